/** The browser does not let this page copy. */
class NotCopied extends Error {
  readonly code = 'not-copied';
}

/** Copies a text. Browsers have a clipboard only for pages that came over HTTPS; elsewhere the text is selected and copied. */
export async function copy(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    return navigator.clipboard.writeText(text).catch(({ message }: Error) => {
      throw new NotCopied(message);
    });
  }
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed'; // so that the page does not scroll to it
  // Inside an open dialog, because nothing outside of it can be focused.
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isCopied) throw new NotCopied('the browser does not let this page copy');
}
