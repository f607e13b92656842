import { expect, it } from 'vitest';
import { mean, overTime, type PlayedAccuracy, points } from './accuracy';

const played = (game: string, ended: number, decisions: number, accuracy: number): PlayedAccuracy => ({
  match: `m${ended}`,
  game,
  variant: 'open',
  ended,
  seat: 1,
  decisions,
  accuracy,
});

const matches = [
  played('arcanor', 3, 30, 9_000),
  played('cartagena', 2, 20, 8_000),
  played('arcanor', 1, 10, 5_000),
];

it('shows the matches of a game or of all, the oldest first', () => {
  expect(overTime(matches, '').map(({ match }) => match)).toEqual(['m1', 'm2', 'm3']);
  expect(overTime(matches, 'arcanor').map(({ match }) => match)).toEqual(['m1', 'm3']);
});

it('counts every decision once', () => {
  expect(mean(overTime(matches, 'arcanor'))).toBe(8_000);
  expect(mean([])).toBe(0);
});

it('draws perfect play at the top, and a single match at the left', () => {
  expect(points(overTime(matches, 'arcanor'), 100, 40)).toEqual([
    [0, 20],
    [100, 4],
  ]);
  expect(points([played('arcanor', 1, 5, 10_000)], 100, 40)).toEqual([[0, 0]]);
});
