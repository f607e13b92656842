/** A position text with one key a line, as Fragile and Cartagena write it; `#` begins a comment. */
export type Line = { key: string; words: string[] };

export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  for (const raw of text.split('\n')) {
    const [key, ...words] = raw.replace(/#.*/, '').trim().split(/\s+/);
    if (key) lines.push({ key, words });
  }
  return lines;
}

export function wordsOf(lines: Line[], key: string): string[] {
  return lines.find((line) => line.key === key)?.words ?? [];
}

export function linesOf(lines: Line[], key: string): Line[] {
  return lines.filter((line) => line.key === key);
}

export function writeLines(lines: Line[]): string {
  return lines.map(({ key, words }) => [key, ...words].join(' ')).join('\n');
}
