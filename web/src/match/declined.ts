import { t } from '../i18n/i18n.svelte';
import type { Rejection } from '../i18n/rejection';
import type { Event, Summary } from '../net/protocol';
import { nameAt } from './names';

/** The message for the player who nudged, and for the one who was nudged while looking at the match. */
export function nudged(events: Event[], summary: Summary): Rejection | null {
  const nudge = events.findLast(({ kind }) => kind === 'nudged');
  const waitedFor = summary.seats[summary.onTurn - 1];
  if (!nudge || !waitedFor) return null;
  const isMine = summary.seats[nudge.seat - 1]?.mine;
  if (!isMine && !waitedFor.mine) return null;
  const reason = isMine
    ? t('absence.nudged', { name: nameAt(summary, summary.onTurn) })
    : t('absence.waits', { name: nameAt(summary, nudge.seat) });
  return { code: nudge.kind, rule: '', reason };
}

/** The message for a player whose draw offer or take-back was declined. */
export function declined(events: Event[], before: Summary | undefined, summary: Summary): Rejection | null {
  const answer = events.findLast(({ kind }) => kind === 'draw-declined' || kind === 'takeback-refused');
  if (!answer) return null;
  const asked = events.find(({ kind }) => kind === 'draw-offered' || kind === 'takeback-asked');
  const asker = summary.seats[(before?.offer?.seat ?? asked?.seat ?? 0) - 1];
  const decliner = summary.seats[answer.seat - 1];
  if (!asker?.mine || !decliner || decliner.mine) return null;
  const name = nameAt(summary, answer.seat);
  const reason =
    decliner.kind === 'bot'
      ? t('match.botsPlayOn')
      : answer.kind === 'draw-declined'
        ? t('match.drawDeclined', { name })
        : t('match.takebackRefused', { name });
  return { code: answer.kind, rule: '', reason };
}
