import { gameNamed } from '../../games';
import { t } from '../../i18n/i18n.svelte';
import type { Gesture } from '../../net/protocol';

/** What an action does, as it follows a name: `pushes the crate from B4 to B3`. */
export function inWords(game: string, gesture: Gesture): string {
  if (gesture.kind === 'end') return t('does.end');
  if (gesture.kind === 'draw') return t('does.draw');
  return gameNamed(game).does?.(gesture) ?? gesture.text;
}
