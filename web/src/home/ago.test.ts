import { expect, it } from 'vitest';
import { ago, span } from './ago';

const NOW = 1_800_000_000_000;

it.each([
  [30_000, 'now'],
  [90_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [49 * 3_600_000, '2 days ago'],
  [-5_000, 'now'],
])('%i ms is %s', (passed, text) => {
  expect(ago(NOW - passed, NOW)).toBe(text);
});

it.each([
  [30_000, '0 minutes'],
  [3_600_000, '1 hour'],
  [49 * 3_600_000, '2 days'],
])('%i ms last %s', (time, text) => {
  expect(span(time)).toBe(text);
});
