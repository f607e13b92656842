import { expect, it, vi } from 'vitest';
import { Draft } from './draft.svelte';

vi.mock('../games', () => {
  const game = { id: 'arcanor', variants: [], editor: () => Promise.reject(new Error('offline')) };
  return { games: [game], gameNamed: () => game };
});
vi.mock('../net/server', () => ({ hasServer: true }));
vi.mock('../net/socket.svelte', () => ({ socket: {} }));

it('an editor that cannot be fetched is told', async () => {
  const draft = new Draft('a position');
  await vi.waitFor(() => expect(draft.fault).toBe('offline'));
});
