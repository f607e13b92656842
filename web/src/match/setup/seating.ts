import type { NewMatch, NewSeat, Variant } from '../../net/protocol';

/** The occupant of a seat for which nobody was chosen. */
const USUAL: NewSeat = { kind: 'bot', level: 2 };

/** The seats, shortened or filled up to a number that the variant allows. */
export function fitting(seats: NewSeat[], { minSeats, maxSeats }: Pick<Variant, 'minSeats' | 'maxSeats'>) {
  const missing = Math.max(0, minSeats - seats.length);
  return [...seats, ...Array.from({ length: missing }, () => ({ ...USUAL }))].slice(0, maxSeats);
}

/** One seat more, for somebody like all others beside me. */
export function withSeat(seats: NewSeat[], guestName: (seat: number) => string): NewSeat[] {
  const company = companyOf(seats);
  const more = company === 'open' || company === 'guest' ? read(company, guestName(seats.length + 1)) : USUAL;
  return [...seats, { ...more }];
}

/** A seat as a list of choices names it: `me`, `bot 2`, `friend CODE`. */
export function written(seat: NewSeat): string {
  if (seat.kind === 'friend') return `friend ${seat.person}`;
  return seat.kind === 'bot' ? `bot ${seat.level}` : seat.kind;
}

/** The seats with another choice for one of them; whoever sits at this screen takes one seat only. */
export function seated(seats: NewSeat[], index: number, choice: string, guestName: string): NewSeat[] {
  const chosen = read(choice, guestName);
  return seats.map((seat, i) => {
    if (i === index) return chosen;
    return chosen.kind === 'me' && seat.kind === 'me' ? { ...USUAL } : seat;
  });
}

/** The seats with the same choice for everybody but me. */
export function accompanied(
  seats: NewSeat[],
  choice: string,
  guestName: (seat: number) => string,
): NewSeat[] {
  const mine = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'me'),
  );
  return seats.map((_, i) => (i === mine ? { kind: 'me' } : read(choice, guestName(i + 1))));
}

/** What everybody but me is, if they are all of one kind. */
export function companyOf(seats: NewSeat[]): NewSeat['kind'] | null {
  const [first, ...more] = seats.filter(({ kind }) => kind !== 'me');
  return first && more.every(({ kind }) => kind === first.kind) ? first.kind : null;
}

function read(choice: string, guestName: string): NewSeat {
  const [kind, which = ''] = choice.split(' ');
  if (kind === 'bot') return { kind, level: Number(which) };
  if (kind === 'friend') return { kind, person: which };
  return kind === 'guest' ? { kind, name: guestName } : { kind: kind as 'me' | 'open' };
}

/** Who goes first, as it was chosen; by lot if that seat was left out since. */
export function firstOf(choice: string, seats: number): NewMatch['first'] {
  return choice === 'lot' || Number(choice) > seats ? 'lot' : Number(choice);
}
