import { flushSync, mount, unmount } from 'svelte';
import type { Annotation } from '../board/annotation/annotation';
import { Pen, penContext } from '../board/annotation/pen.svelte';
import type { BoardProps } from '../board/board';
import Board from '../board/Board.svelte';
import type { Gesture } from '../net/protocol';
import { standalone } from './drawing';
import { fontsOf } from './fonts';

/** The content of a picture: a position as somebody sees it, the latest actions, and the drawings on it. */
export type Shot = { position: string; recent: Gesture[]; side?: number; annotations?: Annotation[] };

/** The size at which boards look best; as pictures are drawings, it says nothing about their pixels. */
const SIZE = 900;

/** A board outside the visible page, on which positions are drawn for pictures. */
export class Stage {
  readonly #target = document.createElement('div');
  readonly #props: BoardProps & { game: string };
  readonly #board: object;
  #annotations = $state.raw<Annotation[]>([]);

  constructor(game: string, shot: Shot) {
    const props = $state({ game, ...propsOf(shot) });
    this.#props = props;
    Object.assign(this.#target.style, {
      position: 'fixed',
      left: `${-2 * SIZE}px`,
      top: '0',
      width: `${SIZE}px`,
      height: `${SIZE}px`,
    });
    this.#target.inert = true;
    document.body.append(this.#target);
    const pen = new Pen(
      () => this.#annotations,
      () => {},
    );
    this.#board = mount(Board, { target: this.#target, props, context: penContext(pen) });
  }

  async draw(shot: Shot): Promise<string> {
    Object.assign(this.#props, propsOf(shot));
    this.#annotations = shot.annotations ?? [];
    flushSync();
    await laidOut();
    const svg = this.#target.querySelector('svg')!;
    return standalone(svg, await fontsOf(svg));
  }

  async close(): Promise<void> {
    await unmount(this.#board);
    this.#target.remove();
  }
}

function propsOf({ position, recent, side = 1 }: Shot): BoardProps {
  return { position, recent, side, seat: 0, legal: [], last: null, step: 0, live: false };
}

/** Some boards choose their shape by the room they have, which is known even while the page is hidden and draws nothing. */
function laidOut(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, 100);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });
}
