import { type Key, named, t } from '../../i18n/i18n.svelte';
import type { Gesture, Variant } from '../../net/protocol';
import type { Game, TurnLeft } from '../game';
import type { Held } from '../held.svelte';
import ActionIcon from './ActionIcon.svelte';
import CartagenaBoard from './CartagenaBoard.svelte';
import Face from './Face.svelte';
import { readRecord } from './notation';
import PathField from './PathField.svelte';
import { along, BOAT, isOpen, readCartagena, START } from './position';
import SeatFacts from './SeatFacts.svelte';
import type { PathForm } from './sections';
import { tips } from './tips';

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
  Face,
  points: (n) => t('seat.home', { n }),
  turnLeft,
  steps,
  readRecord,
  spotName,
  does,
  ActionIcon,
  tips,
  sound: 'card',
  editor: () => import('./editor'),
};

function variant(id: string, form: PathForm): Variant {
  const unstated = form.sides ? 'seed' : 'seed-0.1';
  return { id, minSeats: 2, maxSeats: 5, options: [{ id: 'path', values: ['seed'], unstated, form }] };
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

/** By which card and from where; a record does not tell where to. */
function does({ kind, from, over, to }: Gesture): string {
  const told = to === '' && from !== '' ? `${kind}-from` : kind;
  return named('cartagena.does', told, { card: named('symbol', over), from: spot(from), to: spot(to) });
}

function spotName(id: string): string {
  if (id === START) return t('spoken.start');
  return id === BOAT ? t('spoken.boat') : id;
}

function spot(id: string): string {
  if (id === START) return named('cartagena', 'fromStart');
  return id === BOAT ? named('cartagena', 'theBoat') : named('cartagena', 'square', { n: id });
}
