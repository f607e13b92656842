import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Pace, preferences } from '../look/preferences.svelte';
import type { Gesture, Summary } from '../net/protocol';
import { restAfter } from './rest';

let still = false;
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: still })));
afterEach(() => {
  vi.unstubAllGlobals();
  still = false;
  preferences.pace = 'normal';
});

const walk = (via: string[] = []): Gesture => ({
  text: 'D6-B3',
  kind: 'walk',
  from: 'D6',
  over: '',
  to: 'B3',
  cost: 1,
  via,
});
const summary = {
  game: 'fragile',
  seats: [{ mine: true }, { mine: false }],
  clock: { kind: 'none' },
} as Summary;
const rest = (lastSeat: number, last = walk(), table = summary) =>
  restAfter({ last, lastSeat, summary: table, views: [] });

it('what others do takes 600 to 900 milliseconds an action', () => {
  for (const squares of [0, 1, 4, 12]) {
    const time = rest(2, walk(Array<string>(squares).fill('C6')));
    expect(time).toBeGreaterThanOrEqual(600);
    expect(time).toBeLessThanOrEqual(900);
  }
});

it('what I do is quick', () => {
  expect(rest(1, walk(['C6', 'B6']))).toBeLessThan(360);
});

it.each<[Pace, number]>([
  ['slow', 1000],
  ['normal', 600],
  ['fast', 300],
  ['instant', 0],
])('the pace %s takes at least %i milliseconds', (pace, least) => {
  preferences.pace = pace;
  expect(rest(2)).toBeGreaterThanOrEqual(least);
  expect(rest(2)).toBeLessThan(least * 1.7 + 1);
});

it('who likes no motion does not wait for it', () => {
  still = true;
  expect(rest(2)).toBe(0);
});

it('with a clock for the match nobody waits long', () => {
  const clocked = { ...summary, clock: { kind: 'match', seconds: 300, increment: 0 } } as Summary;
  expect(rest(2, walk(), clocked)).toBeLessThan(400);
});

it('the end of a turn shows nothing, so nothing waits for it', () => {
  expect(rest(2, { ...walk(), kind: 'end', from: '', to: '' })).toBe(0);
});
