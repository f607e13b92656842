import type { NewSeat, SeatSummary } from '../net/protocol';

type Sitting = Pick<SeatSummary, 'kind' | 'name' | 'mine' | 'level'>;

/** The seats as the engine reads them: a line for each. */
export function linesOfSeats(seats: Sitting[]): string {
  return seats
    .map(({ kind, name, mine, level }) => {
      if (kind === 'bot') return `bot ${level ?? 1}`;
      return `${mine ? kind : 'elsewhere'} ${name}`;
    })
    .join('\n');
}

/** The seats of a new match in this browser. */
export function sitting(wanted: NewSeat, myName: string): Sitting {
  if (wanted.kind === 'bot') return { kind: 'bot', name: '', mine: false, level: wanted.level };
  return wanted.kind === 'guest'
    ? { kind: 'guest', name: wanted.name.trim(), mine: true, level: null }
    : { kind: 'player', name: myName, mine: true, level: null };
}

/** The options of a variant, as the engine reads them. */
export function linesOfOptions(options: Record<string, string>): string {
  return Object.entries(options)
    .map(([key, value]) => `${key} ${value}`)
    .join('\n');
}
