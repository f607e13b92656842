import { type Place, softLine } from './frame';
import type { Point } from './motion';
import type { Spot } from './picker.svelte';

/** What an action left behind on the board: the spots something came along, or the one where something was done. */
export type Trace = Spot[];

/** A trace as it is drawn: a line with a head, and its number where a turn has several. */
export type Drawn = { n: number; from: Place; to: Place; line: Point[]; head: string; badge: Point };

const HEAD = 30;

/** Traces in their order; those of a single one, and of what happened beside the board, need no number. */
export function draw(traces: Trace[], byId: Map<Spot, Place>): Drawn[] {
  const seen = traces.map((spots) => spots.flatMap((spot) => byId.get(spot) ?? []));
  const shown = seen.filter((places) => places.length > 0);
  const badges = new Map<Spot, number>();
  return shown.map((places, i) => {
    const [from, to] = [places[0]!, places.at(-1)!];
    const before = badges.get(from.id) ?? 0;
    badges.set(from.id, before + 1);
    const isInPlace = places.length === 1;
    const line = isInPlace ? [] : shortened(places);
    return {
      n: shown.length > 1 ? i + 1 : 0,
      from,
      to,
      line,
      head: isInPlace ? '' : head(line),
      badge: badgeAt(from, isInPlace, before),
    };
  });
}

/** An arrow from one place straight to another, as paths. */
export function arrow(from: Place, to: Place): { line: string; head: string } {
  const line = shortened([from, to]);
  return { line: softLine(line), head: head(line) };
}

/** At the origin, which is mostly empty now; what was done in place has it in the corner. Several stand in a row. */
function badgeAt(from: Place, isInPlace: boolean, before: number): Point {
  const corner = isInPlace ? from.size * 0.34 : 0;
  return { x: from.x - corner + before * 36, y: from.y - corner };
}

/** A line that leaves room for what stands at its ends. */
function shortened(places: Place[]): Point[] {
  const points: Point[] = places.map(({ x, y }) => ({ x, y }));
  const last = points.length - 1;
  const [from, to] = [places[0]!, places[last]!];
  const start = towards(points[0]!, points[1]!, Math.min(from.size * 0.2, 22));
  const end = towards(points[last]!, points[last - 1]!, Math.min(to.size * 0.26, 30));
  points[0] = start;
  points[last] = end;
  return points;
}

function towards(from: Point, to: Point, way: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * way) / length, y: from.y + ((to.y - from.y) * way) / length };
}

/** The head of an arrow: its tip is the end of the line. */
function head(line: Point[]): string {
  const [before, tip] = [line.at(-2)!, line.at(-1)!];
  const base = towards(tip, before, HEAD);
  const [dx, dy] = [(tip.x - base.x) * 0.62, (tip.y - base.y) * 0.62];
  const corner = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${corner(tip.x, tip.y)}L${corner(base.x - dy, base.y + dx)}L${corner(base.x + dy, base.y - dx)}Z`;
}
