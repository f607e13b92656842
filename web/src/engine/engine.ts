import type { Explored, Part, Report, Subject } from '../analysis/report';
import type { Changed, Command, Event, Gesture, Step, Summary } from '../net/protocol';

export type Question = { id: number; method: string; args: (string | number)[] };
/** The progress of a proof: the length of the solutions tried, the turn, and the positions done of all. */
export type Progress = [turns: number, turn: number, done: number, all: number];
export type Answer =
  { id: number; text: string } | { id: number; fault: string } | { id: number; progress: Progress };

/** The table as the engine shows it: the server's `changed`, always with the record, and the last turn. */
export type LocalView = Omit<Changed, 'type' | 'record'> & { record: Step[]; recent: Gesture[] };

/** A whole table as text, and its summary for lists. */
export type TableText = { text: string; summary: Summary };

/** Everything the engine can be asked, and what it answers: wasm/…/Engine.java. */
type Methods = {
  open(
    game: string,
    variant: string,
    options: string,
    seats: string,
    first: number,
    seed: string,
    id: string,
    created: number,
  ): object;
  importRecord(record: string, seats: string, id: string, created: number): object;
  branch(record: string, seats: string, seat: number, seed: string, id: string, created: number): object;
  load(text: string): object;
  text(): TableText;
  record(): { text: string };
  published(): { text: string };
  view(since: number): LocalView;
  moment(
    actions: number,
    seat: number,
  ): { n: number; position: string; points: number[]; onTurn: number; gesture?: Gesture };
  command(
    type: 'act' | Command,
    seat: number,
    version: number,
    argument: string,
    now: number,
  ): { version: number; events: Event[]; opened?: TableText };
  think(seat: number, level: number, nodes: number, seed: string): { action: string; nodes: number };
  advise(nodes: number, seed: string): Opinion;
  solve(problem: string): Verdict;
  analyse(text: string, game: string): Subject;
  explore(line: string): Explored;
  position(line: string): { text: string };
  assess(line: string, nodes: number, part: number, parts: number): Part;
  judge(nodes: number): { done: number; of: number; analysis?: Report };
};

/** What a strong bot would do in place of a seat, and the winning chance it sees. */
export type Opinion = { seat: number; plan: Gesture[]; percent: number };

/** The result of a proof about a problem: wasm/…/Proof.java. */
export type Verdict =
  | { verdict: 'solved'; turns: number; points: number; solutions: number; solution: string[][] }
  | { verdict: 'unsolvable' | 'too-large' | 'stopped'; turns: number };

/** Why the rules or the table do not allow something. */
export type Rejection = { code: string; rule: string; reason: string };

/** Something was rejected; nothing has changed. */
export class RejectedError extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(readonly rejection: Rejection) {
    super(rejection.reason);
    this.code = rejection.code;
    this.rule = rejection.rule;
  }
}

/** The engine was stopped before it answered. */
export class Stopped extends Error {}

type Waiting = { done: (text: string) => void; fail: (error: Error) => void };

/** One engine in a worker of its own, begun when first asked. */
export class Engine {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #isClosed = false;

  /** @param progress is told how far a proof has come */
  constructor(private readonly progress: (progress: Progress) => void = () => {}) {}

  async ask<M extends keyof Methods>(
    method: M,
    ...args: Parameters<Methods[M]>
  ): Promise<ReturnType<Methods[M]>> {
    if (this.#isClosed) throw new Stopped();
    const text = await new Promise<string>((done, fail) => {
      const id = ++this.#asked;
      this.#waiting.set(id, { done, fail });
      this.#start().postMessage({ id, method, args } satisfies Question);
    });
    const answer = JSON.parse(text) as ReturnType<Methods[M]> & { rejected?: Rejection };
    if (answer.rejected) throw new RejectedError(answer.rejected);
    return answer;
  }

  /** Stops thinking; an idle engine stays ready, because starting one takes a while. */
  interrupt(): void {
    if (this.#waiting.size > 0) this.stop();
  }

  stop(): void {
    this.#drop(new Stopped());
  }

  /** Stops for good: a question that comes too late starts no new worker. */
  close(): void {
    this.#isClosed = true;
    this.stop();
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
    worker.onerror = (event) => {
      this.#drop(new Error(event.message || 'the engine could not be loaded'));
    };
    this.#worker = worker;
    return worker;
  }

  /** Open questions fail; the next one starts another worker. */
  #drop(error: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
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
