/** A link carries a whole position: lines joined by `;`, spaces as `_`. */
export function toLink(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/).join('_'))
    .filter((line) => line !== '')
    .join(';');
}

export function fromLink(link: string): string {
  return link
    .split(';')
    .map((line) => line.replaceAll('_', ' '))
    .join('\n');
}

/** Where a position is set up. */
export const editorOf = (position: string): string => `analyse?edit&position=${toLink(position)}`;

/** Where a position is analysed. */
export const analysisOfPosition = (position: string): string => `analyse?position=${toLink(position)}`;
