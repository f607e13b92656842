import type { Summary } from '../../net/protocol';

/**
 * The tables at which somebody is there and waits for this game, the best first: those of the variant that most begin
 * with, without a clock, with the fewest seats to fill; among equals the one that has waited longest.
 */
export function waitingFor(game: string, variant: string, tables: Summary[]): Summary[] {
  return tables
    .filter((table) => table.game === game && table.state === 'waiting' && canJoin(table))
    .sort(
      (a, b) =>
        Number(b.variant === variant) - Number(a.variant === variant) ||
        Number(b.clock.kind === 'none') - Number(a.clock.kind === 'none') ||
        free(a) - free(b) ||
        byAge(a, b),
    );
}

function canJoin({ seats }: Summary): boolean {
  const people = seats.filter((seat) => seat.kind === 'player');
  return (
    seats.some((seat) => seat.vacant) &&
    !seats.some((seat) => seat.mine) &&
    people.length > 0 &&
    people.every((seat) => seat.online)
  );
}

const free = ({ seats }: Summary) => seats.filter((seat) => seat.kind === 'open').length;

/** The order in which two tables were opened; the same for everybody who looks at both. */
export function byAge(a: Pick<Summary, 'created' | 'id'>, b: Pick<Summary, 'created' | 'id'>): number {
  return a.created - b.created || (a.id < b.id ? -1 : 1);
}
