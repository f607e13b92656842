import { create } from '../net/http';
import { me } from '../net/me.svelte';
import type { Created, NewSeat, SeatSummary, Summary } from '../net/protocol';
import { removeMoved, storedRecord } from './localMatches';

/** The seats of a match that continues on the server; those in `free` wait there for friends. */
export function seatsThere(seats: SeatSummary[], free: number[]): NewSeat[] {
  const me = (seats.find((seat) => seat.kind === 'player') ?? seats.find((seat) => seat.mine))?.seat;
  return seats.map((seat) => {
    if (free.includes(seat.seat)) return { kind: 'open' };
    if (seat.seat === me) return { kind: 'me' };
    return seat.kind === 'bot' ? { kind: 'bot', level: seat.level ?? 1 } : { kind: 'guest', name: seat.name };
  });
}

/** Moves a match of this browser to the server and returns its id there; it is removed here once it is stored there. */
export async function upload(summary: Summary, record: string, free: number[] = []): Promise<string> {
  await me.ready();
  const { match } = await create<Created>('records', { record, seats: seatsThere(summary.seats, free) });
  await removeMoved(summary);
  return match;
}

/** The same for a match that is not open now. */
export async function uploadStored(summary: Summary): Promise<void> {
  const record = await storedRecord(summary.id, 'record');
  if (record !== null) await upload(summary, record);
}
