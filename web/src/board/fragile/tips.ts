import type { Gesture, View } from '../../net/protocol';
import type { Tip } from '../game';
import { placing, readFragile } from './position';

const can = (kind: string) => (view: View) => view.legal.some((gesture) => gesture.kind === kind);

/** Tips for a first match of Fragile, the most pressing first. */
export const tips: Tip[] = [
  { id: 'depots', applies: (view) => isPlacing(view, 'depot') },
  { id: 'dockers', applies: (view) => isPlacing(view, 'docker') },
  { id: 'end', applies: can('end') },
  { id: 'store', applies: canStore },
  { id: 'walk', applies: (view) => can('walk')(view) && readFragile(view.position).acting === null },
  { id: 'push', applies: can('push') },
  { id: 'pass', applies: can('pass') },
  { id: 'turn', applies: can('turn') },
];

function isPlacing({ position }: View, what: string): boolean {
  const quay = readFragile(position);
  return quay.settingUp && placing(quay).what === what;
}

/** Whether a crate can be brought into a depot of one's own. */
function canStore({ position, seat, legal }: View): boolean {
  const { depots } = readFragile(position);
  const isStored = ({ over, to }: Gesture) => over !== '' && depots.get(to) === seat;
  return legal.some(isStored);
}
