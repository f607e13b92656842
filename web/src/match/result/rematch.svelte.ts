import { untrack } from 'svelte';
import { route } from '../../route.svelte';
import { takeKeptSeats } from '../join';
import { isLocal } from '../localMatches';
import type { MatchSource, Shown } from '../matchSource';
import type { Eyes } from '../table/eyes.svelte';

/** The way from a match that is over to the next one of the same people. */
export class Rematch {
  #leaving = $state(false);

  constructor(
    private readonly match: MatchSource,
    private readonly now: () => Shown,
    private readonly eyes: Eyes,
    private readonly attempt: (work: () => Promise<void>) => Promise<void>,
  ) {
    $effect(() => {
      const { next } = this.now().summary;
      if (this.#leaving && next) void untrack(() => this.#goTo(next));
    });
  }

  /** When two ask for a rematch at once, the second is led to the first one's instead of being told off. */
  get isOvertaken(): boolean {
    return this.#leaving && ['rematch-made', 'stale'].includes(this.match.rejection?.code ?? '');
  }

  ask(): void {
    this.#leaving = true;
    const { mine, seat } = this.eyes;
    if (!this.now().summary.next) this.match.command('rematch', seat || mine[0]!);
  }

  /** Into the seats that are kept for me, or as a watcher with the key that opened this match. */
  #goTo(next: string): Promise<void> {
    return this.attempt(async () => {
      this.#leaving = false;
      const isSeated = this.eyes.mine.length > 0;
      const { watch } = this.now().summary;
      if (isSeated && !isLocal(next)) await takeKeptSeats(next);
      const key = !isSeated && watch ? `&key=${watch}` : '';
      route.go(`match?id=${next}${key}`);
    });
  }
}
