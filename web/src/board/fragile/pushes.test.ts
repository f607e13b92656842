import { expect, it } from 'vitest';
import type { Gesture } from '../../net/protocol';
import { readFragile } from './position';
import { pushesOn } from './pushes';

function push(from: string, over: string, to: string): Gesture {
  return { text: `${from}*${over}-${to}`, kind: 'push', from, over, to, cost: 1, via: [] };
}

function reach(position: string, first: Gesture): string[] {
  return pushesOn(readFragile(position), [first]).map(({ to, cost }) => `${to} ${cost}`);
}

const match = (lines: string) => `game fragile\nplayers 2\nturn 1 points 5\n${lines}`;

it('offers every square the crate can be pushed to, with its cost', () => {
  expect(reach(match('dockers 1 E5\ncrates E6'), push('E5', 'E6', 'E7'))).toEqual(['E8 2', 'E9 3', 'E10 4']);
});

it('names the single pushes one after the other', () => {
  const [twice] = pushesOn(readFragile(match('dockers 1 E5\ncrates E6')), [push('E5', 'E6', 'E7')]);
  expect(twice!.text).toBe('E5*E6-E7 E6*E7-E8');
});

it('goes only as far as the points of the docker', () => {
  const position = match('dockers 1 A6 F6\ncrates B6\nacted F6 A6 left 3');
  expect(reach(position, push('A6', 'B6', 'C6'))).toEqual(['D6 2', 'E6 3']);
});

it.each([
  ['a crate', 'dockers 1 E5\ncrates E6 E9'],
  ['a docker', 'dockers 1 E5\ndockers 2 E9\ncrates E6'],
])('stops before %s', (_, lines) => {
  expect(reach(match(lines), push('E5', 'E6', 'E7'))).toEqual(['E8 2']);
});

it('ends in a depot that is entered by its open side (F26)', () => {
  expect(reach(match('dockers 1 H10\ncrates G10'), push('H10', 'G10', 'F10'))).toEqual(['E10 2']); // D10 opens down
  expect(reach(match('dockers 1 D6\ncrates D7'), push('D6', 'D7', 'D8'))).toEqual(['D9 2', 'D10 3']);
  expect(reach(match('dockers 1 C1\ncrates C2'), push('C1', 'C2', 'C3'))).toEqual([]);
});

it('does not put a crate into a depot that was turned over in this turn (F21)', () => {
  const position = match('dockers 1 D6\ncrates D7!\nturned D7');
  expect(reach(position, push('D6', 'D7', 'D8'))).toEqual(['D9 2']);
});
