import { isEngineSupported } from '../engine/engine';
import type { NewMatch, NewSeat, SeatSummary, Summary } from '../net/protocol';

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
export async function keepBranch(summary: Summary, seats: SeatSummary[], record: string): Promise<string> {
  const { game, variant, options } = summary;
  const id = PREFIX + hex(8);
  const wanted = { game, variant, options, first: 'lot' as const };
  await keep({ id, wanted, seats, seed: hex(32), record, summary: null, next: null, created: Date.now() });
  return id;
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

/** Matches of this page that the browser would not store; they last until it is closed. */
const unstored = new Map<string, Kept>();

/** Whether the last attempt to store a match failed: then it is lost when the page is closed. */
export function isUnstored(id: string): boolean {
  return unstored.has(id);
}

export async function keep(kept: Kept): Promise<void> {
  try {
    await transact('readwrite', (shelf) => shelf.put(kept));
    unstored.delete(kept.id);
  } catch {
    unstored.set(kept.id, kept); // told to the player by isUnstored
  }
}

export async function keptMatch(id: string): Promise<Kept | undefined> {
  return unstored.get(id) ?? (await transact<Kept | undefined>('readonly', (shelf) => shelf.get(id)));
}

/** The summaries of all kept matches, the newest first. */
export async function keptMatches(): Promise<Summary[]> {
  const stored = await transact<Kept[]>('readonly', (shelf) => shelf.getAll()).catch(() => []);
  return [...unstored.values(), ...stored]
    .flatMap((kept) => kept.summary ?? [])
    .sort((a, b) => b.updated - a.updated);
}

async function transact<T>(
  mode: IDBTransactionMode,
  work: (shelf: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const opening = indexedDB.open('cabestan', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
  const database = await settled<IDBDatabase>(opening);
  try {
    return await settled<T>(work(database.transaction('matches', mode).objectStore('matches')));
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result as T);
    request.onerror = () => fail(request.error ?? new Error('the browser does not store anything'));
  });
}
