import { Engine, isEngineSupported, type TableText } from '../engine/engine';
import type { NewMatch, SeatSummary, Summary } from '../net/protocol';
import { hex } from '../random';
import { store, storedJson } from '../storage';
import { linesOfOptions, linesOfSeats, sitting } from './localSeats';
import { carryOver, type StoredRecord } from './release01';
import { inStore, removeFromStore, replaceInStore, type StoreFailure, failureOf } from './store';

/** A match stored in this browser: its table as text, and its summary for lists. */
export type StoredTable = { id: string; table: string; summary: Summary; created: number };

const PREFIX = 'local-';
/** Begins the id of a match that is only tried out: stored like any other, so that it survives a reload, but not listed. */
const SANDBOX = `${PREFIX}try-`;

/** The versions of a match that is not stored yet, and of one that release 0.1 stored. */
const NOT_STORED = -1;
const RELEASE_01 = 0;

export function isLocal(id: string): boolean {
  return id.startsWith(PREFIX);
}

export function isSandbox(id: string): boolean {
  return id.startsWith(SANDBOX);
}

/** Whether a match needs nobody else and no clock, so that it can be played without a server. */
export function canBeLocal(wanted: NewMatch): boolean {
  return (
    wanted.seats.every((seat) => seat.kind !== 'open' && seat.kind !== 'friend') &&
    wanted.clock.kind === 'none' &&
    !wanted.listed &&
    isEngineSupported()
  );
}

/** Sets up a match in this browser and returns its id. */
export function newLocal(wanted: NewMatch, myName: string): Promise<string> {
  const { game, variant } = wanted;
  const options = linesOfOptions(wanted.options);
  const seats = linesOfSeats(wanted.seats.map((seat) => sitting(seat, myName)));
  const first = wanted.first === 'lot' ? 0 : wanted.first;
  return storeNew((engine, id) =>
    engine.ask('open', game, variant, options, seats, first, hex(32), id, Date.now()),
  );
}

/**
 * Tries out how a record could go on, replacing what was tried out before; returns the id of that match.
 *
 * @param knows the seat that tries it out, 0 for none: what it cannot see is dealt anew; or null if nothing is hidden
 */
export async function storeBranch(
  seats: SeatSummary[],
  record: string,
  knows: number | null,
): Promise<string> {
  const before = (await storedEntries()).filter(({ id }) => isSandbox(id));
  const lines = linesOfSeats(seats);
  const id = await storeNew(
    (engine, id) =>
      knows === null
        ? engine.ask('importRecord', record, lines, id, Date.now())
        : engine.ask('branch', record, lines, knows, hex(32), id, Date.now()),
    SANDBOX + hex(8),
  );
  for (const { id: old } of before) await remove(old).catch(() => {}); // then it goes with the next
  return id;
}

/** A record from elsewhere, checked by the rules; one that still runs goes on here, with everybody on this screen. */
export function storeRecord(text: string): Promise<string> {
  return storeNew((engine, id) => engine.ask('importRecord', text, '', id, Date.now()));
}

async function storeNew(
  open: (engine: Engine, id: string) => Promise<object>,
  id = newLocalId(),
): Promise<string> {
  await withEngine(async (engine) => {
    await open(engine, id);
    await storeTable(await engine.ask('text'), NOT_STORED);
  });
  return id;
}

export function newLocalId(): string {
  return PREFIX + hex(8);
}

async function withEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = new Engine();
  try {
    return await work(engine);
  } finally {
    engine.stop();
  }
}

/** Matches of this page that the browser would not store, on which stored version they rest, and why. */
const unstored = new Map<string, { entry: StoredTable; base: number; failure: StoreFailure }>();

/** Why the last attempt to store a match failed: then it is lost when the page is closed. */
export function whyUnstored(id: string): StoreFailure | null {
  return unstored.get(id)?.failure ?? null;
}

/**
 * Stores a table that has moved on from the version `base`, and the one that its rematch opened with it.
 * Stores nothing and says so if another tab has moved it on, or removed it, since then.
 */
export async function storeTable(table: TableText, base: number, opened?: TableText): Promise<boolean> {
  const entry = entryOf(table);
  const basis = unstored.get(entry.id)?.base ?? base;
  const more = opened ? [entryOf(opened)] : [];
  try {
    const isStored = await replaceInStore<StoredTable>(
      [entry, ...more],
      (stored) => versionOf(stored) === basis,
    );
    unstored.delete(entry.id);
    if (isStored) tabs().postMessage(entry.id);
    return isStored;
  } catch (error) {
    const failure = failureOf(error); // told to the player by whyUnstored
    unstored.set(entry.id, { entry, base: basis, failure });
    for (const one of more) unstored.set(one.id, { entry: one, base: NOT_STORED, failure });
    return true;
  }
}

