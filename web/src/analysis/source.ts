import { get } from '../net/http';
import { isLocal, storedRecord } from '../match/localMatches';
import { fromLink } from '../problems/problem';
import { store, stored } from '../storage';

/** What is to be analysed: a text, the game if the text is a position, and the name under which its tree is kept. */
export type Source = { text: string; game: string; name: string };

/** Where a page about something leads to its analysis. */
export const analysisOf = (match: string, key: string | null, step: number): string =>
  `analyse?match=${encodeURIComponent(match)}${key ? `&key=${encodeURIComponent(key)}` : ''}&step=${step}`;

const keptTree = (name: string) => `analysis-${name}`;
const keptText = (name: string) => `analysed-${name}`;

/** Reads what an address names; null if it names nothing. */
export async function sourceOf(query: URLSearchParams): Promise<Source | null> {
  const match = query.get('match');
  const text = query.get('text');
  const problem = query.get('problem');
  if (match) return ofMatch(match, query.get('key'));
  if (problem) return ofPosition(fromLink(problem));
  if (!text) return null;
  const kept = stored(keptText(text));
  return kept === null ? null : ofText(kept, text);
}

async function ofMatch(match: string, key: string | null): Promise<Source | null> {
  const query = key ? `?key=${encodeURIComponent(key)}` : '';
  const record = isLocal(match)
    ? await storedRecord(match)
    : await get<string>(`matches/${encodeURIComponent(match)}/record${query}`);
  return record === null ? null : { text: stored(keptTree(match)) ?? record, game: '', name: match };
}

function ofPosition(text: string): Source {
  return { text, game: gameOf(text), name: digest(text) };
}

function ofText(text: string, name: string): Source {
  return { text: stored(keptTree(name)) ?? text, game: gameOf(text), name };
}

/** Keeps a pasted text in this browser, and tells the name that leads to it. */
export function keepText(text: string): string {
  const name = digest(text);
  store(keptText(name), text);
  return name;
}

export function keepTree(name: string, text: string): void {
  store(keptTree(name), text);
}

/** The game of a position; empty for the record of a match. */
export function gameOf(text: string): string {
  if (text.trimStart().startsWith('cabestan match')) return '';
  const named = /^\s*game\s+(\w+)/m.exec(text)?.[1];
  return named ?? 'arcanor'; // the only game whose positions are one line without a name
}

/** A short name for a text: 53 bits of it (cyrb53). */
function digest(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
