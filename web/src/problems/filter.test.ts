import { expect, it } from 'vitest';
import { type Filter, filtered, nextAfter } from './filter';
import type { Problem } from './problem';

function problem(id: string, grade: number, turns: number): Problem {
  return { id, number: 0, grade, turns, text: '', best: null, solution: [] };
}

const problems = [problem('p1', 0, 2), problem('1-01', 1, 2), problem('1-02', 1, 3), problem('2-01', 2, 3)];
const isSolved = (id: string) => id === 'p1' || id === '1-02';
const ids = (filter: Partial<Filter>) =>
  filtered(problems, { grade: '', turns: '', state: '', ...filter }, isSolved).map(({ id }) => id);

it.each([
  [{}, ['p1', '1-01', '1-02', '2-01']],
  [{ grade: '0' }, ['p1']],
  [{ grade: '1' }, ['1-01', '1-02']],
  [{ turns: '3' }, ['1-02', '2-01']],
  [{ state: 'solved' }, ['p1', '1-02']],
  [{ state: 'open', turns: '3' }, ['2-01']],
] as [Partial<Filter>, string[]][])('lists by %o: %o', (filter, expected) => {
  expect(ids(filter)).toEqual(expected);
});

it('leads to the next problem that is not solved yet', () => {
  expect(nextAfter(problems[1]!, problems, isSolved)?.id).toBe('2-01');
  expect(nextAfter(problems[3]!, problems, isSolved)?.id).toBe('1-01');
  expect(nextAfter(problems[0]!, problems, () => true)?.id).toBe('1-01');
  expect(nextAfter(problems[0]!, [problems[0]!], () => true)).toBeNull();
});
