import { get } from '../net/http';
import { isLocal, storedRecord } from '../match/localMatches';
import { fromLink } from '../editor/link';
import { fromLink as ofProblem } from '../problems/problem';
import { store, stored } from '../storage';
import type { SiteMatch } from './siteAnalysis.svelte';
import { fetchStudy, type StudyShown } from './study.svelte';
import { unsavedOf } from './unsaved';

/**
 * The subject of an analysis: a text, its game if the text is a position, and the name under which its tree is kept.
 * `embed` is the query with which `/embed` shows it; left out if only this browser has it.
 */
export type Source = {
  text: string;
  game: string;
  name: string;
  embed?: string;
  study?: StudyShown;
  site?: SiteMatch;
};

/** The address of the analysis of a match. */
export const analysisOf = (match: string, key: string | null, step: number): string =>
  `analyse?match=${encodeURIComponent(match)}${key ? `&key=${encodeURIComponent(key)}` : ''}&step=${step}`;

const keptTree = (name: string) => `analysis-${name}`;
const keptText = (name: string) => `analysed-${name}`;

/** Loads whatever an address names; null if it names nothing. */
export async function sourceOf(query: URLSearchParams): Promise<Source | null> {
  const study = query.get('study');
  const match = query.get('match');
  const text = query.get('text');
  const problem = query.get('problem');
  const position = query.get('position');
  if (study) return ofStudy(study, query.get('key'));
  if (match) return ofMatch(match, query.get('key'));
  if (problem) return ofText(ofProblem(problem));
  if (position) return { ...ofText(fromLink(position)), embed: `position=${encodeURIComponent(position)}` };
  if (!text) return null;
  const kept = stored(keptText(text));
  return kept === null ? null : ofText(kept, text);
}

/** A study; with changes that this browser could not save, it is opened as it was when they were made. */
async function ofStudy(id: string, key: string | null): Promise<Source> {
  const found = await fetchStudy(id, key);
  const unsaved = found.key ? unsavedOf(id) : null;
  const study = unsaved ? { ...found, version: unsaved.version, text: unsaved.base } : found;
  const text = unsaved?.text ?? found.text;
  return { text, game: '', name: id, embed: `study=${encodeURIComponent(id)}`, study };
}

async function ofMatch(match: string, key: string | null): Promise<Source | null> {
  const query = key ? `?key=${encodeURIComponent(key)}` : '';
  const record = isLocal(match)
    ? await storedRecord(match)
    : await get<string>(`matches/${encodeURIComponent(match)}/record${query}`);
  if (record === null) return null;
  const embed = isLocal(match) ? undefined : `match=${encodeURIComponent(match)}`;
  const isOnSite = !isLocal(match) && !/^result\s+running/m.test(record);
  return {
    text: stored(keptTree(match)) ?? record,
    game: '',
    name: match,
    embed,
    site: isOnSite ? { match, key } : undefined,
  };
}

/** A text under the name of its digest, or the tree that has grown from it. */
function ofText(text: string, name = digest(text)): Source {
  const tree = stored(keptTree(name));
  return tree === null ? { text, game: gameOf(text), name } : { text: tree, game: '', name };
}

/** Keeps a pasted text in this browser and returns the name under which it is found again. */
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
