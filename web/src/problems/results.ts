import type { Best } from './problem';

/** My best result in a problem, with the solution if it was found in this browser. */
export type Reached = Best & { solution?: string[][] };
export type Results = Record<string, Reached>;

export function isBetter(now: Best, before: Best | undefined): boolean {
  return !before || now.turns < before.turns || (now.turns === before.turns && now.points < before.points);
}

/** The better result of both for every problem, and the problems in which the server does not have it yet. */
export function merge(here: Results, there: Record<string, Best>): { all: Results; untold: string[] } {
  const all = { ...here };
  for (const [id, best] of Object.entries(there)) if (isBetter(best, here[id])) all[id] = best;
  const untold = Object.keys(here).filter((id) => here[id]!.solution && isBetter(here[id]!, there[id]));
  return { all, untold };
}
