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
