import { expect, test } from 'vitest';
import type { Gesture } from '../../net/protocol';
import type { Held } from '../held.svelte';
import { fragile } from './game';

const empty = { from: null } as Held;

const hintAfter = (acted: string, ...legal: string[]) =>
  fragile.turnLeft!(
    `players 2\ndepots 1 A1\ndockers 1 B2 C3\nturn 1 play 5\n${acted}\n`,
    empty,
    legal.map((kind) => ({ kind }) as Gesture),
  ).hint;

test('F12: nobody is told to end a turn in which a second docker must act', () => {
  expect(hintAfter('acted B2 left 0')).toBe('No points left: choose your second docker.');
  expect(hintAfter('acted B2 left 2')).toBe('Continue, or choose your second docker.');
});

test('F12: where no second docker can act, nobody is asked to choose one', () => {
  expect(hintAfter('acted B2 left 2', 'walk', 'end')).toBe('Continue, or end your turn.');
  expect(hintAfter('acted B2 left 0', 'end')).toBe('Check the board, then end your turn.');
});

test('F13: once two dockers have acted the turn may be ended', () => {
  expect(hintAfter('acted B2 C3 left 2')).toBe('Continue, or end your turn.');
  expect(hintAfter('acted B2 C3 left 0')).toBe('Check the board, then end your turn.');
});
