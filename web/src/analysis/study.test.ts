import { expect, it, vi } from 'vitest';

const site = vi.hoisted(() => ({
  isAway: false,
  saved: [] as string[],
  listener: { live: () => {} },
}));
vi.mock('../net/socket.svelte', () => ({
  socket: {
    send: () => true,
    listen: (listener: { live: () => void }) => {
      site.listener = listener;
      return () => {};
    },
  },
}));
vi.mock('../net/me.svelte', () => ({ me: { ready: () => Promise.resolve() } }));
vi.mock('../net/http', () => ({
  RequestRejected: class extends Error {},
  call: (_: string, __: string, { text }: { text: string }) => {
    if (site.isAway) return Promise.reject(new Error('offline'));
    site.saved.push(text);
    return Promise.resolve({ version: 2 });
  },
}));

it('what could not be saved is saved when the connection is back', async () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const { Study } = await import('./study.svelte');
  let text = 'before';
  const shown = { study: 's', title: '', game: '', by: '', version: 1, text, mine: true, key: 'k' };
  const board = {
    text: () => text,
    tree: () => ({}) as never,
    take: () => Promise.resolve(),
    kept: () => {},
  };
  const study = new Study(shown, board);
  site.isAway = true;
  text = 'after';
  study.changed();
  await vi.advanceTimersByTimeAsync(1000);
  expect(site.saved).toEqual([]);
  expect(study.fault).toBe('offline');
  site.isAway = false;
  site.listener.live();
  await vi.advanceTimersByTimeAsync(1000);
  expect(site.saved).toEqual(['after']);
  expect(study.isSaving).toBe(false);
  expect(study.fault).toBe('');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
