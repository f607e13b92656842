import { gameOf, type Source } from '../analysis/source';
import { fetchStudy } from '../analysis/study.svelte';
import { fromLink } from '../editor/link';
import { get, RequestRejected } from '../net/http';
import { matchPath } from '../net/matchPath';

/** Loads what an embedded board shows. It is fetched without identification, so that it shows only what everybody may see. */
export async function sourceToEmbed(query: URLSearchParams): Promise<Source> {
  const [study, match, position] = ['study', 'match', 'position'].map((name) => query.get(name));
  if (study) return { text: (await fetchStudy(study, null)).text, game: '', name: study };
  if (match) return { text: await recordOf(match), game: '', name: match };
  if (!position) throw new RequestRejected(404, 'not-found', 'there is nothing at this address');
  const text = fromLink(position);
  return { text, game: gameOf(text), name: '' };
}

const recordOf = (match: string) => get<string>(matchPath(match, 'record'));

/** Whether the operator allows other pages to show boards of this site; asked once. */
let asked: Promise<boolean> | null = null;
export function mayEmbed(): Promise<boolean> {
  asked ??= get<{ origins: string[] }>('embedding').then(
    ({ origins }) => origins.length > 0,
    () => {
      asked = null; // no network now: the next dialog asks again
      return false;
    },
  );
  return asked;
}
