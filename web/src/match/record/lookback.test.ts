import { expect, it, vi } from 'vitest';
import type { Gesture, Step, Summary } from '../../net/protocol';
import type { MatchSource, Shown } from '../matchSource';
import { Lookback } from './lookback.svelte';

const step = (seat: number, turn: number, text = 'end'): Step => ({ seat, turn, text });
const record = [
  step(1, 1, 'D6-B3'),
  step(1, 1),
  step(2, 2, 'F3-F4'),
  step(2, 2),
  step(3, 3, 'H3-I3'),
  step(3, 3, 'I3-I4'),
  step(3, 3),
];

const gesture = (text: string): Gesture => ({
  text,
  kind: text === 'end' ? 'end' : 'walk',
  from: '',
  over: '',
  to: '',
  cost: 1,
  via: [],
});

function lookback() {
  const positionAt = vi.fn((at: number) =>
    Promise.resolve({
      position: `after ${at}`,
      points: [],
      onTurn: 1,
      gesture: at === 0 ? null : gesture(record[at - 1]!.text),
    }),
  );
  const summary = { game: 'fragile', seats: [{}, {}, {}], clock: { kind: 'none' } } as unknown as Summary;
  const now = { record, summary } as Shown;
  return {
    positionAt,
    back: new Lookback(
      { positionAt } as unknown as MatchSource,
      () => now,
      () => 1,
    ),
  };
}

it('knows what a turn had brought until the step that is looked at', async () => {
  const { back, positionAt } = lookback();
  await back.go(6);
  expect(back.moment?.recent.map(({ text }) => text)).toEqual(['H3-I3', 'I3-I4']);
  await back.go(3);
  expect(back.moment?.recent.map(({ text }) => text)).toEqual(['F3-F4']);
  positionAt.mockClear();
  await back.go(4);
  expect(back.moment?.recent.map(({ text }) => text)).toEqual(['F3-F4', 'end']);
  expect(positionAt).toHaveBeenCalledTimes(1);
});

it('the last step is the present', async () => {
  const { back } = lookback();
  await back.go(2);
  expect(back.at).toBe(2);
  await back.go(7);
  expect(back.moment).toBeNull();
  expect(back.at).toBe(7);
});

it('a film shows every step, then the present', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
  const { back, positionAt } = lookback();
  const film = back.roll(2, 4);
  expect(back.rolling).toBe(true);
  await vi.runAllTimersAsync();
  await film;
  expect(positionAt.mock.calls.map(([at]) => at)).toEqual(expect.arrayContaining([2, 3, 4]));
  expect(back.moment).toBeNull();
  expect(back.rolling).toBe(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('who steps by hand stops the film', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
  const { back } = lookback();
  const film = back.roll(0, 7);
  await vi.advanceTimersByTimeAsync(10);
  await back.go(5);
  await vi.runAllTimersAsync();
  await film;
  expect(back.moment?.at).toBe(5);
  expect(back.rolling).toBe(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
