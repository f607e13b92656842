import type { Point } from './motion';

/** The part of a drawing that is shown: its left, its top, its width and its height. */
export type Box = [number, number, number, number];

/** How many times larger than the whole, and which point of the whole, in parts of its sides, is in the middle. */
export type Zoom = { scale: number; x: number; y: number };

export const WHOLE: Zoom = { scale: 1, x: 0.5, y: 0.5 };
const NEAR = 1.8;
const NEAREST = 3;

/** Keeps a zoom within the drawing. */
export function within({ scale, x, y }: Zoom): Zoom {
  const clamped = Math.min(NEAREST, Math.max(1, scale));
  const half = 0.5 / clamped;
  const inside = (middle: number) => Math.min(1 - half, Math.max(half, middle));
  return { scale: clamped, x: inside(x), y: inside(y) };
}

export function boxOf([left, top, width, height]: Box, { scale, x, y }: Zoom): Box {
  const [w, h] = [width / scale, height / scale];
  return [left + x * width - w / 2, top + y * height - h / 2, w, h];
}

/** Brings a part of a board near: by a button, by two fingers, and moved about by one. Positions are those of the page. */
export class Magnifier {
  zoom = $state.raw<Zoom>(WHOLE);
  readonly isNear = $derived(this.zoom.scale > 1);
  #fingers = new Map<number, Point>();

  /** The point is where to look, in parts of the drawing's sides. */
  toggle(at: Point): void {
    this.zoom = this.isNear ? WHOLE : within({ scale: NEAR, ...at });
  }

  get isPinched(): boolean {
    return this.#fingers.size > 1;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.#fingers.set(event.pointerId, pointOf(event));
  }

  /** Moves with the fingers; `side` is how many pixels the whole drawing would take across and down. */
  move(event: PointerEvent, side: Point, mayPan: boolean): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (this.isPinched) this.#pinch(event.pointerId, before, now, side);
    else if (mayPan && this.isNear) this.#pan(before, now, side);
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #pinch(finger: number, before: Point, now: Point, side: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== finger)![1];
    const scale = (this.zoom.scale * distance(now, other)) / Math.max(1, distance(before, other));
    this.zoom = within({ ...this.zoom, scale });
    this.#pan(middle(before, other), middle(now, other), side);
  }

  #pan(before: Point, now: Point, side: Point): void {
    const { scale, x, y } = this.zoom;
    this.zoom = within({
      scale,
      x: x - (now.x - before.x) / (side.x * scale),
      y: y - (now.y - before.y) / (side.y * scale),
    });
  }
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
