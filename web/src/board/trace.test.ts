import { expect, it } from 'vitest';
import type { Place } from './frame';
import { draw } from './trace';

const at = (id: string, x: number, y: number): [string, Place] => [
  id,
  { id, x, y, size: 100, label: id, occupied: false },
];
const board = new Map([at('A1', 0, 0), at('B1', 100, 0), at('C1', 200, 0), at('C2', 200, 100)]);

it('one action has an arrow and no number', () => {
  const [drawn, ...more] = draw([['A1', 'B1']], board);
  expect(more).toEqual([]);
  expect(drawn).toMatchObject({ n: 0, from: { id: 'A1' }, to: { id: 'B1' } });
  expect(drawn!.line).toEqual([
    { x: 20, y: 0 },
    { x: 74, y: 0 },
  ]);
  expect(drawn!.head).toBe('M74.0 0.0L44.0 18.6L44.0 -18.6Z');
});

it('several actions are numbered in their order, without those beside the board', () => {
  const drawn = draw([['A1', 'B1'], [], ['B1', 'C1', 'C2']], board);
  expect(drawn.map(({ n, to }) => [n, to.id])).toEqual([
    [1, 'B1'],
    [2, 'C2'],
  ]);
});

it('what is done in place has a number and no arrow', () => {
  const [, turned] = draw([['A1', 'B1'], ['C1']], board);
  expect(turned).toMatchObject({ n: 2, line: [], head: '', from: { id: 'C1' }, to: { id: 'C1' } });
});

it('numbers of actions that begin on one square stand beside each other', () => {
  const [one, two] = draw(
    [
      ['A1', 'B1'],
      ['A1', 'C1'],
    ],
    board,
  );
  expect(two!.badge.x - one!.badge.x).toBeGreaterThan(30);
});
