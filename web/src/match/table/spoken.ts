import { way } from '../../board/way';
import { gameNamed } from '../../games';
import { named, t } from '../../i18n/i18n.svelte';
import type { Gesture } from '../../net/protocol';

/** An action in words, for those who hear the table: `Push: from B4 to B3, docker on B5`. */
export function inWords(game: string, gesture: Gesture): string {
  if (gesture.kind === 'end') return t('spoken.end');
  if (gesture.kind === 'draw') return t('match.drawCard');
  const what = named(`${game}.kind`, gesture.kind);
  const where = gameNamed(game).where?.(gesture) ?? way(gesture.from, gesture.to);
  return where ? t('common.labelled', { label: what, text: where }) : what;
}
