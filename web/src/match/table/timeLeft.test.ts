import { afterEach, expect, it, vi } from 'vitest';
import { speech } from '../../i18n/i18n.svelte';
import { timeLeft } from './timeLeft';

const HOUR = 3_600_000;

afterEach(() => {
  speech.language = 'en';
  vi.unstubAllGlobals();
});

it.each([
  [59_001, '1:00'],
  [0, '0:00'],
  [10 * 60_000, '10:00'],
  [HOUR + 61_000, '1:01:01'],
  [24 * HOUR, '1d 0h'],
  [75 * HOUR, '3d 3h'],
])('%i ms are %s', (time, text) => {
  expect(timeLeft(time)).toBe(text);
});

it.each([
  ['fr', '3j 3h'],
  ['de', '3 T 3h'],
])('%s has its own words for days and hours: %s', (language, text) => {
  speech.language = language;
  expect(timeLeft(75 * HOUR).replaceAll(/\s/g, ' ')).toBe(text);
});
