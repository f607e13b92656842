import { expect, it } from 'vitest';
import { goalsOf } from './problem';

it('says which crate has to go where', () => {
  expect(goalsOf('goal C6 C3\ngoal J2.top J1\ngoal I3.bottom H3\n')).toEqual([
    'the crate on C6 to C3',
    'the upper crate on J2 to J1',
    'the lower crate on I3 to H3',
  ]);
});
