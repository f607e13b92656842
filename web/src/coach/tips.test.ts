import { expect, it } from 'vitest';
import { games, gameNamed } from '../games';
import { flatten } from '../i18n/i18n.svelte';
import * as english from '../i18n/en';
import { openings } from '../home/samples';
import { exercises } from '../learn/lessons';
import type { View } from '../net/protocol';
import { type Read, tipFor } from './tips';

const texts = flatten(english);
const nothing: Read = { closed: [], shown: {} };

const viewOf = (id: string): View => ({ ...exercises[id]!, seat: 1, undoable: 0 });
const tipOf = (game: string, id: string, read = nothing, turn = 1) =>
  tipFor(gameNamed(game).tips!, viewOf(id), turn, read);
const closed = (...ids: string[]): Read => ({ closed: ids, shown: {} });

it.each(games)('$id has five to eight tips, each with its text', ({ id, tips }) => {
  expect(tips!.length).toBeGreaterThanOrEqual(5);
  expect(tips!.length).toBeLessThanOrEqual(8);
  expect(tips!.map((tip) => texts[`tip.${id}.${tip.id}`]).filter((text) => !text)).toEqual([]);
  const ids = Object.keys(texts).filter((key) => key.startsWith(`tip.${id}.`));
  expect(ids.sort()).toEqual(tips!.map((tip) => `tip.${id}.${tip.id}`).sort());
});

it.each(games)('no tip of $id applies where nothing can be done', ({ id, tips }) => {
  const view: View = { position: openings[id]!.position, seat: 1, legal: [], undoable: 0 };
  const applying = tips!.filter((tip) => tip.applies(view)).map((tip) => tip.id);
  expect(applying.filter((tip) => !['depots', 'row', 'lids'].includes(tip))).toEqual([]);
});

it.each([
  ['fragile', 'fragile-place', closed(), 'depots'],
  ['fragile', 'fragile-docker', closed(), 'dockers'],
  ['fragile', 'fragile-walk', closed(), 'walk'],
  ['fragile', 'fragile-push', closed(), 'store'],
  ['fragile', 'fragile-push', closed('store', 'walk'), 'push'],
  ['fragile', 'fragile-pass', closed('store', 'walk', 'push'), 'pass'],
  ['fragile', 'fragile-turn', closed('store', 'walk', 'push'), 'turn'],
  ['fragile', 'fragile-end', closed(), 'end'],
  ['cartagena', 'cartagena-forward', closed(), 'forward'],
  ['cartagena', 'cartagena-back', closed('forward'), 'few'],
  ['cartagena', 'cartagena-back', closed('forward', 'few'), 'back'],
  ['cartagena', 'cartagena-boat', closed('forward'), 'boat'],
  ['cartagena', 'cartagena-end', closed(), 'more'],
  ['arcanor', 'arcanor-move', closed(), 'move'],
  ['arcanor', 'arcanor-capture', closed('move'), 'capture'],
  ['arcanor', 'arcanor-win', closed('move'), 'row'],
  ['arcanor', 'arcanor-release', closed('move'), 'release'],
  ['arcanor', 'arcanor-peek', closed('move', 'release'), 'lids'],
])('in %s, position %s, after %o: %s', (game, position, read, tip) => {
  expect(tipOf(game, position, read)).toBe(tip);
});

it('a tip stays for the turn in which it was shown, and is known in the next', () => {
  const read: Read = { closed: [], shown: { walk: 3 } };
  expect(tipOf('fragile', 'fragile-walk', read, 3)).toBe('walk');
  expect(tipOf('fragile', 'fragile-walk', read, 5)).not.toBe('walk');
});
