import { duration, isStill, type Tempo } from '../board/motion';
import { gameNamed } from '../games';
import { preferences } from '../look/preferences.svelte';
import type { Shown } from './matchSource';

const BREATH = 90;

/** How slowly the last action is shown. With a clock for the whole match, long animations would cost time. */
export function tempoOf({ lastSeat, summary }: Pick<Shown, 'lastSeat' | 'summary'>): Tempo {
  if (summary.seats[lastSeat - 1]?.mine) return 'own';
  if (isStill()) return 'instant';
  return summary.clock.kind === 'match' && preferences.pace !== 'instant' ? 'fast' : preferences.pace;
}

/** How long the last action moves on the board; the next one waits until then. */
export function restAfter(shown: Pick<Shown, 'last' | 'lastSeat' | 'summary' | 'views'>): number {
  const { last, summary, views } = shown;
  if (!last || last.from + last.over + last.to === '') return 0; // nothing on the board
  const steps = gameNamed(summary.game).steps?.(last, views[0]?.position ?? '') ?? last.via.length + 1;
  const time = duration(steps, tempoOf(shown));
  return time > 0 ? time + BREATH : 0;
}
