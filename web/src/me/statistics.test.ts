import { expect, it } from 'vitest';
import type { Summary } from '../net/protocol';
import { tallies } from './statistics';

/** A match that is over, in which I sat in the first seat. */
function match(ranks: number[], more: Partial<Summary> = {}): Summary {
  const seats = ranks.map((_, i) => ({ seat: i + 1, name: `P${i + 1}`, mine: i === 0 }));
  return { game: 'arcanor', turn: 20, seats, result: { ranks, code: 'x', reason: '' }, ...more } as Summary;
}

const byGame = ({ game }: Summary) => [game];

it('counts what I won, shared and lost, and the turns', () => {
  const matches = [match([1, 2]), match([2, 1], { turn: 10 }), match([1, 1]), match([1, 2])];
  expect(tallies(matches, byGame)).toEqual([{ label: 'arcanor', won: 2, drawn: 1, lost: 1, turns: 70 }]);
});

it('a match with several opponents counts for each of them', () => {
  const opponents = (one: Summary) => one.seats.filter((seat) => !seat.mine).map((seat) => seat.name);
  expect(tallies([match([1, 2, 3]), match([2, 1])], opponents)).toEqual([
    { label: 'P2', won: 1, drawn: 0, lost: 1, turns: 40 },
    { label: 'P3', won: 1, drawn: 0, lost: 0, turns: 20 },
  ]);
});

it('what runs, was abandoned, or had all seats at one screen is not counted', () => {
  const shared = match([1, 2]);
  shared.seats.forEach((seat) => (seat.mine = true));
  const abandoned = match([1, 1], { result: { ranks: [1, 1], code: 'abandoned', reason: '' } });
  expect(tallies([match([1, 2], { result: null }), abandoned, shared], byGame)).toEqual([]);
});
