import { type Key, named, t } from '../../i18n/i18n.svelte';
import type { Gesture, Variant } from '../../net/protocol';
import type { Game, TurnLeft } from '../game';
import type { Held } from '../held.svelte';
import { way } from '../way';
import CartagenaBoard from './CartagenaBoard.svelte';
import PathField from './PathField.svelte';
import { along, BOAT, isOpen, readCartagena, START } from './position';
import SeatFacts from './SeatFacts.svelte';
import type { PathForm } from './sections';

export const cartagena: Game = {
  id: 'cartagena',
  variants: [
    variant('basic', { sections: 5, sides: true }),
    variant('advanced', { sections: 6, sides: true }),
    variant('jamaica', { sections: 6, sides: false }),
    variant('tortuga', { sections: 6, sides: false }),
  ],
  hidesHands: (variant) => !isOpen(variant),
  Board: CartagenaBoard,
  OptionField: PathField,
  SeatFacts,
  points: (n) => t('seat.home', { n }),
  turnLeft,
  steps,
  where,
  sound: 'card',
};

function variant(id: string, form: PathForm): Variant {
  return { id, minSeats: 2, maxSeats: 5, options: [{ id: 'path', values: ['seed'], form }] };
}

function turnLeft(position: string, held: Held): TurnLeft {
  const { moves, edition } = readCartagena(position);
  const text = t('turn.moves', { n: moves });
  return { pips: moves, of: edition === 'basic' ? 2 : 3, text, hint: t(nextStep(held)), ending: false };
}

function nextStep({ from, over }: Held): Key {
  if (from !== null) return 'turn.pickCard';
  return over === null ? 'turn.cartagena' : 'turn.pickPirate';
}

/** A pirate hops from square to square. */
function steps({ from, to }: Gesture, position: string): number {
  return to === '' ? 1 : along(from, to, readCartagena(position).path.length).length - 1;
}

/** By which card, and from where to where on the path. */
function where({ from, over, to }: Gesture): string {
  const path = way(spot(from), spot(to));
  return over ? `${named('symbol', over)}, ${path}` : path;
}

function spot(id: string): string {
  return id === START ? t('spoken.start') : id === BOAT ? t('spoken.boat') : id;
}
