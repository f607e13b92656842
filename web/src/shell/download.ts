/** Hands a file to the reader. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // Safari reads it later
}

/** The same for a text. */
export const downloadText = (text: string, name: string): void =>
  download(new Blob([text], { type: 'text/plain' }), name);
