import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, Engine, type Question, Stopped } from './engine';

/** A worker that answers only when the test wants it to. */
class SlowWorker {
  static begun: SlowWorker[] = [];
  onmessage: (event: { data: Answer }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  isTerminated = false;
  #asked: Question[] = [];

  constructor() {
    SlowWorker.begun.push(this);
  }

  postMessage(question: Question): void {
    this.#asked.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(): void {
    for (const { id } of this.#asked.splice(0)) this.onmessage({ data: { id, text: '{}' } });
  }
}

beforeEach(() => {
  SlowWorker.begun = [];
  vi.stubGlobal('Worker', SlowWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('an engine that has answered is not begun again after an interruption', async () => {
  const engine = new Engine();
  const first = engine.ask('text');
  SlowWorker.begun[0]!.answer();
  await first;
  engine.interrupt();
  const second = engine.ask('text');
  SlowWorker.begun[0]!.answer();
  await second;
  expect(SlowWorker.begun).toHaveLength(1);
});

it('an interruption ends what an engine is thinking about', async () => {
  const engine = new Engine();
  const thought = engine.ask('think', 1, 5, 0, '');
  engine.interrupt();
  await expect(thought).rejects.toBeInstanceOf(Stopped);
  expect(SlowWorker.begun[0]!.isTerminated).toBe(true);
});

it('an engine that could not be loaded is begun again when it is asked again', async () => {
  const engine = new Engine();
  const first = engine.ask('text');
  SlowWorker.begun[0]!.onerror({ message: 'no network' });
  await expect(first).rejects.toThrow('no network');
  const second = engine.ask('text');
  SlowWorker.begun[1]!.answer();
  await second;
});

it('an engine that is closed is never begun again', async () => {
  const engine = new Engine();
  engine.close();
  await expect(engine.ask('text')).rejects.toBeInstanceOf(Stopped);
  expect(SlowWorker.begun).toHaveLength(0);
});
