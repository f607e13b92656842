import { expect, it } from 'vitest';
import { isBetter, merge } from './results';

const solution = [['C1*C2-C3']];

it('fewer turns are better, then fewer points', () => {
  expect(isBetter({ turns: 2, points: 9 }, { turns: 3, points: 4 })).toBe(true);
  expect(isBetter({ turns: 2, points: 8 }, { turns: 2, points: 9 })).toBe(true);
  expect(isBetter({ turns: 2, points: 9 }, { turns: 2, points: 9 })).toBe(false);
});

it('keeps the better of both sides, and tells the server what it lacks', () => {
  const here = { p1: { turns: 2, points: 8, solution }, p2: { turns: 3, points: 9, solution } };
  const there = { p2: { turns: 2, points: 7 }, p3: { turns: 1, points: 1 } };
  expect(merge(here, there)).toEqual({ all: { ...there, p1: here.p1 }, untold: ['p1'] });
});

it('loses nothing when one side knows nothing', () => {
  const here = { p1: { turns: 2, points: 8, solution } };
  expect(merge(here, {}).all).toEqual(here);
  expect(merge({}, here).all).toEqual(here);
});

it('does not tell what cannot be shown', () => {
  expect(merge({ p1: { turns: 2, points: 8 } }, {}).untold).toEqual([]);
});
