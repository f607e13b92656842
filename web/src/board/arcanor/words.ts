import { named, t } from '../../i18n/i18n.svelte';
import type { Gesture } from '../../net/protocol';
import { readArcanor, type Piece } from './position';

export function pieceInWords({ seat, size }: Piece): string {
  return t(seat === 1 ? 'spoken.maple' : 'spoken.walnut', { size });
}

/** A stack as far as it is seen: `maple 1 holding walnut 2`. */
export function inWords(stack: Piece[], isHollow: boolean): string {
  const words = stack.map(pieceInWords).join(` ${t('spoken.holding')} `);
  return isHollow ? `${words}, ${named('arcanor', 'hollow')}` : words;
}

/** The contents that a lift, a release or a capture uncovered; on the memory table visible only at this moment (A16). */
export function uncovered({ kind, from }: Gesture, position: string): string {
  const { closed, stacks, lifted } = readArcanor(position);
  if (!closed || !['peek', 'release', 'capture'].includes(kind)) return '';
  const stack = stacks.get(from) ?? [];
  if (!lifted.includes(from)) {
    if (stack.length === 0) return named('arcanor', 'nothing-left');
    return named('arcanor', 'left', { square: from, stack: inWords(stack, false) });
  }
  const values = { square: from, stack: inWords(stack, stack.length === 1) };
  return named('arcanor', kind === 'peek' ? 'seen' : 'put-back', values);
}
