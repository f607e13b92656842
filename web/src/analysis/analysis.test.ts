import { afterEach, expect, it, vi } from 'vitest';

const engine = vi.hoisted(() => ({ isSlow: false, waiting: [] as (() => void)[] }));
const site = vi.hoisted(() => ({ hear: (message: object) => void message }));
vi.mock('../engine/engine', () => ({
  RejectedError: class extends Error {},
  Engine: class {
    ask(method: string, text: string) {
      const move = (word: string) => ({ text: word, seat: 1, turn: 1 });
      if (method === 'analyse')
        return Promise.resolve({
          text,
          record: ['a', 'b', 'c'].map(move),
          trials: [],
          comments: [],
          drawings: [],
        });
      return new Promise((done) => {
        const answer = () => done({ position: text, onTurn: 1, turn: 1 });
        if (engine.isSlow) engine.waiting.push(answer);
        else answer();
      });
    }
    close() {}
  },
}));
vi.mock('../net/socket.svelte', () => ({
  socket: {
    send: () => true,
    listen: (listener: typeof site) => {
      site.hear = listener.hear;
      return () => {};
    },
  },
}));
vi.mock('../net/me.svelte', () => ({ me: { ready: () => Promise.resolve() } }));
vi.mock('../net/http', () => ({
  RequestRejected: class extends Error {},
  get: () => Promise.resolve({ version: 2, text: 'changed' }),
}));

afterEach(() => vi.unstubAllGlobals());

it('a step that is taken while the change of another arrives is not lost', async () => {
  vi.stubGlobal('addEventListener', () => {});
  const { Analysis } = await import('./analysis.svelte');
  const study = { study: 's', title: '', game: '', by: '', version: 1, text: 'first', mine: false };
  const analysis = new Analysis({ text: 'first', game: '', name: 's', study }, { step: 1, line: [] }, false);
  await vi.waitFor(() => expect(analysis.node?.step).toBe(1));

  engine.isSlow = true;
  const taken = analysis.go(analysis.tree!.at(2));
  site.hear({ type: 'study', study: 's', version: 2 });
  await vi.waitFor(() => expect(engine.waiting.length).toBe(2)); // the step, and the position after the change
  engine.waiting.forEach((answer) => answer());
  await taken;
  await vi.waitFor(() => expect(analysis.shown?.position).toBe('a b'));
  expect(analysis.node).toBe(analysis.tree!.at(2));
});
