import { expect, it } from 'vitest';
import { boxOf, Magnifier, WHOLE, within } from './magnifier.svelte';

const finger = (pointerId: number, clientX: number, clientY: number) =>
  ({ pointerId, clientX, clientY, pointerType: 'touch' }) as PointerEvent;
const side = { x: 300, y: 300 };

it('shows the whole until something is brought near', () => {
  expect(boxOf([-100, -100, 1200, 1200], WHOLE)).toEqual([-100, -100, 1200, 1200]);
  expect(boxOf([-100, -100, 1200, 1200], { scale: 2, x: 0.25, y: 0.75 })).toEqual([-100, 500, 600, 600]);
});

it('never leaves the drawing', () => {
  expect(within({ scale: 2, x: 0, y: 1 })).toEqual({ scale: 2, x: 0.25, y: 0.75 });
  expect(within({ scale: 0.3, x: 0.1, y: 0.9 })).toEqual(WHOLE);
  expect(within({ scale: 40, x: 0.5, y: 0.5 }).scale).toBe(3);
});

it('goes near and back by a button', () => {
  const magnifier = new Magnifier();
  magnifier.toggle({ x: 1, y: 1 });
  expect(magnifier.isNear).toBe(true);
  magnifier.toggle({ x: 0, y: 0 });
  expect(magnifier.zoom).toEqual(WHOLE);
});

it('follows two fingers, and one once it is near', () => {
  const magnifier = new Magnifier();
  magnifier.down(finger(1, 100, 150));
  magnifier.move(finger(1, 90, 150), side, true);
  expect(magnifier.zoom).toEqual(WHOLE);
  magnifier.down(finger(2, 190, 150));
  magnifier.move(finger(2, 290, 150), side, true);
  expect(magnifier.zoom.scale).toBe(2);
  magnifier.up(finger(2, 290, 150));
  const { x } = magnifier.zoom;
  magnifier.move(finger(1, 60, 150), side, true);
  expect(magnifier.zoom.x).toBeCloseTo(Math.min(0.75, x + 0.05));
  magnifier.move(finger(1, 0, 150), side, false);
  expect(magnifier.zoom.x).toBeCloseTo(Math.min(0.75, x + 0.05));
});
