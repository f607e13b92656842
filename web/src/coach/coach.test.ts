import { beforeEach, expect, it, vi } from 'vitest';
import { exercises } from '../learn/lessons';
import type { View } from '../net/protocol';
import { Coach } from './coach.svelte';

const view: View = { ...exercises['arcanor-move']!, seat: 1, undoable: 0 };

/** A browser's store. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('accompanies the first match of each game, also after a reload, and no other', () => {
  expect(new Coach().accompanies('fragile', 'one')).toBe(true);
  expect(new Coach().accompanies('fragile', 'two')).toBe(false);
  expect(new Coach().accompanies('fragile', 'one')).toBe(true);
  expect(new Coach().accompanies('arcanor', 'two')).toBe(true);
});

it('has nothing to say about a game without tips', () => {
  expect(new Coach().accompanies('noughts', 'one')).toBe(false);
});

it('does not repeat a tip that was closed, also after a reload', () => {
  const coach = new Coach();
  expect(coach.tip('arcanor', view, 1, false)).toBe('move');
  coach.close('arcanor', 'move');
  expect(new Coach().tip('arcanor', view, 1, false)).toBe('release');
});

it('shows a tip for one turn', () => {
  const coach = new Coach();
  coach.show('arcanor', 'move', 1);
  expect(coach.tip('arcanor', view, 1, false)).toBe('move');
  expect(coach.tip('arcanor', view, 3, false)).toBe('release');
});

it('says the aim first where there is room for one line only', () => {
  const coach = new Coach();
  expect(coach.tip('arcanor', view, 1, true)).toBe('aim');
  coach.close('arcanor', 'aim');
  expect(coach.tip('arcanor', view, 1, true)).toBe('move');
});

it('is silent for good once it was sent away', () => {
  const coach = new Coach();
  coach.stop();
  expect(coach.tip('arcanor', view, 1, false)).toBeNull();
  expect(new Coach().accompanies('cartagena', 'three')).toBe(false);
});

it('accompanies the next match of each game when tips are wanted again', () => {
  const coach = new Coach();
  coach.accompanies('arcanor', 'one');
  coach.close('arcanor', 'move');
  coach.stop();
  expect(coach.isOn).toBe(false);
  coach.start();
  expect(new Coach().isOn).toBe(true);
  expect(coach.accompanies('arcanor', 'two')).toBe(true);
  expect(coach.tip('arcanor', view, 1, false)).toBe('move');
});
