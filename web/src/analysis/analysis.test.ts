import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Analysis } from './analysis.svelte';
import { sourceOf } from './source';
import type { StudyShown } from './study.svelte';

const engine = vi.hoisted(() => ({ isSlow: false, waiting: [] as ((error?: Error) => void)[] }));
/** The site has one study, which others may have changed since `first`. */
const site = vi.hoisted(() => ({
  version: 1,
  text: 'first',
  isAway: false,
  saved: [] as string[],
  listeners: new Set<{ hear: (message: object) => void }>(),
  tell() {
    for (const one of this.listeners) one.hear({ type: 'study', study: 's', version: this.version });
  },
}));

vi.mock('../engine/engine', () => {
  class Stopped extends Error {}
  return {
    Stopped,
    RejectedError: class extends Error {},
    Engine: class {
      #isClosed = false;
      async ask(method: string, text: string) {
        if (this.#isClosed) throw new Stopped();
        const move = (word: string) => ({ text: word, seat: 1, turn: 1 });
        if (method === 'analyse') {
          const comments = [...text.matchAll(/^comment +main (\d+) (.*)$/gm)];
          return {
            text: 'first',
            record: ['a', 'b', 'c'].map(move),
            trials: [],
            comments: comments.map(([, position, words]) => ({ position: Number(position), text: words })),
            drawings: [],
          };
        }
        if (engine.isSlow)
          await new Promise<void>((done, fail) =>
            engine.waiting.push((error) => (error ? fail(error) : done())),
          );
        return { position: text, onTurn: 1, turn: 1 };
      }
      close() {
        this.#isClosed = true;
        engine.waiting.forEach((answer) => answer(new Stopped()));
      }
    },
  };
});
vi.mock('../net/socket.svelte', () => ({
  socket: {
    send: ({ follow }: { follow: boolean }) => follow && site.tell(),
    listen: (listener: { hear: () => void; live: () => void }) => {
      site.listeners.add(listener);
      listener.live();
      return () => site.listeners.delete(listener);
    },
  },
}));
vi.mock('../net/me.svelte', () => ({ me: { ready: () => Promise.resolve() } }));
vi.mock('../net/http', () => {
  class RequestRejected extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  }
  return {
    RequestRejected,
    get: () => Promise.resolve({ ...shown, version: site.version, text: site.text }),
    call: async (_: string, __: string, { version, text }: { version: number; text: string }) => {
      if (site.isAway) throw new RequestRejected('offline');
      if (version !== site.version) throw new RequestRejected('stale');
      site.text = text;
      site.saved.push(text);
      return { version: ++site.version };
    },
  };
});

const shown: StudyShown = {
  study: 's',
  title: '',
  game: '',
  by: '',
  version: 1,
  text: 'first',
  mine: true,
  key: 'k',
};

/** The line of a comment in a text: after how many actions of the match, and its words. */
const line = (step: number, words: string) => `comment   main ${step} ${words}`;

/** A text as somebody else has saved it. */
function changeElsewhere(comment: string): void {
  site.version++;
  site.text = `${comment}\nfirst\n`;
  site.tell();
}

async function open(step: number) {
  const source = await sourceOf(new URLSearchParams({ study: 's', key: 'k' }));
  return new Analysis(source!, { step, line: [] }, false);
}

async function opened(step: number) {
  const analysis = await open(step);
  await vi.waitFor(() => expect(analysis.study).toBeTruthy());
  return analysis;
}

const answerAll = () => engine.waiting.splice(0).forEach((answer) => answer());

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(engine, { isSlow: false, waiting: [] });
  Object.assign(site, { version: 1, text: 'first', isAway: false, saved: [] });
  site.listeners.clear();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a step that is taken while the change of another arrives is not lost', async () => {
  const analysis = await opened(1);
  engine.isSlow = true;
  const taken = analysis.go(analysis.tree!.at(2));
  changeElsewhere(line(3, 'theirs'));
  await vi.waitFor(() => expect(engine.waiting.length).toBe(2)); // the step, and the position after the change
  answerAll();
  await taken;
  await vi.waitFor(() => expect(analysis.shown?.position).toBe('a b'));
  expect(analysis.node).toBe(analysis.tree!.at(2));
  analysis.close();
});

it('a step that is still on its way when the analysis is left is no fault', async () => {
  const analysis = new Analysis({ text: 'first', game: '', name: 'm' }, { step: 1, line: [] }, false);
  await vi.waitFor(() => expect(analysis.node?.step).toBe(1));
  engine.isSlow = true;
  const taken = analysis.go(analysis.tree!.at(2));
  analysis.close();
  await expect(taken).resolves.toBeUndefined();
  expect(analysis.fault).toBe('');
});

it('a change that arrives before the first position is shown is taken over, and nothing said then is lost', async () => {
  engine.isSlow = true;
  const analysis = await open(1);
  await vi.waitFor(() => expect(engine.waiting.length).toBe(1));
  changeElsewhere(line(2, 'theirs'));
  await vi.advanceTimersByTimeAsync(0); // whatever follows from it has happened
  engine.isSlow = false;
  answerAll();
  await vi.waitFor(() => expect(analysis.node?.step).toBe(1));
  analysis.comment('mine');
  await vi.waitFor(() => expect(analysis.text).toContain(line(2, 'theirs')));
  expect(analysis.text).toContain(line(1, 'mine'));
  expect(analysis.study!.fault).toBe('');
  analysis.close();
});

it('what was changed just before a study is left is saved, also if somebody else was faster', async () => {
  const analysis = await opened(1);
  site.listeners.clear(); // the change of another has not been told here yet
  changeElsewhere(line(2, 'theirs'));
  analysis.comment('mine');
  analysis.close();
  await vi.waitFor(() => expect(site.saved.length).toBe(1));
  expect(site.text).toContain(line(1, 'mine'));
  expect(site.text).toContain(line(2, 'theirs'));
});

it('what could not be saved before a study was left is saved when it is opened again', async () => {
  const analysis = await opened(1);
  site.isAway = true;
  analysis.comment('mine');
  analysis.close();
  await vi.waitFor(() => expect(analysis.study!.fault).not.toBe(''));
  site.isAway = false;
  changeElsewhere(line(2, 'theirs'));

  const again = await opened(1);
  expect(again.node!.comment).toBe('mine');
  await vi.advanceTimersByTimeAsync(1000);
  expect(site.text).toContain(line(1, 'mine'));
  expect(site.text).toContain(line(2, 'theirs'));
  expect(again.study!.isSaving).toBe(false);
  again.close();

  changeElsewhere(line(3, 'without mine'));
  const third = await opened(1);
  expect(third.text).not.toContain(line(1, 'mine'));
  third.close();
});
