import { expect, it } from 'vitest';
import { leadTo, momentOf } from './moment';
import { Tree } from './tree/tree';

const move = (text: string) => ({ text, seat: 1, turn: 1 });

it('a position of the main line is its step', () => {
  const tree = new Tree([move('a'), move('b')]);
  const query = new URLSearchParams('match=m1&step=1&line=x');
  leadTo(tree.at(2), query);
  expect(String(query)).toBe('match=m1&step=2');
  expect(momentOf(query)).toEqual({ step: 2, line: [] });
});

it('a position of a variation is where that leaves the main line, and its actions', () => {
  const tree = new Tree([move('a'), move('b')]);
  const query = new URLSearchParams('study=s1');
  leadTo(tree.play(tree.play(tree.at(1), move('T@0')), move('y')), query);
  expect(momentOf(new URLSearchParams(String(query)))).toEqual({ step: 1, line: ['T@0', 'y'] });
});

it('an address without a moment leads to the beginning', () => {
  expect(momentOf(new URLSearchParams('match=m1'))).toEqual({ step: 0, line: [] });
});
