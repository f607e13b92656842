import { getContext, setContext } from 'svelte';
import type { Spot } from './picker.svelte';

const HELD = Symbol('held');

/** The piece or card in hand, for the parts of the page beside the board. */
export class Held {
  from = $state<Spot | null>(null);
  over = $state<Spot | null>(null);
}

/** For the page around a board. */
export function provideHeld(): Held {
  return setContext(HELD, new Held());
}

/** For the board; none where no part of the page needs it. */
export function useHeld(): Held | undefined {
  return getContext<Held | undefined>(HELD);
}
