import type { Attachment } from 'svelte/attachments';
import type { Pace } from '../look/preferences.svelte';
import type { Spot } from './picker.svelte';

export type Point = { x: number; y: number };

/** A piece on its way: which kind, where it stands now, and the spots it came along. */
export type Motion = { piece: string; at: Spot; path: Spot[] };

/** How an action is shown: my own at once, another player's slowly enough to be understood. */
export type Tempo = Pace | 'own';

/** Milliseconds for the first step, for each further one, and at most for all together. */
const tempi: Record<Tempo, { first: number; next: number; most: number }> = {
  own: { first: 160, next: 20, most: 260 },
  slow: { first: 1000, next: 60, most: 1500 },
  normal: { first: 560, next: 40, most: 800 },
  fast: { first: 260, next: 20, most: 380 },
  instant: { first: 0, next: 0, most: 0 },
};

/** A fade for readers who prefer no motion. */
const FADE = 160;

export function duration(steps: number, tempo: Tempo = 'own'): number {
  const { first, next, most } = tempi[tempo];
  return Math.min(most, first + next * Math.max(0, steps - 1));
}

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function motionOf(motions: Motion[], piece: string, at: Spot): Motion | undefined {
  return motions.find((motion) => motion.piece === piece && motion.at === at);
}

/** Animations that run, or have ended and still hold their end. */
const glides = new Set<Animation>();

/** Waits until all glides have ended: on a busy machine they begin later than planned. A hidden page draws none. */
export async function arrived(): Promise<void> {
  if (glides.size === 0 || document.visibilityState === 'hidden') return;
  const waiting = new AbortController();
  const hidden = new Promise((done) =>
    document.addEventListener('visibilitychange', done, { signal: waiting.signal }),
  );
  await Promise.race([hidden, Promise.allSettled([...glides].map((glide) => glide.finished))]);
  waiting.abort();
}

/** Lets an element that already stands at the end of a path arrive there along it. */
export function glide(path: Point[] | undefined, tempo: Tempo = 'own'): Attachment<SVGElement> {
  return (node) => {
    const end = path?.at(-1);
    if (!path || !end || path.length < 2) return;
    const still = isStill();
    const time = still ? FADE : duration(path.length - 1, tempo);
    if (time === 0) return;
    const frames = still
      ? [{ opacity: 0 }, { opacity: 1 }]
      : path.map((point) => ({ transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)` }));
    const run = node.animate(frames, { duration: time, easing: 'ease-out' });
    if (!still) glides.add(run);
    return () => {
      glides.delete(run);
      run.cancel();
    };
  };
}
