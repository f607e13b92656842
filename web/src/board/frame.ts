import type { Point } from './motion';
import type { Spot } from './picker.svelte';

/** A place on a board that can be pressed: its position, size and name, and whether something stands there. */
export type Place = Point & { id: Spot; size: number; label: string; occupied: boolean };

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const steps: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): key is Arrow {
  return key in steps;
}

/** The nearest place in the direction of an arrow key; straight ahead counts as nearer than aside. */
export function neighbour(places: Place[], at: Place, arrow: Arrow): Place {
  const step = steps[arrow];
  let best = at;
  let shortest = Infinity;
  for (const place of places) {
    const dx = place.x - at.x;
    const dy = place.y - at.y;
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (ahead <= at.size * 0.2 || aside > ahead * 1.6) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < shortest) {
      shortest = distance;
      best = place;
    }
  }
  return best;
}

/** A line through points with soft corners. */
export function softLine(points: Point[]): string {
  if (points.length < 2) return '';
  const [first, ...rest] = points as [Point, ...Point[]];
  let path = `M${first.x} ${first.y}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    if (!next) path += `L${point.x} ${point.y}`;
    else path += `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return path;
}
