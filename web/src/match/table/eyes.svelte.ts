import type { Summary, View } from '../../net/protocol';
import type { Shown } from '../matchSource';
import { hidesHands } from '../names';

/** The seat whose view is shown; none on a shared screen with hidden hands until a player asks for theirs. */
export class Eyes {
  /** The seat whose player opened the curtain or asked for the cards; valid for the running turn. */
  #opened = $state.raw<{ seat: number; turn: number } | null>(null);
  #lastSeat = $state<number | null>(null);

  #summary = $derived.by<Summary>(() => this.now().summary);
  /** My seats. */
  mine = $derived(this.#summary.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  /** My seat that is on turn. */
  wanted = $derived(this.mine.includes(this.#summary.onTurn) ? this.#summary.onTurn : null);
  shared = $derived(this.mine.length > 1 && hidesHands(this.#summary) && this.#summary.state === 'running');
  #isOpen = $derived(
    this.#opened?.turn === this.#summary.turn && (this.wanted ?? this.#opened.seat) === this.#opened.seat,
  );
  seat = $derived(
    this.shared
      ? this.#isOpen
        ? this.#opened!.seat
        : 0
      : (this.wanted ?? this.#lastSeat ?? this.mine[0] ?? 0),
  );
  curtain = $derived(this.shared && this.wanted !== null && this.wanted !== this.seat);
  view = $derived.by(() => {
    const { views } = this.now();
    return views.find((one) => one.seat === this.seat) ?? asWatcher(views[0]);
  });
  myTurn = $derived(this.#summary.state === 'running' && this.#summary.onTurn === this.view?.seat);

  constructor(private readonly now: () => Shown) {
    $effect.pre(() => {
      if (this.#opened && !this.#isOpen) this.#opened = null;
      if (!this.shared && this.wanted !== null) this.#lastSeat = this.wanted;
    });
  }

  open(seat: number): void {
    this.#opened = { seat, turn: this.#summary.turn };
  }
}

/** Without a seat the board shows no hand and offers no actions. */
function asWatcher(view: View | undefined): View | undefined {
  return view && { ...view, seat: 0, legal: [], undoable: 0 };
}
