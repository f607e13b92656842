import { keep, kept } from '../kept';
import type { Best } from './problem';

/** What I have solved in this browser, and how well. */
class Solved {
  #best = $state<Record<string, Best>>(JSON.parse(kept('solved') ?? '{}') as Record<string, Best>);

  of(id: string): Best | undefined {
    return this.#best[id];
  }

  note(id: string, now: Best): void {
    const before = this.#best[id];
    const better =
      !before || now.turns < before.turns || (now.turns === before.turns && now.points < before.points);
    if (!better) return;
    this.#best[id] = now;
    keep('solved', JSON.stringify(this.#best));
  }
}

export const solved = new Solved();
