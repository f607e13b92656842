import type { Point } from '../motion';

/** Where the path winds: rows joined by half circles, its squares at equal distances, each with its direction. */
export type Tile = Point & { angle: number };

export type Course = {
  width: number;
  height: number;
  tiles: Tile[];
  size: number;
  start: Point;
  boat: Point;
  /** The middle of the path as one line, for the ground under the squares. */
  line: string;
  /** Whether left and right are exchanged. */
  mirrored: boolean;
};

type Shape = {
  width: number;
  height: number;
  rows: number;
  gap: number;
  left: number;
  right: number;
  top: number;
};

const WIDE: Shape = { width: 1180, height: 830, rows: 4, gap: 190, left: 205, right: 985, top: 130 };
const TALL: Shape = { width: 764, height: 900, rows: 5, gap: 162, left: 180, right: 595, top: 112 };
const GATE_SHIFT = 45;
const BOAT_REACH = 105;

type Stretch = { length: number; at: (s: number) => Tile };

export function course(squares: number, tall: boolean, mirrored = false): Course {
  const shape = tall ? TALL : WIDE;
  const stretches = stretchesOf(shape);
  const total = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  const spacing = total / squares;
  const across = (x: number) => (mirrored ? shape.width - x : x);
  const at = (s: number): Tile => {
    const { x, y, angle } = onCourse(stretches, s);
    return { x: across(x), y, angle: mirrored ? 180 - angle : angle };
  };
  const tiles = [...Array(squares).keys()].map((i) => at((i + 0.5) * spacing));
  const samples = [...Array(161).keys()].map((i) => at((total * i) / 160));
  const end = onCourse(stretches, total);
  const side = shape.rows % 2 === 0 ? -1 : 1;
  return {
    width: shape.width,
    height: shape.height,
    tiles,
    size: Math.min(spacing * 0.88, shape.gap * 0.57),
    start: { x: across(shape.left - 105), y: shape.top },
    boat: { x: across(end.x + side * BOAT_REACH * (tall ? 0.75 : 1)), y: end.y },
    line: `M${samples.map((point) => `${point.x.toFixed(0)} ${point.y.toFixed(0)}`).join('L')}`,
    mirrored,
  };
}

function onCourse(stretches: Stretch[], s: number): Tile {
  let left = s;
  for (const stretch of stretches) {
    if (left <= stretch.length) return stretch.at(left);
    left -= stretch.length;
  }
  return stretches.at(-1)!.at(stretches.at(-1)!.length);
}

function stretchesOf({ rows, gap, left, right, top }: Shape): Stretch[] {
  const stretches: Stretch[] = [];
  for (let row = 0; row < rows; row++) {
    const y = top + row * gap;
    const forward = row % 2 === 0;
    const from = forward ? (row === 0 ? left - GATE_SHIFT : left) : right;
    const to = forward ? right : left;
    const sign = Math.sign(to - from);
    stretches.push({
      length: Math.abs(to - from),
      at: (s) => ({ x: from + sign * s, y, angle: forward ? 0 : 180 }),
    });
    if (row < rows - 1) stretches.push(bend(to, y, gap / 2, forward ? 1 : -1));
  }
  return stretches;
}

/** A half circle from one row down to the next, bulging to the given side. */
function bend(x: number, y: number, radius: number, side: number): Stretch {
  return {
    length: Math.PI * radius,
    at: (s) => {
      const turn = s / radius - Math.PI / 2;
      const angle = ((turn + Math.PI / 2) * 180) / Math.PI;
      return {
        x: x + side * radius * Math.cos(turn),
        y: y + radius + radius * Math.sin(turn),
        angle: side > 0 ? angle : 180 - angle,
      };
    },
  };
}
