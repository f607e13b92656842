import wasm from '@engine/engine.wasm?url';
import runtime from '@engine/runtime.js?url';
import type { Answer, Question } from './engine';

type Exports = Record<string, (...args: (string | number)[]) => string>;

/** The engine on a thread of its own: answers one question after the other. */
async function load(): Promise<Exports> {
  const { load: start } = (await import(/* @vite-ignore */ runtime)) as {
    load(url: string): Promise<{ exports: Exports }>;
  };
  return (await start(wasm)).exports;
}

const engine = load();

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    answer = { id: data.id, text: (await engine)[data.method]!(...data.args) };
  } catch (error) {
    answer = { id: data.id, fault: String(error) };
  }
  postMessage(answer);
});
