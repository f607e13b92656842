import type { Tip } from '../board/game';
import type { View } from '../net/protocol';

/** The tips that a reader has closed, or has seen for a turn. */
export type Read = { closed: string[]; shown: Record<string, number> };

/** The first tip that applies and is not known yet; one shown in an earlier turn counts as known. */
export function tipFor(tips: Tip[], view: View, turn: number, { closed, shown }: Read): string | null {
  const isNew = (id: string) => !closed.includes(id) && (shown[id] ?? turn) === turn;
  return tips.find((tip) => isNew(tip.id) && tip.applies(view))?.id ?? null;
}
