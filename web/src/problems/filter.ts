import type { Problem } from './problem';

/** Which problems are listed; an empty string lists all. */
export type Filter = { grade: string; turns: string; state: '' | 'open' | 'solved' };

export function filtered(problems: Problem[], filter: Filter, isSolved: (id: string) => boolean): Problem[] {
  return problems.filter(
    ({ id, grade, turns }) =>
      (filter.grade === '' || filter.grade === String(grade)) &&
      (filter.turns === '' || filter.turns === String(turns)) &&
      (filter.state === '' || (filter.state === 'solved') === isSolved(id)),
  );
}

/** The problem to solve after this one: the next unsolved one, starting over after the last; if all are solved, the next. */
export function nextAfter(
  problem: Problem,
  problems: Problem[],
  isSolved: (id: string) => boolean,
): Problem | null {
  const at = problems.indexOf(problem);
  const others = [...problems.slice(at + 1), ...problems.slice(0, Math.max(0, at))];
  return others.find(({ id }) => !isSolved(id)) ?? others[0] ?? null;
}
