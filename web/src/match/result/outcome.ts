import { gameNamed } from '../../games';
import { named, t } from '../../i18n/i18n.svelte';
import type { Clock, NewMatch, NewSeat, SeatSummary, Summary } from '../../net/protocol';
import { nameAt } from '../names';

const HIGHEST_LEVEL = 5;

/** The only seat in first place; 0 where there is none. */
export function winnerOf({ result }: Summary): number {
  const first = (result?.ranks ?? []).flatMap((rank, i) => (rank === 1 ? [i + 1] : []));
  return first.length === 1 ? first[0]! : 0;
}

/** Results without a winner or a loser. */
const withoutResult = ['abandoned', 'silence'];

export function titleOf(summary: Summary, mine: number[]): string {
  const winner = winnerOf(summary);
  if (winner > 0 && mine.length === 1 && mine[0] === winner) return t('match.youWon');
  if (winner > 0) return t('match.won', { name: nameAt(summary, winner) });
  const isAbandoned = withoutResult.includes(summary.result?.code ?? '');
  return t(isAbandoned ? 'match.noWinner' : (gameNamed(summary.game).tie ?? 'match.draw'));
}

/** Results that are possible in every game. */
const byHand = ['resigned', 'time', 'agreed-draw', ...withoutResult];

/** Why the match ended as it did, in words and with names. */
export function whyOf(summary: Summary, position: string): string {
  const { code = '', reason = '', ranks = [] } = summary.result ?? {};
  const name = (seat: number) => nameAt(summary, seat);
  const { why } = gameNamed(summary.game);
  if (why && position !== '' && !byHand.includes(code)) return why(summary, position, name);
  const winner = winnerOf(summary);
  const last = ranks.indexOf(Math.max(...ranks)) + 1;
  const told = named('result', code, {
    name: name(winner),
    who: name(last),
    n: summary.points[winner - 1] ?? 0,
  });
  return told === code ? reason : told;
}

/** The same match against opponents one level higher, for whoever has beaten all of them alone. */
export function nextLevel(summary: Summary, mine: number[]): NewMatch | null {
  if (mine.length !== 1 || winnerOf(summary) !== mine[0]) return null;
  const others = summary.seats.filter((seat) => !seat.mine);
  const isBeaten = others.every(({ kind, level }) => kind === 'bot' && (level ?? 1) < HIGHEST_LEVEL);
  return isBeaten ? likeThis(summary, (seat) => ({ ...seat, level: (seat.level ?? 0) + 1 })) : null;
}

/** The same match with everybody in the same seat; only where nobody else has to be asked. */
export function sameSides(summary: Summary): NewMatch | null {
  return likeThis(summary, (seat) => seat);
}

/** The same match with everybody one seat further; only where nobody else has to be asked. */
export function otherSides(summary: Summary): NewMatch | null {
  const { seats } = summary;
  return likeThis(summary, (_, i) => seats[(i + seats.length - 1) % seats.length]!);
}

function likeThis(
  { game, variant, options, seats, clock }: Summary,
  sitting: (seat: SeatSummary, i: number) => SeatSummary,
): NewMatch | null {
  const wanted = seats.map((seat, i) => newSeat(sitting(seat, i)));
  if (wanted.includes(null) || wanted.every((seat) => seat!.kind !== 'me')) return null;
  return {
    game,
    variant,
    options,
    seats: wanted as NewSeat[],
    first: 'lot',
    clock: { ...clock, left: undefined, at: undefined } as Clock,
    listed: false,
  };
}

function newSeat({ kind, mine, name, level }: SeatSummary): NewSeat | null {
  if (kind === 'bot') return { kind: 'bot', level: level ?? 1 };
  if (!mine) return null;
  return kind === 'guest' ? { kind: 'guest', name } : { kind: 'me' };
}
