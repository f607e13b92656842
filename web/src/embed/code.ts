/** The page on which the embedded board can be analysed. */
export function pageBehind(query: URLSearchParams, from = location.href): string {
  return new URL(`analyse?${query}`, from).href;
}

/** The HTML with which another website shows a board. */
export function codeFor(query: string, title: string, from = location.href): string {
  const address = new URL(`embed?${query}`, from).href;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="480" height="560"></iframe>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
