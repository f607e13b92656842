import { getContext, setContext } from 'svelte';
import { named, t } from '../../i18n/i18n.svelte';
import type { Annotation, Colour } from './annotation';
import type { Spot } from '../picker.svelte';

const PEN = Symbol('pen');
const RIGHT_BUTTON = 2;

/** Draws squares and arrows on a board: always with the right button, and with any press while it is in hand. */
export class Pen {
  isInHand = $state(false);
  colour = $state<Colour>('green');
  /** Where a stroke has begun, and where it would end now. */
  from = $state<Spot | null>(null);
  over = $state<Spot | null>(null);

  /**
   * @param shown what is drawn on the position of this moment
   * @param draw is told each stroke that is complete
   * @param nameOf what a spot of this board is called
   */
  constructor(
    private readonly shown: () => Annotation[],
    private readonly draw: (annotation: Annotation) => void,
    private readonly nameOf: (spot: Spot) => string = (spot) => spot,
  ) {}

  get annotations(): Annotation[] {
    return this.shown();
  }

  /** The stroke that is being drawn. */
  get stroke(): Annotation | null {
    if (this.from === null || this.over === null) return null;
    return { from: this.from, to: this.over, colour: this.colour };
  }

  /** The annotations in words. */
  get words(): string[] {
    return this.annotations.map((one) => this.#inWords(one));
  }

  /** The annotations on this spot, and the arrows that begin or end there. */
  wordsAt(spot: Spot): string[] {
    return this.annotations
      .filter(({ from, to }) => from === spot || to === spot)
      .map((one) => this.#inWords(one));
  }

  #inWords({ from, to, colour }: Annotation): string {
    const drawn = { colour: named('colour', colour), from: this.nameOf(from), to: this.nameOf(to) };
    return from === to ? t('annotation.square', drawn) : t('annotation.arrow', drawn);
  }

  get isDrawing(): boolean {
    return this.from !== null;
  }

  takes({ button }: { button: number }): boolean {
    return button === RIGHT_BUTTON || (this.isInHand && button === 0);
  }

  begin(spot: Spot): void {
    this.from = this.over = spot;
  }

  /** Ends the stroke here; beside the board it comes to nothing. */
  end(spot: Spot | null): void {
    this.over = spot;
    const stroke = this.stroke;
    this.cancel();
    if (stroke) this.draw(stroke);
  }

  /** By the keyboard a stroke begins with one press and ends with another. */
  press(spot: Spot): void {
    if (this.isDrawing) this.end(spot);
    else this.begin(spot);
  }

  cancel(): void {
    this.from = this.over = null;
  }
}

/** For the page around a board. */
export function providePen(pen: Pen): Pen {
  return setContext(PEN, pen);
}

/** For a board that is mounted by itself. */
export const penContext = (pen: Pen): Map<symbol, Pen> => new Map([[PEN, pen]]);

/** For the board; none where nothing is drawn. */
export function usePen(): Pen | undefined {
  return getContext<Pen | undefined>(PEN);
}
