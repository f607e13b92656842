import { BOAT, START } from '../board/cartagena/position';
import { named, t } from '../i18n/i18n.svelte';
import type { Gesture } from '../net/protocol';

/** An action in words, for those who hear the table: `Push: from B4 to B3, docker on B5`. */
export function inWords(game: string, gesture: Gesture): string {
  if (gesture.kind === 'end') return t('spoken.end');
  if (gesture.kind === 'draw') return t('match.drawCard');
  const what = named(`${game}.kind`, gesture.kind);
  const where = game === 'cartagena' ? onPath(gesture) : onBoard(gesture);
  return where ? t('common.labelled', { label: what, text: where }) : what;
}

/** A docker acts on a crate: it is the crate that goes somewhere. */
function onBoard({ from, over, to }: Gesture): string {
  const way = between(over || from, to);
  return over && from ? `${way}, ${t('spoken.by', { from })}` : way;
}

function onPath({ from, over, to }: Gesture): string {
  const way = between(spot(from), spot(to));
  return over ? `${named('symbol', over)}, ${way}` : way;
}

function between(from: string, to: string): string {
  return from && to ? t('spoken.way', { from, to }) : from || to;
}

function spot(id: string): string {
  return id === START ? t('spoken.start') : id === BOAT ? t('spoken.boat') : id;
}
