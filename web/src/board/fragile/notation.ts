import type { Gesture } from '../../net/protocol';

const SQUARE = '[A-J](?:10|[1-9])';
const forms: [kind: string, form: RegExp][] = [
  ['walk', new RegExp(`^(?<from>${SQUARE})-(?<to>${SQUARE})$`)],
  ['push', new RegExp(`^(?<from>${SQUARE})\\*(?<over>${SQUARE})-(?<to>${SQUARE})$`)],
  ['stack', new RegExp(`^(?<from>${SQUARE})\\+(?<over>${SQUARE})-(?<to>${SQUARE})$`)],
  ['unstack', new RegExp(`^(?<from>${SQUARE})\\^(?<over>${SQUARE})-(?<to>${SQUARE})$`)],
  ['turn', new RegExp(`^(?<from>${SQUARE})!(?<over>${SQUARE})$`)],
  ['pass', new RegExp(`^(?<from>${SQUARE})~(?<over>${SQUARE})-(?<to>${SQUARE})(?:\\(.*\\))?$`)],
  ['end', /^end$/],
];

/** The actions of a record, as far as its words tell them. A square is first a depot, then a docker's place (F8). */
export function readRecord(texts: string[]): Gesture[] {
  const depots = new Set<string>();
  return texts.map((text) => {
    for (const [kind, form] of forms) {
      const found = form.exec(text);
      if (found) return { text, kind, from: '', over: '', to: '', cost: 0, via: [], ...found.groups };
    }
    const kind = depots.has(text) ? 'place-docker' : 'place-depot';
    depots.add(text);
    return { text, kind, from: '', over: '', to: text, cost: 0, via: [] };
  });
}

/** The notation of what was tried on the board: to place something, to walk or to push; empty for anything else. */
export function attemptText(from: string, over: string, to: string): string {
  if (from === '') return over === '' ? to : '';
  return over === '' ? `${from}-${to}` : `${from}*${over}-${to}`;
}
