import type { Gesture, View } from '../../net/protocol';
import type { Tip } from '../game';
import { along, BOAT, readCartagena } from './position';

const FEW = 2;
const LEAP = 6;

const can = (kind: string) => (view: View) => view.legal.some((gesture) => gesture.kind === kind);

/** Tips for a first match of Cartagena, the most pressing first. */
export const tips: Tip[] = [
  { id: 'forward', applies: (view) => can('forward')(view) && !can('end')(view) },
  { id: 'more', applies: (view) => can('end')(view) && view.legal.length > 1 },
  { id: 'boat', applies: ({ legal }) => legal.some(({ over, to }) => over !== '' && to === BOAT) },
  { id: 'few', applies: (view) => can('back')(view) && handOf(view).length <= FEW },
  { id: 'back', applies: can('back') },
  { id: 'leap', applies: (view) => view.legal.some((gesture) => isLeap(gesture, view)) },
  { id: 'row', applies: ({ position }) => readCartagena(position).row.length > 0 },
];

function handOf({ position, seat }: View): string[] {
  return readCartagena(position).hands[seat] ?? [];
}

/** Further than every symbol is away: somebody stands in between. */
function isLeap({ kind, from, to }: Gesture, { position }: View): boolean {
  return kind === 'forward' && along(from, to, readCartagena(position).path.length).length - 1 > LEAP;
}
