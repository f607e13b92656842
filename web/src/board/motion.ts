import type { Attachment } from 'svelte/attachments';
import type { Spot } from './picker.svelte';

export type Point = { x: number; y: number };

/** A piece on its way: which kind, where it stands now, and the spots it came along. */
export type Motion = { piece: string; at: Spot; path: Spot[] };

export const FIRST_STEP = 200;
export const NEXT_STEP = 80;

export function duration(steps: number): number {
  return FIRST_STEP + NEXT_STEP * Math.max(0, Math.min(steps, 9) - 1);
}

export function motionOf(motions: Motion[], piece: string, at: Spot): Motion | undefined {
  return motions.find((motion) => motion.piece === piece && motion.at === at);
}

/** Lets an element that already stands at the end of a path arrive there along it. */
export function glide(path: Point[] | undefined): Attachment<SVGElement> {
  return (node) => {
    const end = path?.at(-1);
    if (!path || !end || path.length < 2) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frames = still
      ? [{ opacity: 0 }, { opacity: 1 }]
      : path.map((point) => ({ transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)` }));
    const run = node.animate(frames, { duration: duration(path.length - 1), easing: 'ease-out' });
    return () => run.cancel();
  };
}
