import type { Gesture, Result, Step, View } from '../net/protocol';

export type Question = { id: number; method: string; args: (string | number)[] };
/** Of solutions of so many turns, in this turn, so many positions done of all. */
export type Progress = [turns: number, turn: number, done: number, all: number];
export type Answer =
  { id: number; text: string } | { id: number; fault: string } | { id: number; progress: Progress };

/** The table as the engine shows it: wasm/…/Showing.java writes it. */
export type LocalTable = {
  game: string;
  variant: string;
  options: Record<string, string>;
  names: string[];
  onTurn: number;
  turn: number;
  points: number[];
  result: Result | null;
  seedHash: string;
  seed: string | null;
  record: Step[];
  recent: Gesture[];
  views: View[];
};

/** Everything the engine can be asked, and what it answers: wasm/…/Engine.java. */
type Methods = {
  begin(game: string, variant: string, options: string, names: string, first: number, seed: string): object;
  open(record: string): object;
  record(): { text: string };
  show(eyes: string): LocalTable;
  moment(length: number, seat: number): { position: string; gesture: Gesture | null };
  act(seat: number, action: string): Gesture;
  undo(seat: number): object;
  takeBack(seat: number): object;
  resign(seat: number): object;
  agreeOnDraw(): object;
  think(seat: number, level: number, nodes: number, seed: string): { action: string; nodes: number };
  advise(nodes: number, seed: string): Opinion;
  solve(problem: string): Verdict;
};

/** What a strong bot would do in the place of a seat, and the chance it sees there. */
export type Opinion = { seat: number; plan: Gesture[]; percent: number };

/** What can be proved about a problem: wasm/…/Proof.java. */
export type Verdict =
  | { verdict: 'solved'; turns: number; points: number; solutions: number; solution: string[][] }
  | { verdict: 'unsolvable' | 'too-large' | 'stopped'; turns: number };

/** What the rules or the table do not allow; nothing has changed. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(readonly trouble: { code: string; rule: string; reason: string }) {
    super(trouble.reason);
    this.code = trouble.code;
    this.rule = trouble.rule;
  }
}

/** The engine was stopped before it answered. */
export class Stopped extends Error {}

type Waiting = { done: (text: string) => void; fail: (error: Error) => void };

/** One engine in a worker of its own, begun when first asked; `stop` ends whatever it is thinking about. */
export class Engine {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** @param progress is told how far a proof has come */
  constructor(private readonly progress: (progress: Progress) => void = () => {}) {}

  async ask<M extends keyof Methods>(
    method: M,
    ...args: Parameters<Methods[M]>
  ): Promise<ReturnType<Methods[M]>> {
    const text = await new Promise<string>((done, fail) => {
      const id = ++this.#asked;
      this.#waiting.set(id, { done, fail });
      this.#start().postMessage({ id, method, args } satisfies Question);
    });
    const answer = JSON.parse(text) as ReturnType<Methods[M]> & { refused?: Refused['trouble'] };
    if (answer.refused) throw new Refused(answer.refused);
    return answer;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#failAll(new Stopped());
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('progress' in data) return this.progress(data.progress);
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('text' in data) waiting?.done(data.text);
      else waiting?.fail(new Error(data.fault));
    };
    worker.onerror = (event) => this.#failAll(new Error(event.message || 'the engine could not be loaded'));
    this.#worker = worker;
    return worker;
  }

  #failAll(error: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.fail(error);
  }
}

/** A module with one empty struct type: only a browser with WebAssembly GC takes it. */
const NEEDS_GC = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0);

/** Whether this browser can run the engine. */
export function isEngineSupported(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function' && WebAssembly.validate(NEEDS_GC);
}
