import type { Gesture } from '../net/protocol';
import type { Tempo } from './motion';
import type { Spot } from './picker.svelte';

/** The props of every board: a position as one seat sees it, the legal gestures, and where to report one. */
export type BoardProps = {
  position: string;
  /** The seat whose view this is; 0 for a watcher. */
  seat: number;
  legal: Gesture[];
  /** The action that led here, to be shown on its way; none after a jump. */
  last: Gesture | null;
  /** The gestures shown as arrows; `last` alone by default. */
  recent?: Gesture[];
  /** Changes with every position shown, so that equal actions in a row are both seen. */
  step: number;
  /** The seat at the bottom of the board; seat 1 by default. */
  side?: number;
  /** How `last` is shown; by default as one's own action. */
  tempo?: Tempo;
  live?: boolean;
  /** Whether only the part around the last action is drawn, for small pictures. */
  near?: boolean;
  /** Whether legal gestures are marked on the board. */
  marks?: boolean;
  play?: (gesture: Gesture) => void;
  attempt?: (action: string) => void;
};

export type Attempt = (from: Spot, over: Spot, to: Spot) => void;
