import { t } from '../i18n/i18n.svelte';
import type { SeatSummary, Summary } from '../net/protocol';

export function seatName(seat: SeatSummary | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'bot') return t('seat.bot', { n: seat.level ?? 1 });
  return seat.kind === 'open' ? t('seat.free') : seat.name || t('seat.number', { n: seat.seat });
}

export function nameAt(summary: Summary, seat: number): string {
  return seatName(summary.seats.find((one) => one.seat === seat));
}

/** Cartagena's hands are hidden except in Tortuga; elsewhere nothing is hidden from the other side of a screen. */
export function hidesHands(summary: Summary): boolean {
  return summary.game === 'cartagena' && summary.variant !== 'tortuga';
}
