import type { Engine } from '../engine/engine';
import type { NewMatch, SeatSummary, Summary } from '../net/protocol';
import { linesOfOptions, linesOfSeats } from './localSeats';

/** A match as release 0.1 kept it: how it begins, and its record as soon as it had begun. */
export type KeptRecord = {
  id: string;
  wanted: Pick<NewMatch, 'game' | 'variant' | 'options' | 'first'>;
  seats: SeatSummary[];
  seed: string;
  record: string;
  summary: Summary | null;
  next: string | null;
  created: number;
};

/** Lets the engine hold the table of a match that release 0.1 kept. */
export async function carryOver(kept: KeptRecord, engine: Engine): Promise<void> {
  const { wanted, id, created } = kept;
  const seats = linesOfSeats(kept.seats);
  if (kept.record) await engine.ask('importRecord', kept.record, seats, id, created);
  else {
    const first = wanted.first === 'lot' ? 0 : wanted.first;
    const options = linesOfOptions(wanted.options);
    await engine.ask('open', wanted.game, wanted.variant, options, seats, first, kept.seed, id, created);
  }
  if (kept.next) await leadOn(kept, kept.next, engine);
}

/** The rematch is in the store already: only the way there is new, and the table that it would open is left. */
async function leadOn(kept: KeptRecord, next: string, engine: Engine): Promise<void> {
  const { version } = await engine.ask('view', -1);
  const seat = kept.seats.find((one) => one.mine)?.seat ?? 0;
  await engine.ask('command', 'rematch', seat, version, `${next} ${kept.seed}`, kept.created);
}
