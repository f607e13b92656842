import { arrived, type Tempo } from '../../board/motion';
import { type Rejection, whatHappened } from '../../i18n/rejection';
import type { Gesture } from '../../net/protocol';
import type { MatchSource, Past, Shown } from '../matchSource';
import { restAfter, tempoOf } from '../rest';
import { turnBegins } from './turns';

/** A moment of the record: the position after so many actions, and the actions of its turn up to there. */
export type Moment = Past & { at: number; recent: Gesture[]; tempo: Tempo };

/** The least time for which a film shows an action, for readers who see no motion. */
const SLIDE = 700;

/** Looks at moments of the record instead of the present: one by one, or as a film. */
export class Lookback {
  moment = $state.raw<Moment | null>(null);
  /** Whether a film runs. */
  rolling = $state(false);
  /** Why the past could not be fetched. */
  fault = $state.raw<Rejection | null>(null);
  #asked = 0;

  constructor(
    private readonly match: MatchSource,
    private readonly now: () => Shown,
    private readonly eyes: () => number,
  ) {}

  get at(): number {
    return this.moment?.at ?? this.now().record.length;
  }

  /** For the buttons of a film from here to the end. */
  get film(): { rolling: boolean; toggle: () => void } {
    return { rolling: this.rolling, toggle: () => this.#toggle() };
  }

  /** Back to the present. */
  leave(): void {
    this.#asked++;
    this.rolling = false;
    this.moment = null;
  }

  go(step: number): Promise<void> {
    this.rolling = false;
    return this.attempt(() => this.#look(step, ++this.#asked, 'own'));
  }

  /** Shows one action after the other, at the pace chosen for the actions of others. */
  roll(from: number, to: number): Promise<void> {
    const asked = ++this.#asked;
    this.rolling = true;
    return this.attempt(async () => {
      for (let step = from; step <= to && asked === this.#asked; step++) {
        await this.#look(step, asked, step === from ? 'own' : this.#tempo());
        await this.#rest();
        await arrived();
      }
      if (asked === this.#asked && to < this.now().record.length) this.leave();
    }).finally(() => {
      if (asked === this.#asked) this.rolling = false;
    });
  }

  /** Runs work that needs the record, and reports its failure. */
  async attempt(work: () => Promise<void>): Promise<void> {
    this.fault = null;
    try {
      await work();
    } catch (error) {
      this.rolling = false;
      this.fault = { code: '', rule: '', reason: whatHappened(error) };
    }
  }

  #toggle(): void {
    const { length } = this.now().record;
    if (this.rolling) void this.go(this.at);
    else void this.roll(this.at === length ? 0 : this.at, length);
  }

  async #look(step: number, asked: number, tempo: Tempo): Promise<void> {
    const { record } = this.now();
    if (step < 0) return;
    if (step >= record.length) {
      this.moment = null;
      return;
    }
    const past = await this.match.positionAt(step, this.eyes());
    const recent = await this.#turnUntil(step, past.gesture);
    if (asked === this.#asked) this.moment = { ...past, at: step, recent, tempo };
  }

  /** The actions of the turn until a step; mostly the one before is being looked at, and knows all but the last. */
  async #turnUntil(step: number, last: Gesture | null): Promise<Gesture[]> {
    if (!last) return [];
    const { record } = this.now();
    const from = turnBegins(record, step);
    const before = this.moment;
    if (before?.at === step - 1 && before.at > from) return [...before.recent, last];
    const others = Array.from({ length: step - 1 - from }, (_, i) =>
      this.match.positionAt(from + i + 1, this.eyes()),
    );
    const gestures = (await Promise.all(others)).flatMap(({ gesture }) => gesture ?? []);
    return [...gestures, last];
  }

  #tempo(): Tempo {
    return tempoOf({ lastSeat: 0, summary: this.now().summary });
  }

  #rest(): Promise<void> {
    const { moment } = this;
    if (!moment?.gesture) return pause(moment ? SLIDE : 0);
    const { summary } = this.now();
    const views = [{ seat: 0, position: moment.position, legal: [], undoable: 0 }];
    const time = restAfter({ last: moment.gesture, lastSeat: 0, summary, views });
    const { from, over, to } = moment.gesture;
    return pause(from + over + to === '' ? 0 : Math.max(time, SLIDE));
  }
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
