import { expect, it } from 'vitest';
import type { Gesture } from '../../net/protocol';
import { inWords } from './spoken';

const gesture = (kind: string, from = '', over = '', to = ''): Gesture => ({
  text: '',
  kind,
  from,
  over,
  to,
  cost: 1,
  via: [],
});

it.each([
  ['fragile', gesture('walk', 'D6', '', 'B3'), 'Walk: from D6 to B3'],
  ['fragile', gesture('push', 'B5', 'B4', 'B3'), 'Push: from B4 to B3, docker on B5'],
  ['fragile', gesture('turn', 'D6', 'C6'), 'Turn over: C6, docker on D6'],
  ['fragile', gesture('place-depot', '', '', 'A1'), 'Place depot: A1'],
  ['cartagena', gesture('forward', '0', 'K', 'boat'), 'Forward: Key, from start to boat'],
  ['cartagena', gesture('draw'), 'Draw a card'],
  ['arcanor', gesture('capture', 'a1', '', 'b2'), 'Capture: from a1 to b2'],
  ['arcanor', gesture('capture', 'd3', 'e4', 'e4'), 'Capture: from d3 to e4'],
  ['arcanor', gesture('pass'), 'Pass'],
  ['fragile', gesture('end'), 'end of the turn'],
])('%s: %o', (game, action, words) => {
  expect(inWords(game, action)).toBe(words);
});