function entryOf({ text, summary }: TableText): StoredTable {
  return { id: summary.id, table: text, summary, created: summary.created };
}

function versionOf(stored: unknown): number {
  const entry = stored as StoredTable | StoredRecord | undefined;
  if (!entry) return NOT_STORED;
  return 'table' in entry ? entry.summary.version : RELEASE_01;
}

let channel: BroadcastChannel | undefined;

/** Where the tabs of this browser tell each other which match has changed; nobody hears what it said itself. */
function tabs(): BroadcastChannel {
  return (channel ??= new BroadcastChannel('cabestan-matches'));
}

/** Calls back whenever another tab has changed or removed a match, until it is told to stop. */
export function onChangeElsewhere(id: string, changed: () => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => data === id && changed();
  tabs().addEventListener('message', hear);
  return () => tabs().removeEventListener('message', hear);
}

/** Removes a match, unless it has moved on beyond a version; what was never stored needs no store for that. */
export async function remove(id: string, version = Infinity): Promise<void> {
  if (unstored.get(id)?.base !== NOT_STORED) {
    await removeFromStore(id, (stored) => versionOf(stored) <= version);
  }
  unstored.delete(id);
  tabs().postMessage(id);
}

/** Where this browser notes what it keeps of matches that have moved to the server: by id, the version that moved. */
const MOVED = 'moved';

const moved = () => storedJson<Record<string, number>>(MOVED, {});

const noteMoved = (id: string, version?: number) =>
  store(MOVED, JSON.stringify({ ...moved(), [id]: version }));

/** Removes a match that has moved to the server; what cannot be removed now goes when the matches are listed. */
export function removeMoved({ id, version }: Summary): Promise<void> {
  return remove(id).catch(() => noteMoved(id, version));
}

/** Tries again to remove what has moved; if the browser still keeps it, the next list will. */
function removeAgain({ id, version }: Summary): Promise<void> {
  return remove(id, version).then(
    () => noteMoved(id),
    () => {},
  );
}

/** Lets the engine hold a stored match, carried over if release 0.1 stored it; tells whether there is one. */
export async function load(id: string, engine: Engine): Promise<boolean> {
  const entry =
    unstored.get(id)?.entry ??
    (await inStore<StoredTable | StoredRecord | undefined>('readonly', (matches) => matches.get(id)));
  if (!entry) return false;
  if ('table' in entry) {
    await engine.ask('load', entry.table);
    return true;
  }
  await carryOver(entry, engine);
  const isStored = await storeTable(await engine.ask('text'), RELEASE_01);
  return isStored || load(id, engine); // another tab was faster
}

/** The record of a stored match as its players may have it; or, to continue it elsewhere, with all that is hidden. */
export function storedRecord(
  id: string,
  which: 'published' | 'record' = 'published',
): Promise<string | null> {
  return withEngine(async (engine) => ((await load(id, engine)) ? (await engine.ask(which)).text : null));
}

/** The summaries of all stored matches but those that have moved to the server, and whether the browser can store any. */
export async function storedMatches(): Promise<{ matches: Summary[]; isBlocked: boolean }> {
  let isBlocked = false;
  const stored = await storedEntries(() => (isBlocked = true));
  const inMemory = [...unstored.values()].map(({ entry }) => entry);
  const onlyStored = stored.filter(({ id }) => !unstored.has(id));
  const all = [...inMemory, ...onlyStored].flatMap(({ id, summary }) =>
    isSandbox(id) ? [] : (summary ?? []),
  );
  const versions = moved();
  const copies = all.filter(({ id, version }) => version <= (versions[id] ?? NOT_STORED));
  for (const copy of copies) void removeAgain(copy);
  return { matches: all.filter((match) => !copies.includes(match)), isBlocked };
}

async function storedEntries(blocked: () => void = () => {}): Promise<(StoredTable | StoredRecord)[]> {
  try {
    return await inStore<(StoredTable | StoredRecord)[]>('readonly', (matches) => matches.getAll());
  } catch {
    blocked();
    return [];
  }
}
