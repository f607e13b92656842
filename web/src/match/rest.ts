import { duration } from '../board/motion';
import { gameNamed } from '../games';
import type { Shown } from './matchSource';

const BREATH = 90;

/** How long what led here is on its way on the board; what comes next waits until it has been seen. */
export function restAfter({ last, summary, views }: Pick<Shown, 'last' | 'summary' | 'views'>): number {
  if (!last) return 0;
  const steps = gameNamed(summary.game).steps?.(last, views[0]?.position ?? '') ?? last.via.length + 1;
  return duration(steps) + BREATH;
}
