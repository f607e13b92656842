import type { Gesture } from '../net/protocol';
import type { Tempo } from './motion';
import type { Spot } from './picker.svelte';

/** What every board is given: a position as one seat sees it, what may be done, and where to report it. */
export type BoardProps = {
  position: string;
  /** Whose eyes these are; 0 for a watcher. */
  seat: number;
  legal: Gesture[];
  /** The action that led here, to be shown on its way; none after a jump. */
  last: Gesture | null;
  /** What was done lately, to be seen as arrows; `last` alone when nothing is said. */
  recent?: Gesture[];
  /** Changes with every position shown, so that equal actions in a row are both seen. */
  step: number;
  /** Whose side of the board is nearest; that of seat 1 when nothing is said. */
  side?: number;
  /** How `last` is shown; as one's own when nothing is said. */
  tempo?: Tempo;
  live?: boolean;
  /** Whether only the part around the last action is drawn, for small pictures. */
  near?: boolean;
  /** Whether what is possible is marked on the board. */
  marks?: boolean;
  play?: (gesture: Gesture) => void;
  attempt?: (action: string) => void;
};

export type Attempt = (from: Spot, over: Spot, to: Spot) => void;
