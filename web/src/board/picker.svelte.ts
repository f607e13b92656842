import { preferences } from '../look/preferences.svelte';
import type { Gesture } from '../net/protocol';

/** What a click may name: a square, the start or the boat, or the symbol of a card. */
export type Spot = string;

/**
 * How a hand makes a gesture on any board: it takes the acting piece (`from`) or the thing acted on (`over`),
 * and says where it should end (`to`). It knows no rules: only the legal gestures it was given.
 */
export class Picker {
  legal = $state.raw<Gesture[]>([]);
  from = $state<Spot | null>(null);
  over = $state<Spot | null>(null);
  hands = $state.raw<Spot[]>([]);
  hover = $state<Spot | null>(null);
  asking = $state.raw<Gesture[]>([]);
  askingAt = $state<Spot | null>(null);
  /** How far the piece in hand was dragged from its place. */
  drag = $state.raw<{ spot: Spot; x: number; y: number } | null>(null);

  candidates = $derived(
    this.legal.filter(
      (gesture) =>
        (this.from === null || gesture.from === this.from) &&
        (this.over === null || gesture.over === this.over) &&
        this.hands.every((hand) => gesture.via.includes(hand)),
    ),
  );
  isHolding = $derived(this.from !== null || this.over !== null);
  /** The targets of the piece in hand; with an empty hand, the spots where something may simply be placed. */
  targets = $derived.by(() => {
    const targets = new Map<Spot, Gesture[]>();
    for (const gesture of this.candidates) {
      if (gesture.to === '' || (!this.isHolding && (gesture.from !== '' || gesture.over !== ''))) continue;
      targets.set(gesture.to, [...(targets.get(gesture.to) ?? []), gesture]);
    }
    return targets;
  });
  /** The spots from which something can be picked up, now or next. */
  pickable = $derived.by(() => {
    const spots = new Set<Spot>();
    for (const gesture of this.isHolding ? this.candidates : this.legal) {
      if (gesture.from !== '' && this.from === null) spots.add(gesture.from);
      if (gesture.over !== '' && this.over === null) spots.add(gesture.over);
    }
    return spots;
  });
  /** Gestures with the piece in hand that have no target: turning a crate over, lifting a lid. */
  inPlace = $derived(
    this.candidates.filter(
      (gesture) => this.isHolding && gesture.to === '' && (gesture.over === '' || this.over !== null),
    ),
  );

  /** Whether the question only asks to confirm a single action. */
  isConfirming = $derived(this.asking.length === 1);

  constructor(
    private readonly play: (gesture: Gesture) => void,
    private readonly attempt: (from: Spot, over: Spot, to: Spot) => void = () => {},
    /** Whether a piece and a thing, once both are taken, need no place: a card already says where a pirate goes. */
    private readonly eager = false,
  ) {}

  /** New legal gestures: the hand belongs to the old ones and is emptied, unless the same are only offered again. */
  offer(legal: Gesture[]): void {
    const isSame =
      legal.length === this.legal.length && legal.every(({ text }, i) => text === this.legal[i]!.text);
    if (!isSame) this.drop();
    if (legal !== this.legal) this.legal = legal;
  }

  press(spot: Spot): void {
    if (spot === this.askingAt && this.isConfirming) return this.choose(this.asking[0]!);
    this.stopAsking();
    const ending = this.targets.get(spot);
    if (ending !== undefined && spot !== this.over) return this.#settle(ending, spot);
    if (spot === this.from && this.over === null) return this.drop();
    if (spot === this.over) return this.#pressAgain(spot);
    if (this.#takeHand(spot)) return;
    if (this.canTake(spot)) return this.take(spot);
    if (this.isHolding || this.targets.size > 0) this.attempt(this.from ?? '', this.over ?? '', spot);
    this.drop();
  }

  choose(gesture: Gesture): void {
    this.drop();
    this.play(gesture);
  }

  drop(): void {
    this.from = this.over = this.hover = null;
    this.hands = [];
    this.stopAsking();
  }

  /** One step back: closes the question, then undoes the hands of a chain, then empties the hand. */
  escape(): void {
    if (this.askingAt !== null) this.stopAsking();
    else if (this.hands.length > 0) this.hands = this.hands.slice(0, -1);
    else if (this.over !== null && this.from !== null) this.over = null;
    else this.drop();
  }

  stopAsking(): void {
    this.asking = [];
    this.askingAt = null;
  }

  canTake(spot: Spot): boolean {
    return this.legal.some((gesture) => gesture.from === spot || gesture.over === spot);
  }

  /** Adds it to the hand, or replaces the piece in hand where the two do not go together. */
  take(spot: Spot): void {
    if (!this.pickable.has(spot)) this.drop();
    const acts = this.candidates.some((gesture) => gesture.from === spot);
    if (acts && this.from === null) this.from = spot;
    else this.over = spot;
    const only = this.candidates.length === 1 ? this.candidates[0] : undefined;
    if (this.eager && only && this.from !== null && this.over !== null) this.#settle([only], only.to || spot);
  }

  /** A docker pressed while a crate is held becomes one of the hands of its chain. */
  #takeHand(spot: Spot): boolean {
    if (this.over === null || this.hands.includes(spot)) return false;
    if (!this.candidates.some((gesture) => gesture.via.includes(spot))) return false;
    this.hands = [...this.hands, spot];
    return true;
  }

  /** Pressing the held crate again does the plain thing with it, when there is just one. */
  #pressAgain(spot: Spot): void {
    const plain = this.candidates.filter((gesture) => gesture.via.length === 0 && gesture.to !== '');
    if (plain.length === 1) return this.#settle(plain, plain[0]!.to);
    if (this.candidates.length > 1 && plain.length === 0 && this.inPlace.length > 0) {
      return this.#settle(this.inPlace, spot);
    }
    this.over = null;
  }

  #settle(gestures: Gesture[], spot: Spot): void {
    if (gestures.length === 1 && !preferences.confirm) return this.choose(gestures[0]!);
    this.asking = gestures;
    this.askingAt = spot;
  }
}
