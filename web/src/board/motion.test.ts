import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrived, glide } from './motion';

let page: EventTarget & { visibilityState: string };
let still: boolean;
beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  still = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});
afterEach(() => {
  leave.splice(0).forEach((go) => go());
  vi.unstubAllGlobals();
});

const leave: (() => void)[] = [];

/** A piece that glides until it is told to arrive, however long its browser takes. */
function piece() {
  let arrive = () => {};
  let stop = () => {};
  const finished = new Promise<void>((done, fail) => {
    arrive = done;
    stop = () => fail(new Error('cancelled'));
  });
  finished.catch(() => {}); // nor does a browser complain about an animation that is cancelled
  const node = { animate: () => ({ finished, cancel: stop }) } as unknown as SVGElement;
  const path = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  leave.push(glide(path, 'normal')(node) as () => void);
  return { arrive, remove: leave.at(-1)! };
}

/** Whether it has ended when all that is known by now has been dealt with. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await new Promise((done) => setTimeout(done));
  return over;
}

it('what comes next waits until every piece has arrived', async () => {
  const [one, other] = [piece(), piece()];
  const wait = arrived();
  one.arrive();
  expect(await isOver(wait)).toBe(false);
  other.arrive();
  expect(await isOver(wait)).toBe(true);
});

it('nobody waits for a piece that is gone', async () => {
  const { remove } = piece();
  const wait = arrived();
  remove();
  expect(await isOver(wait)).toBe(true);
});

it('a hidden page waits for nothing', async () => {
  piece();
  const wait = arrived();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(await isOver(wait)).toBe(true);
  page.visibilityState = 'hidden';
  expect(await isOver(arrived())).toBe(true);
});

it('who likes no motion does not wait for it', async () => {
  still = true;
  piece();
  expect(await isOver(arrived())).toBe(true);
});
