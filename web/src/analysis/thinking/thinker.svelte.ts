import { Engine, Stopped } from '../../engine/engine';
import { whatHappened } from '../../i18n/rejection';
import { combine } from './combine';
import type { Assessment } from '../report';

/** How often the first budget is doubled before a position counts as thought through. */
const DOUBLINGS = 6;

const MOST_ENGINES = 4;

/** One core is left to the page. */
const enginesFor = (cores: number): number => Math.max(1, Math.min(MOST_ENGINES, cores - 1));

/**
 * Thinks about one position, doubling the budget each time, until it is given another. Several engines share the search,
 * each doing a part of it.
 */
export class Thinker {
  found = $state.raw<(Assessment & { speed: number }) | null>(null);
  /** Whether it is switched on; even then it rests while the page is hidden. */
  isOn = $state(true);
  isBusy = $state(false);
  fault = $state('');
  readonly #engines = Array.from({ length: enginesFor(navigator.hardwareConcurrency) }, () => new Engine());
  #isReady = false;
  #line: string | null = null;
  #round = 0;
  #makesRoom = false;
  #hear = () => this.#go();

  /** @param record the match or position, as text */
  constructor(private readonly record: string) {
    document.addEventListener('visibilitychange', this.#hear);
  }

  /** @param line the actions that lead to the position; null if there is nothing to think about */
  about(line: string | null): void {
    if (line === this.#line) return;
    this.#line = line;
    this.found = null;
    this.#go();
  }

  turn(on: boolean): void {
    this.isOn = on;
    this.#go();
  }

  /** Pauses while other work needs the processor. */
  makeRoom(isNeeded: boolean): void {
    if (isNeeded === this.#makesRoom) return;
    this.#makesRoom = isNeeded;
    this.#go();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hear);
    this.#round++;
    for (const engine of this.#engines) engine.close();
  }

  #stop(): void {
    for (const engine of this.#engines) engine.stop();
    this.#isReady = false;
  }

  #go(): void {
    const round = ++this.#round;
    const mayThink = this.isOn && !this.#makesRoom && document.visibilityState === 'visible';
    if (this.isBusy || !mayThink) this.#stop();
    this.isBusy = false;
    this.fault = '';
    if (mayThink && this.#line !== null) void this.#think(round);
  }

  async #think(round: number): Promise<void> {
    this.isBusy = true;
    try {
      if (!this.#isReady) await this.#all((engine) => engine.ask('analyse', this.record, ''));
      this.#isReady = true;
      let nodes = 0;
      for (let i = 0; i <= DOUBLINGS && round === this.#round; i++) {
        const began = performance.now();
        const parts = await this.#all((engine, part, of) =>
          engine.ask('assess', this.#line!, nodes, part, of),
        );
        if (round !== this.#round) return;
        const found = combine(parts);
        this.found = { ...found, speed: (1000 * found.nodes) / Math.max(1, performance.now() - began) };
        nodes = 2 * Math.max(nodes, ...parts.map((part) => part.nodes));
        if (found.lines[0]?.winIn) break;
      }
    } catch (error) {
      if (!(error instanceof Stopped)) this.fault = whatHappened(error);
    }
    if (round === this.#round) this.isBusy = false;
  }

  #all<T>(ask: (engine: Engine, index: number, of: number) => Promise<T>): Promise<T[]> {
    return Promise.all(this.#engines.map((engine, index) => ask(engine, index, this.#engines.length)));
  }
}
