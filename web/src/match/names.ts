import { gameNamed } from '../games';
import { named, t } from '../i18n/i18n.svelte';
import type { SeatSummary, Summary } from '../net/protocol';

type Table = Pick<Summary, 'game' | 'seats'>;

/** Computer players have a name for each game and level. */
export const botName = (game: string, level: number | null) => named(`bot.${game}`, `${level ?? 1}`);

/** How that computer player likes to play. */
export const botStyle = (game: string, level: number | null) => named(`bot.${game}.style`, `${level ?? 1}`);

/** The name of a seat's occupant; computer players of the same level are told apart by a number. */
export function seatName({ game, seats }: Table, seat: SeatSummary): string {
  if (seat.kind === 'open') return seat.name ? t('seat.kept', { name: seat.name }) : t('seat.free');
  if (seat.kind !== 'bot') return seat.name || t('seat.number', { n: seat.seat });
  const name = botName(game, seat.level);
  const alike = seats.filter((one) => one.kind === 'bot' && botName(game, one.level) === name);
  return alike.length > 1 ? `${name} ${alike.findIndex((one) => one.seat === seat.seat) + 1}` : name;
}

export function nameAt(table: Table, seat: number): string {
  const found = table.seats.find((one) => one.seat === seat);
  return found ? seatName(table, found) : '';
}

/** Whether people at one screen must not see each other's cards. */
export function hidesHands(summary: Summary): boolean {
  return gameNamed(summary.game).hidesHands(summary.variant);
}

/** Whether a match has nothing to hide: it is over, or all is in sight from its beginning on. */
export function isInSight({ game, variant, state }: Summary): boolean {
  return state === 'over' || (gameNamed(game).hasPerfectInformation?.(variant) ?? false);
}

/** Whether a hint could give away what the players have to remember. */
export function testsMemory(summary: Summary): boolean {
  return gameNamed(summary.game).testsMemory?.(summary.variant) ?? false;
}
