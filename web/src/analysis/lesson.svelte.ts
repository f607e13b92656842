import { Stopped } from '../engine/engine';
import { whatHappened } from '../i18n/rejection';
import type { Gesture } from '../net/protocol';
import type { Analysis } from './analysis.svelte';
import { INACCURATE, type JudgedAction, type Line, type Report } from './report';

/** How far the search for something better is. */
export type Verdict = 'ask' | 'thinking' | 'better' | 'notBetter' | 'played' | 'shown';

/** Goes through a player's mistakes: something better than the action played is to be found. */
export class Lesson {
  index = $state(0);
  verdict = $state<Verdict>('thinking');
  best = $state.raw<Line | null>(null);
  hinted = $state(false);
  fault = $state('');
  readonly mistakes: JudgedAction[];
  #bestChance = 0;
  #asked = 0;

  constructor(
    private readonly analysis: Analysis,
    report: Report,
    readonly seat: number,
  ) {
    this.mistakes = report.actions.filter((one) => one.seat === seat && one.mark && one.mark !== 'find');
    void this.#begin();
  }

  get mistake(): JudgedAction {
    return this.mistakes[this.index]!;
  }

  /** Whether this mistake is dealt with: something better was found or shown. */
  get isOver(): boolean {
    return this.verdict === 'better' || this.verdict === 'shown';
  }

  get arrows(): Gesture[] {
    if (this.verdict === 'shown' && this.best) return this.best.actions.filter((one) => one.to).slice(0, 6);
    return this.hinted && this.best?.actions[0] ? [{ ...this.best.actions[0], to: '' }] : [];
  }

  /** Tries an action instead of the one that was played. */
  async answer(word: string): Promise<void> {
    if (this.isOver || this.verdict === 'thinking' || !this.best) return;
    if (word === this.mistake.action) {
      this.verdict = 'played';
      return;
    }
    const isBest = word === this.best.actions[0]?.text;
    const chance = isBest ? this.#bestChance : this.analysis.chanceAfter(this.#node, word, this.seat);
    await this.#ask(chance, (chance) => {
      this.verdict = this.#bestChance - chance < INACCURATE ? 'better' : 'notBetter';
    });
  }

  hint(): void {
    this.hinted = true;
  }

  show(): void {
    this.#asked++;
    this.verdict = 'shown';
  }

  next(by: number): void {
    this.index = Math.max(0, Math.min(this.mistakes.length - 1, this.index + by));
    void this.#begin();
  }

  get #node() {
    return this.analysis.tree!.at(this.mistake.n - 1);
  }

  /** Shows the position before the mistake and searches for the best action there. */
  async #begin(): Promise<void> {
    this.hinted = false;
    this.best = null;
    const node = this.#node;
    const search = this.analysis.go(node).then(() => this.analysis.assess(node));
    await this.#ask(search, (found) => {
      this.best = found.lines[0] ?? null;
      this.#bestChance = found.chances[this.seat - 1] ?? 0;
      this.verdict = 'ask';
    });
  }

  /** Waits for an answer, which is taken unless something else was asked or shown meanwhile. */
  async #ask<T>(question: T | Promise<T>, take: (answer: T) => void): Promise<void> {
    const asked = ++this.#asked;
    this.verdict = 'thinking';
    this.fault = '';
    try {
      const answer = await question;
      if (asked === this.#asked) take(answer);
    } catch (error) {
      if (asked !== this.#asked || error instanceof Stopped) return;
      this.fault = whatHappened(error);
      this.verdict = 'ask';
    }
  }
}
