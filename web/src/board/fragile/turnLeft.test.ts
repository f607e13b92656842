import { expect, test } from 'vitest';
import type { Held } from '../held.svelte';
import { fragile } from './game';

const empty = { from: null } as Held;

const hintAfter = (acted: string) =>
  fragile.turnLeft!(`players 2\ndepots 1 A1\ndockers 1 B2 C3\nturn 1 play 5\n${acted}\n`, empty).hint;

test('F12: nobody is told to end a turn in which a second docker must act', () => {
  expect(hintAfter('acted B2 left 0')).toBe('No points left: choose your second docker.');
  expect(hintAfter('acted B2 left 2')).toBe('Continue, or choose your second docker.');
});

test('F13: once two dockers have acted the turn may be ended', () => {
  expect(hintAfter('acted B2 C3 left 2')).toBe('Continue, or end your turn.');
  expect(hintAfter('acted B2 C3 left 0')).toBe('Check the board, then end your turn.');
});
