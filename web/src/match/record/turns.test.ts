import { expect, it } from 'vitest';
import type { Step } from '../../net/protocol';
import { lastTurn } from './turns';

const step = (seat: number, turn: number, text = 'end'): Step => ({ seat, turn, text });
const record = [
  step(1, 1, 'D6-B3'),
  step(1, 1),
  step(2, 2, 'F3-F4'),
  step(2, 2),
  step(3, 3, 'H3-I3'),
  step(3, 3, 'I3-I4'),
  step(3, 3),
];

it.each([
  ['to me: all that others did since my turn', [1], 4, { from: 2, to: 7 }],
  ['to a watcher: the last turn', [], 4, { from: 4, to: 7 }],
  ['to several on one screen: the last turn', [1, 2, 3], 4, { from: 4, to: 7 }],
  ['after my own turn: that turn', [3], 4, { from: 4, to: 7 }],
])('shows again %s', (_, mine, running, turn) => {
  expect(lastTurn(record, mine, running)).toEqual(turn);
});

it('does not count what I have done in the running turn', () => {
  expect(lastTurn([...record, step(1, 4, 'B3-B4')], [1], 4)).toEqual({ from: 2, to: 7 });
});

it('has nothing to show before anybody has played', () => {
  expect(lastTurn([], [1], 1)).toBeNull();
  expect(lastTurn([step(1, 1, 'D6-B3')], [1], 1)).toBeNull();
});
