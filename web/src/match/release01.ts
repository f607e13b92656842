import type { Engine } from '../engine/engine';
import type { NewMatch, SeatSummary, Summary } from '../net/protocol';
import { linesOfOptions, linesOfSeats } from './localSeats';

/** A match as release 0.1 stored it: how it begins, and its record as soon as it had begun. */
export type StoredRecord = {
  id: string;
  wanted: Pick<NewMatch, 'game' | 'variant' | 'options' | 'first'>;
  seats: SeatSummary[];
  seed: string;
  record: string;
  summary: Summary | null;
  next: string | null;
  created: number;
};

/** Lets the engine hold the table of a match that release 0.1 stored. */
export async function carryOver(stored: StoredRecord, engine: Engine): Promise<void> {
  const { wanted, id, created } = stored;
  const seats = linesOfSeats(stored.seats);
  if (stored.record) await engine.ask('importRecord', stored.record, seats, id, created);
  else {
    const first = wanted.first === 'lot' ? 0 : wanted.first;
    const options = linesOfOptions(wanted.options);
    await engine.ask('open', wanted.game, wanted.variant, options, seats, first, stored.seed, id, created);
  }
  if (stored.next) await leadOn(stored, stored.next, engine);
}

/** The rematch is in the store already: only the way there is new, and the table that it would open is left. */
async function leadOn(stored: StoredRecord, next: string, engine: Engine): Promise<void> {
  const { version } = await engine.ask('view', -1);
  const seat = stored.seats.find((one) => one.mine)?.seat ?? 0;
  await engine.ask('command', 'rematch', seat, version, `${next} ${stored.seed}`, stored.created);
}
