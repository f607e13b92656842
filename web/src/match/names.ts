import { gameNamed } from '../games';
import { named, t } from '../i18n/i18n.svelte';
import type { SeatSummary, Summary } from '../net/protocol';

/** Computer players have a name for each game and level. */
export const botName = (game: string, level: number | null) => named(`bot.${game}`, `${level ?? 1}`);

export function seatName(game: string, seat: SeatSummary | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'bot') return botName(game, seat.level);
  return seat.kind === 'open' ? t('seat.free') : seat.name || t('seat.number', { n: seat.seat });
}

export function nameAt(summary: Summary, seat: number): string {
  return seatName(
    summary.game,
    summary.seats.find((one) => one.seat === seat),
  );
}

/** Whether people at one screen must not see each other's views. */
export function hidesHands(summary: Summary): boolean {
  return gameNamed(summary.game).hidesHands(summary.variant);
}
