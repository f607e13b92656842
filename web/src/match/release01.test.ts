import { expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import fixtures from './fixtures/release-0.1.json';
import { carryOver, type StoredRecord } from './release01';

const stored = fixtures as unknown as Record<string, StoredRecord>;

/** What the engine is asked while the match is carried over. */
async function asked(match: string): Promise<unknown[][]> {
  const questions: unknown[][] = [];
  const engine = {
    ask: async (...question: unknown[]) => (questions.push(question), { version: 7 }),
  };
  await carryOver(stored[match]!, engine as unknown as Engine);
  return questions;
}

it('takes the record, and everybody stays where they sat', async () => {
  const { id, record, created } = stored['guest-and-bot']!;
  expect(await asked('guest-and-bot')).toEqual([
    ['importRecord', record, 'player Guest\nguest Seat 2\nbot 2', id, created],
  ]);
});

it('lets the computer play on for whoever has resigned', async () => {
  expect((await asked('third-seat-guest-resigned'))[0]![2]).toBe('player Guest\nguest Seat 2\nbot 3');
});

it('gives nobody here the seats of a match that was played elsewhere', async () => {
  expect((await asked('record-opened'))[0]![2]).toBe('elsewhere White\nelsewhere Black');
});

it('begins a match that had not begun, with the seed it was to have', async () => {
  const { id, seed, created } = stored['not-begun']!;
  expect(await asked('not-begun')).toEqual([
    ['open', 'cartagena', 'tortuga', '', 'player Guest\nbot 1', 0, seed, id, created],
  ]);
});

it('still leads on to the rematch', async () => {
  const { seed, created } = stored['finished-with-rematch']!;
  expect((await asked('finished-with-rematch')).at(-1)).toEqual([
    'command',
    'rematch',
    1,
    7,
    `${stored.rematch!.id} ${seed}`,
    created,
  ]);
});
