import { duration } from '../board/motion';
import { Engine, isEngineSupported, type LocalTable, Refused, Stopped } from '../engine/engine';
import { t } from '../i18n/i18n.svelte';
import { whatHappened } from '../i18n/refusal';
import type { Command, Gesture, Summary } from '../net/protocol';
import { hex, keep, type Kept, keptMatch, rematch, whyUnstored } from './localMatches';
import type { MatchSource, Past, Shown, Trouble } from './matchSource';

const BREATH = 90;
const LEVEL_OF_STAND_IN = 3;

/**
 * A match inside this browser. One engine keeps the table, so that it always answers at once;
 * another thinks for the computer players, and is stopped when what it thinks about is gone.
 */
export class LocalMatch implements MatchSource {
  readonly link = 'live';
  now = $state.raw<Shown | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  fault = $state<string | null>(null);
  #busy = $state(true);
  #kept!: Kept;
  #offer: Summary['offer'] = null;
  #version = 0;
  #restUntil = 0;
  #closed = false;
  #round = 0;
  #table = new Engine();
  #thinker = new Engine();
  #warned = false;

  constructor(private readonly id: string) {
    void this.#open();
  }

  get waiting(): boolean {
    return this.#busy;
  }

  act(seat: number, action: string): void {
    void this.#do(() => this.#table.ask('act', seat, action), seat);
  }

  command(what: Command, seat: number): void {
    void this.#do(() => this.#obey(what, seat));
  }

  positionAt(step: number, seat: number): Promise<Past> {
    return this.#table.ask('moment', step, seat);
  }

  async record(): Promise<string> {
    return (await this.#table.ask('record')).text;
  }

  dismiss(): void {
    this.trouble = null;
  }

  close(): void {
    this.#closed = true;
    this.#table.stop();
    this.#thinker.stop();
  }

  async #open(): Promise<void> {
    try {
      if (!isEngineSupported()) throw new Error(t('engine.missing'));
      const kept = await keptMatch(this.id);
      if (!kept) throw new Error(t('match.notKept'));
      this.#kept = kept;
      if (kept.record) await this.#table.ask('open', kept.record);
      else await this.#begin(kept);
      await this.#refresh(null, 0);
      this.#busy = false;
      await this.#letBotsPlay();
    } catch (error) {
      if (!(error instanceof Stopped)) this.fault = whatHappened(error);
    }
  }

  #begin({ wanted, seats, seed }: Kept): Promise<object> {
    const options = Object.entries(wanted.options).map(([key, value]) => `${key} ${value}`);
    const names = seats.map((seat) => seat.name);
    const first = wanted.first === 'lot' ? 0 : wanted.first;
    return this.#table.ask(
      'begin',
      wanted.game,
      wanted.variant,
      options.join('\n'),
      names.join('\n'),
      first,
      seed,
    );
  }

  /** Does one thing at a time; afterwards the bots go on. */
  async #do(work: () => Promise<Gesture | null>, seat = 0): Promise<void> {
    if (this.#busy || this.#closed) return;
    this.trouble = null;
    this.#busy = true;
    this.#round++;
    this.#thinker.stop();
    try {
      await this.#refresh(await work(), seat);
    } catch (error) {
      this.#tell(error as Error);
    }
    this.#busy = false;
    await this.#letBotsPlay();
  }

  #tell(error: Error): void {
    if (error instanceof Stopped) return;
    this.trouble =
      error instanceof Refused ? error.trouble : { code: 'engine', rule: '', reason: error.message };
  }

  async #obey(what: Command, seat: number): Promise<null> {
    this.#offer = null;
    switch (what) {
      case 'undo':
        await this.#table.ask('undo', seat);
        break;
      case 'ask-takeback':
        await this.#table.ask('takeBack', seat);
        break;
      case 'resign':
        await this.#resign(seat);
        break;
      case 'offer-draw':
        this.#offerDraw(seat);
        break;
      case 'accept-draw':
        await this.#table.ask('agreeOnDraw');
        break;
      case 'rematch':
        this.#kept.next ??= await rematch(this.#kept);
        break;
    }
    return null;
  }

  /** With other people at a larger table a bot plays on for the one who leaves. */
  async #resign(seat: number): Promise<void> {
    const { seats } = this.#kept;
    const peopleStay = seats.some((other) => other.seat !== seat && other.kind !== 'bot');
    if (seats.length === 2 || !peopleStay) await this.#table.ask('resign', seat);
    else {
      this.#kept.seats = seats.map((one) =>
        one.seat === seat ? { ...one, kind: 'bot', mine: false, level: LEVEL_OF_STAND_IN } : one,
      );
    }
  }

  #offerDraw(seat: number): void {
    const peopleAnswer = this.#kept.seats.every((one) => one.kind !== 'bot');
    if (peopleAnswer) this.#offer = { what: 'draw', seat };
    else throw new Refused({ code: 'draw-declined', rule: '', reason: t('match.botsPlayOn') });
  }

  /** Goes on until a person is on turn, or something else happens at the table. */
  async #letBotsPlay(): Promise<void> {
    const round = ++this.#round;
    try {
      for (let bot = this.#botOnTurn(); bot; bot = this.#botOnTurn()) {
        await this.#thinker.ask('open', this.#kept.record);
        const { action } = await this.#thinker.ask('think', bot.seat, bot.level ?? 1, 0, hex(32));
        await this.#rest();
        if (round !== this.#round || this.#closed) return;
        this.#busy = true;
        await this.#refresh(await this.#table.ask('act', bot.seat, action), bot.seat);
        this.#busy = false;
      }
    } catch (error) {
      if (round === this.#round) this.#busy = false;
      this.#tell(error as Error);
    }
  }

  #botOnTurn() {
    const onTurn = this.now?.summary.onTurn;
    return this.#kept.seats.find((seat) => seat.seat === onTurn && seat.kind === 'bot');
  }

  /** Waits until the last action has been seen on its way. */
  #rest(): Promise<void> {
    const wait = document.visibilityState === 'hidden' ? 0 : this.#restUntil - performance.now();
    return new Promise((done) => setTimeout(done, Math.max(0, wait)));
  }

  async #refresh(last: Gesture | null, lastSeat: number): Promise<void> {
    const people = this.#kept.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const table = await this.#table.ask('show', people.length > 0 ? people.join(',') : '0');
    if (last) this.#offer = null;
    this.#version++;
    const summary = this.#summary(table);
    const { views, record, recent } = table;
    this.#kept = { ...this.#kept, record: await this.record(), summary };
    await keep(this.#kept); // what is shown outlives the page
    this.now = { version: this.#version, summary, views, record, recent, last, lastSeat };
    this.#restUntil = performance.now() + (last ? duration(last.via.length + 1) + BREATH : 0);
    this.#warn();
  }

  #warn(): void {
    const why = whyUnstored(this.id);
    if (!why || this.#warned) return;
    this.#warned = true;
    const reason = why === 'full' ? t('match.storeFull') : t('match.unstored');
    this.trouble = { code: 'unstored', rule: '', reason };
  }

  #summary(table: LocalTable): Summary {
    const { game, variant, options, onTurn, turn, points, result, seedHash } = table;
    return {
      id: this.id,
      game,
      variant,
      options,
      version: this.#version,
      state: result ? 'over' : 'running',
      seats: this.#kept.seats,
      onTurn,
      turn,
      points,
      clock: { kind: 'none' },
      listed: false,
      result,
      seedHash,
      seed: result ? table.seed : null,
      offer: this.#offer,
      next: this.#kept.next,
      created: this.#kept.created,
      updated: Date.now(),
    };
  }
}
