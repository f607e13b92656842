import { t } from '../i18n/i18n.svelte';
import type { Clock } from '../net/protocol';

/** How time is counted, in words. */
export function clockText(clock: Clock): string {
  if (clock.kind === 'match') return t('new.clock.match', { n: clock.seconds / 60, s: clock.increment });
  return clock.kind === 'turn' ? t('new.clock.turn', { n: clock.days }) : t('new.clock.none');
}
