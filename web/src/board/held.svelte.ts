import { getContext, setContext } from 'svelte';
import type { Spot } from './picker.svelte';

const HELD = Symbol('held');

/** What is held on the board, for the parts of the page that stand beside it. */
export class Held {
  from = $state<Spot | null>(null);
  over = $state<Spot | null>(null);
}

/** For the page around a board. */
export function provideHeld(): Held {
  return setContext(HELD, new Held());
}

/** For the board; none where nobody stands beside it. */
export function useHeld(): Held | undefined {
  return getContext<Held | undefined>(HELD);
}
