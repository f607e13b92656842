import wasm from '@engine/engine.wasm?url';
import runtime from '@engine/runtime.js?url';
import type { Answer, Progress, Question } from './engine';

type Exports = Record<string, (...args: unknown[]) => string>;

/** The engine on a thread of its own: answers one question after the other. */
async function load(): Promise<Exports> {
  const { load: start } = (await import(/* @vite-ignore */ runtime)) as {
    load(url: string): Promise<{ exports: Exports }>;
  };
  return (await start(wasm)).exports;
}

/** Only a proof takes long enough to tell how far it has come. */
function ask(engine: Exports, { id, method, args }: Question): string {
  const tell = (...progress: number[]) =>
    postMessage({ id, progress: progress as Progress } satisfies Answer);
  return method === 'solve' ? engine.solve!(...args, tell) : engine[method]!(...args);
}

const engine = load();

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    answer = { id: data.id, text: ask(await engine, data) };
  } catch (error) {
    answer = { id: data.id, fault: String(error) };
  }
  postMessage(answer);
});
