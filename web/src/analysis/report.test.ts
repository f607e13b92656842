import { expect, test } from 'vitest';
import { percent, percents } from './report';

test('what is not certain is never called 0 or 100', () => {
  expect([0, 30, 6234, 9970, 10_000].map(percent)).toEqual(['0', '<1', '62', '>99', '100']);
});

test('the chances of all seats add up to 100', () => {
  expect(percents([5250, 4750])).toEqual(['53', '47']);
  expect(percents([3333, 3333, 3334])).toEqual(['33', '33', '34']);
  expect(percents([9970, 30])).toEqual(['>99', '<1']);
  expect(percents([10_000, 0])).toEqual(['100', '0']);
});
