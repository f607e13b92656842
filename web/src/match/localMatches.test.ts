import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Summary } from '../net/protocol';
import { remove, storedMatches, storeTable, whyUnstored } from './localMatches';
import { upload } from './upload';

vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { addEventListener: () => {}, documentElement: { dataset: {} } });
  const channel = class {
    postMessage(): void {}
  };
  vi.stubGlobal('BroadcastChannel', channel);
});

/** A browser that stores nothing for this page. */
beforeAll(() => {
  const open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
});

const summary = { id: 'local-1', version: 4, created: 0, seats: [], state: 'running' } as unknown as Summary;
beforeEach(() => storeTable({ text: 'a table', summary }, -1));

const listed = async () => (await storedMatches()).matches.map(({ id }) => id);

it('a match that could not be stored is removed without a store', async () => {
  expect(whyUnstored('local-1')).toBe('blocked');
  expect(await listed()).toEqual(['local-1']);
  await remove('local-1');
  expect(await listed()).toEqual([]);
});

it('it goes on online all the same', async () => {
  const created: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('records')) created.push(path);
    return Response.json({ match: 'm1', name: 'Ana' });
  });
  expect(await upload(summary, 'a record')).toBe('m1');
  expect(created).toHaveLength(1);
  expect(await listed()).toEqual([]);
});

it('a stored match whose store has gone goes on online, too', async () => {
  await remove('local-1');
  vi.stubGlobal('fetch', async () => Response.json({ match: 'm2', name: 'Ana' }));
  expect(await upload(summary, 'a record')).toBe('m2');
});
