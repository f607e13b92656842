import { beforeEach, expect, it, vi } from 'vitest';
import { readUpTo, storeRead } from './read';

let kept: string | null = null;
beforeEach(() => {
  kept = null;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => (kept = value),
  });
});

it('each channel of a match is read by itself: who sits down has not read what the players wrote', () => {
  storeRead('m', 'watchers', 12);
  expect(readUpTo('m', 'players')).toBe(0);
  storeRead('m', 'players', 3);
  expect(readUpTo('m', 'watchers')).toBe(12);
  expect(readUpTo('m', 'players')).toBe(3);
});

it('what was read before channels were told apart was read among the players', () => {
  kept = '[["m",7]]';
  expect(readUpTo('m', 'players')).toBe(7);
  expect(readUpTo('m', 'watchers')).toBe(0);
});
