import { get } from '../net/http';
import type { Problem } from './problem';

/** A problem that somebody has sent to the site. */
export async function fetchProblem(id: string): Promise<Problem> {
  const { grade, turns, text, best } = await get<Pick<Problem, 'turns' | 'text'> & Partial<Problem>>(
    `problems/${encodeURIComponent(id)}`,
  );
  return { id, number: 0, grade: grade ?? 0, turns, text, best: best ?? null, solution: [] };
}
