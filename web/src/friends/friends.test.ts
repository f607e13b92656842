import { expect, it, vi } from 'vitest';

const site = vi.hoisted(() => ({ asked: [] as ((names: string[]) => void)[] }));
vi.mock('../net/socket.svelte', () => ({ socket: {} }));
vi.mock('../net/http', () => ({
  RequestRejected: class extends Error {},
  get: () =>
    new Promise((answer) =>
      site.asked.push((names) => answer({ friends: names.map((name) => ({ person: name, name })) })),
    ),
}));

it('an older list that arrives later does not replace the newer one', async () => {
  const { friends } = await import('./friends.svelte');
  const loads = [friends.load(), friends.load()];
  site.asked[1]!(['Ana', 'Ben']);
  site.asked[0]!(['Ana']);
  await Promise.all(loads);
  expect(friends.list.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});
