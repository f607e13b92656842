import { afterEach, expect, it, vi } from 'vitest';
import { Attempt } from './attempt.svelte';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a solution is not shown any more once its problem was left', async () => {
  vi.useFakeTimers();
  const begun = vi.fn();
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        begun();
      }
      postMessage(): void {}
      terminate(): void {}
    },
  );
  const attempt = new Attempt('game fragile-problem');
  const watched = attempt.watch([['B9-B6']]);
  await vi.advanceTimersByTimeAsync(10);
  attempt.close();
  await vi.advanceTimersByTimeAsync(10_000);
  await watched;
  expect(attempt.isRolling).toBe(false);
  expect(begun).toHaveBeenCalledTimes(1);
});

const SOLUTION = [['B9-B6', 'B6-B5']];

/** An engine that allows the actions of the solution in their order, and falls over when told to. */
function engine() {
  const state = { played: [] as string[], isBroken: false };
  const answerTo = (method: string, args: (string | number)[]): object => {
    const rejected = { code: 'bad-action', rule: '', reason: '' };
    if (method === 'importRecord') state.played = [];
    if (method === 'view')
      return { version: 1, views: [{ position: state.played.join(' ') }], record: [], summary: {} };
    if (method !== 'command') return {};
    const action = String(args[3]);
    if (args[0] === 'ask-takeback') return state.played.pop() ? { events: [] } : { rejected };
    if (action !== SOLUTION[0]![state.played.length]) return { rejected };
    state.played.push(action);
    return { events: [{ gesture: { kind: 'walk', text: action, via: [], cost: 1 } }] };
  };
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: (event: object) => void = () => {};
      postMessage({ id, method, args }: { id: number; method: string; args: (string | number)[] }): void {
        const data = state.isBroken
          ? { id, fault: 'out of memory' }
          : { id, text: JSON.stringify(answerTo(method, args)) };
        queueMicrotask(() => this.onmessage({ data }));
      }
      terminate(): void {}
    },
  );
  return state;
}

it('two quick steps of a solution show two of its actions, and two back take both back', async () => {
  engine();
  vi.useFakeTimers();
  const attempt = new Attempt('game fragile-problem');
  void attempt.watch(SOLUTION);
  await vi.advanceTimersByTimeAsync(0);
  await Promise.all([attempt.step(1), attempt.step(1)]);
  expect(attempt.playedInTurn).toEqual(SOLUTION[0]);
  expect(attempt.rejection).toBeNull();
  await Promise.all([attempt.step(-1), attempt.step(-1), attempt.step(-1)]);
  expect(attempt.played).toEqual([]);
  expect(attempt.rejection).toBeNull();
});

it('an engine that falls over is told, and a new beginning leads out of it', async () => {
  const state = engine();
  const attempt = new Attempt('game fragile-problem');
  await attempt.act('B9-B6');
  state.isBroken = true;
  await attempt.act('B6-B5');
  expect(attempt.fault).toBe('out of memory');
  state.isBroken = false;
  await attempt.restart();
  expect(attempt.fault).toBeNull();
  expect(attempt.played).toEqual([]);
});
