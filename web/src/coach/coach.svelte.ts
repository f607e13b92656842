import type { Tip } from '../board/game';
import { gameNamed } from '../games';
import type { View } from '../net/protocol';
import { store, storedJson } from '../storage';
import { type Read, tipFor } from './tips';

/** Stored in the browser: whether tips are wanted, the first match of each game, and the tips read in it. */
type Kept = { off: boolean; first: Record<string, string>; read: Record<string, Read> };

const NOTHING: Kept = { off: false, first: {}, read: {} };

const aim: Tip = { id: 'aim', applies: () => true };

/** Accompanies the first match of each game with tips, until they are not wanted any more. */
export class Coach {
  #kept = $state.raw<Kept>({ ...NOTHING, ...storedJson('coach', {}) });

  /** Whether this is the reader's first match of the game; the first one asked about stays the first. */
  accompanies(game: string, match: string): boolean {
    const { off, first } = this.#kept;
    if (off || !gameNamed(game).tips) return false;
    if (first[game] === undefined) this.#keep({ ...this.#kept, first: { ...first, [game]: match } });
    return this.#kept.first[game] === match;
  }

  /** The tip of the moment; where there is room for one line only, the aim of the game comes first. */
  tip(game: string, view: View, turn: number, isNarrow: boolean): string | null {
    if (this.#kept.off) return null;
    const tips = gameNamed(game).tips ?? [];
    return tipFor(isNarrow ? [aim, ...tips] : tips, view, turn, this.#readOf(game));
  }

  /** Notes that a tip is shown in this turn. */
  show(game: string, tip: string, turn: number): void {
    const { closed, shown } = this.#readOf(game);
    if (shown[tip] === undefined) this.#note(game, { closed, shown: { ...shown, [tip]: turn } });
  }

  close(game: string, tip: string): void {
    const { closed, shown } = this.#readOf(game);
    this.#note(game, { closed: [...closed, tip], shown });
  }

  get isOn(): boolean {
    return !this.#kept.off;
  }

  /** Tips again, from the next match of each game on, as if it were the first. */
  start(): void {
    this.#keep({ ...NOTHING });
  }

  /** No more tips, in no game. */
  stop(): void {
    this.#keep({ ...this.#kept, off: true });
  }

  #readOf(game: string): Read {
    return this.#kept.read[game] ?? { closed: [], shown: {} };
  }

  #note(game: string, read: Read): void {
    this.#keep({ ...this.#kept, read: { ...this.#kept.read, [game]: read } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    store('coach', JSON.stringify(kept));
  }
}

export const coach = new Coach();
