import type { Point } from '../motion';
import type { Spot } from '../picker.svelte';

/** The quay: 10 × 10 squares of 100 units, A1 at the bottom left, and the depots built on it. */
export const SIDE = 100;
export const COLUMNS = [...'ABCDEFGHIJ'];
export const ROWS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

export type Side = 'up' | 'right' | 'down' | 'left';

/** Depot squares and the side on which they open. */
export const DEPOTS: Record<Spot, Side> = {
  A1: 'right',
  C3: 'down',
  A4: 'right',
  J1: 'up',
  H3: 'right',
  G1: 'up',
  J10: 'left',
  H8: 'up',
  J7: 'left',
  A10: 'down',
  C8: 'left',
  D10: 'down',
};

export const TURNS: Record<Side, number> = { up: 0, right: 90, down: 180, left: 270 };

export function centre(square: Spot): Point {
  const column = square.charCodeAt(0) - 65;
  const row = Number(square.slice(1));
  return { x: column * SIDE + SIDE / 2, y: (10 - row) * SIDE + SIDE / 2 };
}

/** Where a square lies when the quay is seen from the other side. */
export function flippedCentre(square: Spot): Point {
  const { x, y } = centre(square);
  return { x: COLUMNS.length * SIDE - x, y: ROWS.length * SIDE - y };
}
