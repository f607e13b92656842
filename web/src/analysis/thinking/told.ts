import { inWords } from '../../match/table/spoken';
import type { Gesture } from '../../net/protocol';

/** The first turn of a line in words, and what follows it in notation. A turn without an end is one action. */
export function turnInWords(game: string, actions: Gesture[]): { told: string; more: string } {
  const end = actions.findIndex(({ kind }) => kind === 'end');
  const turn = actions.slice(0, Math.max(end, 1));
  return {
    told: turn.map((one) => inWords(game, one)).join(', '),
    more: actions
      .slice(end > 0 ? end + 1 : turn.length)
      .map(({ text }) => text)
      .join(' '),
  };
}
