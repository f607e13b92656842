import { Engine, isEngineSupported, type TableText } from '../engine/engine';
import type { NewMatch, SeatSummary, Summary } from '../net/protocol';
import { linesOfOptions, linesOfSeats, sitting } from './localSeats';
import { carryOver, type KeptRecord } from './release01';
import { onShelf, replaceOnShelf, type StoreTrouble, troubleOf } from './shelf';

/** A match kept in this browser: its table as text, and its summary for lists. */
export type Kept = { id: string; table: string; summary: Summary; created: number };

const PREFIX = 'local-';

/** Stand for the version of what is not kept yet, and of what release 0.1 kept. */
const NOT_KEPT = -1;
const RELEASE_01 = 0;

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
  const { game, variant } = wanted;
  const options = linesOfOptions(wanted.options);
  const seats = linesOfSeats(wanted.seats.map((seat) => sitting(seat, myName)));
  const first = wanted.first === 'lot' ? 0 : wanted.first;
  return keepNew((engine, id) =>
    engine.ask('open', game, variant, options, seats, first, hex(32), id, Date.now()),
  );
}

/** A match that goes on from a record with these people; its id leads there. */
export function keepBranch(seats: SeatSummary[], record: string): Promise<string> {
  return keepNew((engine, id) => engine.ask('importRecord', record, linesOfSeats(seats), id, Date.now()));
}

/** A record from elsewhere, checked by the rules; one that still runs goes on here, with everybody on this screen. */
export function keepRecord(text: string): Promise<string> {
  return keepNew((engine, id) => engine.ask('importRecord', text, '', id, Date.now()));
}

async function keepNew(open: (engine: Engine, id: string) => Promise<object>): Promise<string> {
  const id = newId();
  await withEngine(async (engine) => {
    await open(engine, id);
    await keep(await engine.ask('text'), NOT_KEPT);
  });
  return id;
}

export function newId(): string {
  return PREFIX + hex(8);
}

/** So many random bytes in hexadecimal digits. */
export function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
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
const unstored = new Map<string, { kept: Kept; base: number; trouble: StoreTrouble }>();

/** Why the last attempt to store a match failed: then it is lost when the page is closed. */
export function whyUnstored(id: string): StoreTrouble | null {
  return unstored.get(id)?.trouble ?? null;
}

/**
 * Stores a table that has moved on from the version `base`, and the one that its rematch opened with it.
 * Stores nothing and says so if another tab has moved it on, or removed it, since then.
 */
export async function keep(table: TableText, base: number, opened?: TableText): Promise<boolean> {
  const kept = keptOf(table);
  const basis = unstored.get(kept.id)?.base ?? base;
  const more = opened ? [keptOf(opened)] : [];
  try {
    const isKept = await replaceOnShelf<Kept>([kept, ...more], (stored) => versionOf(stored) === basis);
    unstored.delete(kept.id);
    if (isKept) tabs().postMessage(kept.id);
    return isKept;
  } catch (error) {
    const trouble = troubleOf(error); // told to the player by whyUnstored
    unstored.set(kept.id, { kept, base: basis, trouble });
    for (const one of more) unstored.set(one.id, { kept: one, base: NOT_KEPT, trouble });
    return true;
  }
}

function keptOf({ text, summary }: TableText): Kept {
  return { id: summary.id, table: text, summary, created: summary.created };
}

function versionOf(stored: unknown): number {
  const kept = stored as Kept | KeptRecord | undefined;
  if (!kept) return NOT_KEPT;
  return 'table' in kept ? kept.summary.version : RELEASE_01;
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

export async function remove(id: string): Promise<void> {
  unstored.delete(id);
  await onShelf('readwrite', (shelf) => shelf.delete(id));
  tabs().postMessage(id);
}

/** Lets the engine hold a kept match, carried over if release 0.1 kept it; tells whether there is one. */
export async function load(id: string, engine: Engine): Promise<boolean> {
  const kept =
    unstored.get(id)?.kept ??
    (await onShelf<Kept | KeptRecord | undefined>('readonly', (shelf) => shelf.get(id)));
  if (!kept) return false;
  if ('table' in kept) {
    await engine.ask('load', kept.table);
    return true;
  }
  await carryOver(kept, engine);
  const isKept = await keep(await engine.ask('text'), RELEASE_01);
  return isKept || load(id, engine); // another tab was faster
}

/** The record of a kept match. */
export function keptRecord(id: string): Promise<string | null> {
  return withEngine(async (engine) => ((await load(id, engine)) ? (await engine.ask('record')).text : null));
}

/** The summaries of all kept matches, and whether the browser can keep any. */
export async function keptMatches(): Promise<{ matches: Summary[]; isBlocked: boolean }> {
  let stored: (Kept | KeptRecord)[] = [];
  let isBlocked = false;
  try {
    stored = await onShelf<(Kept | KeptRecord)[]>('readonly', (shelf) => shelf.getAll());
  } catch {
    isBlocked = true;
  }
  const inMemory = [...unstored.values()].map(({ kept }) => kept);
  const onlyStored = stored.filter(({ id }) => !unstored.has(id));
  return { matches: [...inMemory, ...onlyStored].flatMap((kept) => kept.summary ?? []), isBlocked };
}
