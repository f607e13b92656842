import { Engine, isEngineSupported } from '../engine/engine';
import type { NewMatch, NewSeat, SeatSummary, Summary } from '../net/protocol';
import { onShelf, type StoreTrouble, troubleOf } from './shelf';

/** A match kept in this browser: how it begins, and its record as soon as it has begun. */
export type Kept = {
  id: string;
  wanted: Pick<NewMatch, 'game' | 'variant' | 'options' | 'first'>;
  seats: SeatSummary[];
  seed: string;
  record: string;
  summary: Summary | null;
  next: string | null;
  created: number;
};

const PREFIX = 'local-';

export function isLocal(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Whether a match needs nobody else and no clock, so that it can be played without a server. */
export function canBeLocal(wanted: NewMatch): boolean {
  return (
    wanted.seats.every((seat) => seat.kind !== 'open') &&
    wanted.clock.kind === 'none' &&
    !wanted.listed &&
    isEngineSupported()
  );
}

/** A new match in this browser; its id leads there. */
export function newLocal(wanted: NewMatch, myName: string): Promise<string> {
  return keepNew(
    wanted,
    wanted.seats.map((seat, i) => seatOf(seat, i + 1, myName)),
  );
}

/** A match that goes on from a record; its id leads there. */
export async function keepBranch(
  { game, variant, options }: Pick<Summary, 'game' | 'variant' | 'options'>,
  seats: SeatSummary[],
  record: string,
): Promise<string> {
  const id = PREFIX + hex(8);
  const wanted = { game, variant, options, first: 'lot' as const };
  await keep({ id, wanted, seats, seed: hex(32), record, summary: null, next: null, created: Date.now() });
  return id;
}

/** A record from elsewhere, checked by the rules; one that still runs goes on here, with everybody on this screen. */
export async function keepRecord(text: string): Promise<string> {
  const engine = new Engine();
  try {
    await engine.ask('open', text);
    const { game, variant, options, names, result } = await engine.ask('show', '0');
    const record = (await engine.ask('record')).text;
    const mine = result === null;
    const seats = names.map((name, i): SeatSummary => {
      return { seat: i + 1, kind: 'guest', name, mine, online: true, level: null };
    });
    return await keepBranch({ game, variant, options }, seats, record);
  } finally {
    engine.stop();
  }
}

/** The same again, everybody one seat further. */
export function rematch(kept: Kept): Promise<string> {
  const { seats } = kept;
  const turned = [seats.at(-1)!, ...seats.slice(0, -1)];
  return keepNew(
    kept.wanted,
    turned.map((seat, i) => ({ ...seat, seat: i + 1 })),
  );
}

async function keepNew(wanted: Kept['wanted'], seats: SeatSummary[]): Promise<string> {
  const { game, variant, options, first } = wanted;
  const id = PREFIX + hex(8);
  await keep({
    id,
    wanted: { game, variant, options, first },
    seats,
    seed: hex(32),
    record: '',
    summary: null,
    next: null,
    created: Date.now(),
  });
  return id;
}

function seatOf(wanted: NewSeat, seat: number, myName: string): SeatSummary {
  const shared = { seat, online: true, level: null };
  if (wanted.kind === 'bot') {
    return { ...shared, kind: 'bot', name: `Level ${wanted.level}`, mine: false, level: wanted.level };
  }
  return wanted.kind === 'guest'
    ? { ...shared, kind: 'guest', name: wanted.name.trim() || `Seat ${seat}`, mine: true } // a record needs a name
    : { ...shared, kind: 'player', name: myName, mine: true };
}

/** So many random bytes in hexadecimal digits. */
export function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Matches of this page that the browser would not store, and why; they last until it is closed. */
const unstored = new Map<string, { kept: Kept; trouble: StoreTrouble }>();

/** Why the last attempt to store a match failed: then it is lost when the page is closed. */
export function whyUnstored(id: string): StoreTrouble | null {
  return unstored.get(id)?.trouble ?? null;
}

export async function keep(kept: Kept): Promise<void> {
  try {
    await onShelf('readwrite', (shelf) => shelf.put(kept));
    unstored.delete(kept.id);
  } catch (error) {
    unstored.set(kept.id, { kept, trouble: troubleOf(error) }); // told to the player by whyUnstored
  }
}

export async function remove(id: string): Promise<void> {
  unstored.delete(id);
  await onShelf('readwrite', (shelf) => shelf.delete(id));
}

export async function keptMatch(id: string): Promise<Kept | undefined> {
  return unstored.get(id)?.kept ?? (await onShelf<Kept | undefined>('readonly', (shelf) => shelf.get(id)));
}

/** The summaries of all kept matches, and whether the browser can keep any. */
export async function keptMatches(): Promise<{ matches: Summary[]; isBlocked: boolean }> {
  let stored: Kept[] = [];
  let isBlocked = false;
  try {
    stored = await onShelf<Kept[]>('readonly', (shelf) => shelf.getAll());
  } catch {
    isBlocked = true;
  }
  const all = [...[...unstored.values()].map(({ kept }) => kept), ...stored];
  return { matches: all.flatMap((kept) => kept.summary ?? []), isBlocked };
}
