import type { View } from '../../net/protocol';
import type { Tip } from '../game';
import { readArcanor } from './position';

/** From this many points on, the other side is a danger. */
const NEAR = 7;

const can = (kind: string) => (view: View) => view.legal.some((gesture) => gesture.kind.startsWith(kind));

/** Tips for a first match of Arcanor, the most pressing first. */
export const tips: Tip[] = [
  { id: 'move', applies: can('move') },
  { id: 'near', applies: ({ position, seat }) => readArcanor(position).points[2 - seat]! >= NEAR },
  { id: 'capture', applies: can('capture') },
  { id: 'row', applies: ({ legal, seat }) => legal.some(({ to }) => to.endsWith(seat === 1 ? '7' : '1')) },
  { id: 'release', applies: can('release') },
  { id: 'lids', applies: ({ position }) => readArcanor(position).closed },
  { id: 'small', applies: can('move') },
];
