import { expect, it } from 'vitest';
import { hintFor, told, whyNone } from './hint';

const turn = ['B9-B6', 'B6~C6-D5(A6)'];

it('tells docker, crate, action and turn, one after the other', () => {
  const hint = hintFor(turn, [])!;
  const all = [
    'Play with the docker on B9.',
    'The crate on C6 has to move.',
    'Walk from B9 to B6.',
    'The whole turn: Walk from B9 to B6. From B6, pass the crate on C6 along to D5.',
  ];
  for (const steps of [1, 2, 3, 4, 5]) expect(told(hint, steps)).toEqual(all.slice(0, steps));
});

it('goes on from what is played', () => {
  expect(hintFor(turn, ['B9-B6'])).toMatchObject({ docker: 'B6', crate: 'C6', action: 'B6~C6-D5(A6)' });
  expect(told(hintFor(turn, turn)!, 4)).toEqual(['End the turn.']);
});

it('has nothing to say after a step that the solution does not take', () => {
  expect(hintFor(turn, ['B9-B7'])).toBeNull();
  expect(hintFor(turn, [...turn, 'B6-B5'])).toBeNull();
});

it('says why there is no hint', () => {
  expect(whyNone({ verdict: 'unsolvable', turns: 1 })).toMatch(/cannot be done/);
  expect(whyNone({ verdict: 'too-large', turns: 1 })).toMatch(/too many ways/);
  expect(whyNone({ verdict: 'stopped', turns: 1 })).toMatch(/too many ways/);
});
