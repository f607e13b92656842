import { arrived } from '../board/motion';
import { Engine, isEngineSupported, RejectedError, Stopped } from '../engine/engine';
import { t } from '../i18n/i18n.svelte';
import { type Rejection, whatHappened } from '../i18n/rejection';
import type { Command, SeatSummary } from '../net/protocol';
import { hex } from '../random';
import { declined } from './declined';
import { load, newLocalId, onChangeElsewhere, storeTable, whyUnstored } from './localMatches';
import type { MatchSource, Past, Shown } from './matchSource';
import { restAfter } from './rest';

/** Something that a seat wants to happen, not yet about a certain version. */
type Wish = { type: 'act' | Command; seat: number; argument: string };

/** A hidden page lets the bots wait, as the same match may be looked at in another tab. */
const HIDDEN_BREATH = 1000;

/**
 * A match inside this browser: forwards commands to the table in the engine, stores what comes back, then shows it.
 * One engine keeps the table, so that it always answers at once; another thinks for the computer players,
 * and is stopped when its position is out of date.
 */
export class LocalMatch implements MatchSource {
  readonly link = 'live';
  now = $state.raw<Shown | null>(null);
  rejection = $state.raw<Rejection | null>(null);
  fault = $state<string | null>(null);
  #busy = $state(true);
  /** What is being done for somebody here. */
  #given: Wish | null = null;
  /** What was wished for last while other work was being done: it comes next. */
  #following: Wish | null = null;
  #work = Promise.resolve();
  #round = 0;
  #restUntil = 0;
  #closed = false;
  #warned = false;
  #table = new Engine();
  #thinker = new Engine();
  #stopListening: () => void;

  constructor(private readonly id: string) {
    this.#stopListening = onChangeElsewhere(id, () => this.#interrupt(() => this.#reload()));
    this.#interrupt(() => this.#open());
  }

  get waiting(): boolean {
    return this.#busy;
  }

  act(seat: number, action: string): void {
    this.#order({ type: 'act', seat, argument: action });
  }

  command(what: Command, seat: number): void {
    this.#order({ type: what, seat, argument: what === 'rematch' ? `${newLocalId()} ${hex(32)}` : '' });
  }

  async positionAt(step: number, seat: number): Promise<Past> {
    const moment = await this.#table.ask('moment', step, seat);
    return { ...moment, gesture: moment.gesture ?? null };
  }

  async record(): Promise<string> {
    return (await this.#table.ask('record')).text;
  }

  async published(): Promise<string> {
    return (await this.#table.ask('published')).text;
  }

  dismiss(): void {
    this.rejection = null;
  }

  close(): void {
    this.#closed = true;
    this.#stopListening();
    this.#table.close();
    this.#thinker.close();
  }

  #open(): Promise<void> {
    if (isEngineSupported()) return this.#reload();
    this.fault = t('engine.missing');
    return Promise.resolve();
  }

  /** Shows the match as it is stored. */
  async #reload(): Promise<void> {
    try {
      if (await load(this.id, this.#table)) await this.#show();
      else this.fault = t('match.notStored');
    } catch (error) {
      if (!(error instanceof Stopped)) this.fault = whatHappened(error);
    }
  }

  #order(wish: Wish): void {
    if (!this.now) return;
    this.rejection = null;
    if (this.#busy) {
      const isRepeated = wish.type === 'act' && wish.argument === this.#given?.argument; // a key that was pressed twice
      if (!isRepeated) this.#following = wish;
      return;
    }
    const { version } = this.now;
    this.#given = wish;
    this.#interrupt(async () => {
      const isStored = await this.#carryOut(wish, version);
      // The table has moved on in another tab; asked again, it says so.
      if (!isStored) await this.#ask(wish, version);
    });
  }

  #ask({ type, seat, argument }: Wish, version: number) {
    return this.#table.ask('command', type, seat, version, argument, Date.now());
  }

  /** Runs work that interrupts the bots' thinking; afterwards they go on. */
  #interrupt(work: () => Promise<void>): void {
    this.#round++;
    this.#thinker.interrupt();
    void this.#inTurn(work).then(() => this.#letBotsPlay());
  }

  /** Runs one piece of work after the other, and reports failures. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#busy = true;
    this.#work = this.#work.then(async () => {
      this.#busy = true; // earlier work has ended by now
      try {
        if (!this.#closed && !this.fault) await work();
      } catch (error) {
        this.#following = null;
        this.#tell(error as Error);
      }
      this.#busy = false;
      this.#goOn();
    });
    return this.#work;
  }

  #goOn(): void {
    const wish = this.#following;
    this.#given = this.#following = null;
    if (wish) this.#order(wish);
  }

  #tell(error: Error): void {
    if (error instanceof Stopped) return;
    this.rejection =
      error instanceof RejectedError ? error.rejection : { code: 'engine', rule: '', reason: error.message };
  }

  /** Returns whether the command went through; if another tab was faster, shows its change instead. */
  async #carryOut(wish: Wish, version: number): Promise<boolean> {
    const { opened } = await this.#ask(wish, version);
    const isStored = await storeTable(await this.#table.ask('text'), version, opened);
    await (isStored ? this.#show() : this.#reload()); // stored first, then shown
    return isStored;
  }

  async #show(): Promise<void> {
    const seen = await this.#table.ask('view', this.now?.version ?? -1);
    const { version, events, summary, views, record, recent } = seen;
    const newest = events.at(-1);
    const last = newest?.gesture ?? null;
    const no = declined(events, this.now?.summary, summary);
    this.now = { version, summary, views, record, recent, last, lastSeat: newest?.seat ?? 0 };
    this.#restUntil = performance.now() + restAfter(this.now);
    if (no) this.rejection = no;
    this.#warn();
  }

  #warn(): void {
    const why = whyUnstored(this.id);
    if (!why || this.#warned) return;
    this.#warned = true;
    const reason = why === 'full' ? t('match.storeFull') : t('match.unstored');
    this.rejection = { code: 'unstored', rule: '', reason };
  }

  /** Goes on until a person is on turn, or something else happens at the table. */
  async #letBotsPlay(): Promise<void> {
    const round = ++this.#round;
    const isGone = () => round !== this.#round || this.#closed;
    try {
      for (let bot = this.#botOnTurn(); bot && !isGone(); bot = this.#botOnTurn()) {
        const { seat, level } = bot;
        const { version } = this.now!;
        const { text } = await this.#table.ask('text');
        if (isGone()) return;
        await this.#thinker.ask('load', text);
        const { action } = await this.#thinker.ask('think', seat, level ?? 1, 0, hex(32));
        await this.#rest();
        if (isGone()) return;
        await this.#inTurn(async () => {
          await this.#carryOut({ type: 'act', seat, argument: action }, version);
        });
        if (this.now!.version === version) return; // the failure has been reported
      }
    } catch (error) {
      if (!isGone()) this.#tell(error as Error);
    }
  }

  #botOnTurn(): SeatSummary | undefined {
    const summary = this.now?.summary;
    return summary?.seats.find((seat) => seat.seat === summary.onTurn && seat.kind === 'bot');
  }

  /** Waits until the last action has been seen on its way. */
  async #rest(): Promise<void> {
    const wait = document.visibilityState === 'hidden' ? HIDDEN_BREATH : this.#restUntil - performance.now();
    await new Promise((done) => setTimeout(done, Math.max(0, wait)));
    await arrived();
  }
}
