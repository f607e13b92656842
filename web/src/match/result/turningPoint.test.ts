import { expect, it } from 'vitest';
import { leadTaken } from './turningPoint';

it.each([
  [
    'the first point decides when nobody catches up',
    [
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 1],
    ],
    1,
    1,
  ],
  [
    'a tie does not take the lead away',
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ],
    1,
    1,
  ],
  [
    'whoever was overtaken and comes back took it later',
    [
      [0, 0],
      [1, 0],
      [1, 2],
      [3, 2],
    ],
    1,
    3,
  ],
  [
    'nobody leads for good who is behind at the end',
    [
      [0, 0],
      [1, 0],
      [1, 2],
    ],
    1,
    0,
  ],
  [
    'nothing was decided where nobody scored',
    [
      [0, 0],
      [0, 0],
    ],
    1,
    0,
  ],
  [
    'three seats',
    [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 2],
      [3, 1, 2],
    ],
    1,
    3,
  ],
])('%s', (_, points, seat, step) => {
  expect(leadTaken(points, seat)).toBe(step);
});
