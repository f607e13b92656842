import { duration } from '../board/motion';
import { type Rejection, whatHappened } from '../i18n/rejection';
import { Engine, type LocalView, RejectedError, Stopped } from '../engine/engine';
import type { Gesture } from '../net/protocol';
import type { Best } from './problem';

const ME = 1;
const BREATH = 250;

/** One try at a problem, played by the engine inside this browser. */
export class Attempt {
  table = $state.raw<LocalView | null>(null);
  played = $state.raw<Gesture[]>([]);
  last = $state.raw<Gesture | null>(null);
  rejection = $state.raw<Rejection | null>(null);
  /** Why the problem cannot be set up or played on; none if it can. */
  fault = $state<string | null>(null);
  /** The actions of a solution that is being watched; those shown so far are `played`. */
  film = $state.raw<string[] | null>(null);
  isRolling = $state(false);
  #engine = new Engine();
  #work = Promise.resolve();
  #reel = 0;
  #isClosed = false;
  /** The positions before each action, and after the last. */
  #positions = $state.raw<string[]>([]);

  constructor(private readonly text: string) {
    void this.restart();
  }

  get isSolved(): boolean {
    return this.table?.summary.result?.code === 'solved';
  }

  /** The position in which the running turn began, as a problem of its own. */
  get turnStart(): string {
    return this.#positions[this.#turnStart()] ?? this.text;
  }

  get turnsPlayed(): number {
    return this.played.filter(({ kind }) => kind === 'end').length;
  }

  get playedInTurn(): string[] {
    return this.played.slice(this.#turnStart()).map(({ text }) => text);
  }

  #turnStart(): number {
    return this.played.findLastIndex(({ kind }) => kind === 'end') + 1;
  }

  get spent(): Best {
    const turns = new Set(this.table?.record.map((step) => step.turn) ?? []);
    return { turns: turns.size, points: this.played.reduce((sum, gesture) => sum + gesture.cost, 0) };
  }

  /** The actions played, turn by turn. */
  get solution(): string[][] {
    const turns = new Map<number, string[]>();
    for (const { turn, text } of this.table?.record ?? []) {
      turns.set(turn, [...(turns.get(turn) ?? []), ...(text === 'end' ? [] : [text])]);
    }
    return [...turns.values()];
  }

  /** Starts over, and ends watching. */
  restart(): Promise<void> {
    this.isRolling = false;
    this.film = null;
    this.last = null;
    return this.#do(async () => {
      await this.#engine.ask('importRecord', recordOf(this.text), '', 'attempt', 0);
      this.played = [];
    });
  }

  act(action: string): Promise<void> {
    return this.#do(() => this.#play(action));
  }

  /** Takes back one action, even across the end of a turn or of the problem: there is no opponent. */
  undo(): Promise<void> {
    this.last = null;
    return this.#do(async () => {
      if (this.played.length === 0) return; // the press before this one has taken back the last
      await this.#command('ask-takeback', '');
      this.played = this.played.slice(0, -1);
    });
  }

  /** Shows a solution from the beginning. */
  async watch(solution: string[][]): Promise<void> {
    await this.restart();
    if (this.#isClosed) return;
    this.film = solution.flatMap((turn, i) => (i < solution.length - 1 ? [...turn, 'end'] : turn));
    await this.roll();
  }

  /** Plays the rest of the solution at a pace that can be followed. */
  async roll(): Promise<void> {
    const reel = ++this.#reel;
    this.isRolling = true;
    for (let action = this.#next(); action !== undefined; action = this.#next()) {
      await new Promise((done) => setTimeout(done, duration(this.last?.via.length ?? 1) + BREATH));
      if (!this.isRolling || reel !== this.#reel) return;
      const { length } = this.played;
      await this.act(action);
      if (this.played.length === length) break; // it was left, or the action rejected
    }
    this.isRolling = false;
  }

  pause(): void {
    this.isRolling = false;
  }

  step(by: 1 | -1): Promise<void> {
    this.pause();
    if (by < 0) return this.undo();
    return this.#do(async () => {
      const action = this.#next();
      if (action !== undefined) await this.#play(action);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.isRolling = false;
    this.#engine.close();
  }

  #next(): string | undefined {
    return this.film?.[this.played.length];
  }

  async #play(action: string): Promise<void> {
    const { events } = await this.#command('act', action);
    this.last = events[0]!.gesture!;
    this.played = [...this.played, this.last];
  }

  #command(type: 'act' | 'ask-takeback', argument: string) {
    return this.#engine.ask('command', type, ME, this.table?.version ?? 0, argument, 0);
  }

  /** Queues work, so that quick presses all count. */
  #do(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(() => this.#try(work));
    return this.#work;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.rejection = null;
    try {
      await work();
      this.table = await this.#engine.ask('view', -1);
      const position = this.table.views[0]?.position ?? this.text;
      this.#positions = [...this.#positions.slice(0, this.played.length), position];
      this.fault = null;
    } catch (error) {
      if (error instanceof Stopped) return;
      if (this.table && error instanceof RejectedError) this.rejection = error.rejection;
      else this.fault = whatHappened(error);
    }
  }
}

function recordOf(position: string): string {
  const start = position
    .trim()
    .split('\n')
    .map((line) => `start     ${line}`);
  return [
    'cabestan match 1',
    'game      fragile',
    'seat      1 Solver',
    ...start,
    'result    running',
    '',
  ].join('\n');
}
