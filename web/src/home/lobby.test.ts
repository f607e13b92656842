import { expect, test } from 'vitest';
import type { Summary } from '../net/protocol';
import { changed } from './lobby';

const table = (id: string, updated: number, version = 0) => ({ id, updated, version }) as Summary;

test('a new table comes to its place, a changed one replaces itself, one that is gone leaves', () => {
  const before = [table('c', 30), table('b', 20), table('a', 10)];
  const after = changed(before, {
    type: 'lobby-changed',
    tables: [table('d', 25), table('a', 40, 1)],
    gone: ['c', 'unknown'],
  });
  expect(after).toEqual([table('a', 40, 1), table('d', 25), table('b', 20)]);
});
