import { beforeAll, expect, it, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { addEventListener: () => {}, documentElement: { dataset: {} } });
let me: (typeof import('./me.svelte'))['me'];
beforeAll(async () => {
  me = (await import('./me.svelte')).me;
});

it('whoever does two things at once is made known to the site once', async () => {
  const made: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') made.push(body!);
    return Response.json({});
  });
  await Promise.all([me.ready(), me.ready()]);
  expect(made).toHaveLength(1);
});
