import type { GifAnswer, GifOrder } from './gif.worker';
import { paint } from './raster';
import { type Shot, Stage } from './stage.svelte';

/** The moments of a match: the number of its actions, and the board after each of them. */
export type Moments = { length: number; at: (step: number) => Promise<Shot> };

const PIXELS = 480;
const DELAY = 800;
const LAST_DELAY = 3000;

/** Makes an animated GIF of a match, picture by picture, without blocking the page. */
export class Animation {
  /** How many pictures are finished; null before and after. */
  done = $state<number | null>(null);
  #isCancelled = false;

  constructor(
    private readonly game: string,
    private readonly moments: Moments,
  ) {}

  /** The file, or null if it was cancelled. */
  async make(): Promise<Blob | null> {
    const { length, at } = this.moments;
    this.done = 0;
    this.#isCancelled = false;
    const worker = new Worker(new URL('./gif.worker.ts', import.meta.url), { type: 'module' });
    const stage = new Stage(this.game, await at(0));
    const picture = async (step: number): Promise<ImageBitmap> =>
      paint(await stage.draw(await at(step)), PIXELS);
    try {
      const sampled = [...new Set([0, Math.floor(length / 2), length])];
      const samples: ImageBitmap[] = [];
      for (const step of sampled) samples.push(await picture(step));
      await tell(worker, { kind: 'colours', samples }, samples);
      for (let step = 0; step <= length && !this.#isCancelled; step++) {
        const frame = await picture(step);
        const delay = step === length ? LAST_DELAY : DELAY;
        await tell(worker, { kind: 'frame', frame, delay }, [frame]);
        this.done = step + 1;
      }
      if (this.#isCancelled) return null;
      const { file } = await tell(worker, { kind: 'finish' });
      return new Blob([file!], { type: 'image/gif' });
    } catch (error) {
      if (this.#isCancelled) return null;
      throw error;
    } finally {
      this.done = null;
      worker.terminate();
      await stage.close();
    }
  }

  cancel(): void {
    this.#isCancelled = true;
  }
}

function tell(worker: Worker, order: GifOrder, given: ImageBitmap[] = []): Promise<GifAnswer> {
  return new Promise((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<GifAnswer>) => done(data);
    worker.onerror = (event) => fail(new Error(event.message));
    worker.postMessage(order, given);
  });
}
