import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Changed, ServerMessage, Summary } from '../net/protocol';
import { RemoteMatch } from './remoteMatch.svelte';

type Sent = { type: string; id: string; version: number; seat: number; action?: string };

const wire = vi.hoisted(() => {
  const document = { visibilityState: 'visible', documentElement: { dataset: {} } };
  vi.stubGlobal('document', Object.assign(new EventTarget(), document));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', globalThis);
  return {
    isOpen: true,
    sent: [] as unknown[],
    listener: { hear: (() => {}) as (message: unknown) => void, live: () => {} },
  };
});
vi.mock('../net/socket.svelte', () => ({
  socket: {
    link: 'live',
    send: (message: unknown) => wire.isOpen && wire.sent.push(message) > 0,
    renew: () => {},
    listen: (listener: typeof wire.listener) => ((wire.listener = listener), listener.live(), () => {}),
  },
}));

let match: RemoteMatch;
beforeEach(() => {
  [wire.isOpen, wire.sent] = [true, []];
  vi.useFakeTimers();
  match = new RemoteMatch('m', null);
  hear({ ...at(7), record: [], since: null });
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
});

const summary = {
  game: 'noughts',
  turn: 1,
  onTurn: 1,
  seats: [],
  clock: { kind: 'none' },
} as unknown as Summary;
const at = (version: number): Changed => ({
  type: 'changed',
  match: 'm',
  version,
  since: version - 1,
  events: [],
  summary,
  views: [],
});

function hear(message: ServerMessage): void {
  wire.listener.hear(message);
}

/** The commands that went over the wire. */
const commands = () => (wire.sent as Sent[]).filter(({ id }) => id);
const told = () => commands().map(({ type, action, version }) => `${version} ${action ?? type}`);

const accept = (command: Sent, version: number) =>
  hear({ type: 'accepted', id: command.id, match: 'm', version } as ServerMessage);
const reject = (command: Sent, version: number) =>
  hear({
    type: 'rejected',
    id: command.id,
    match: 'm',
    version,
    code: 'no',
    rule: '',
    reason: 'no',
    views: [],
  });

it('what is ordered before the answer follows on the version that the answer leads to', async () => {
  match.act(1, 'B4-B3');
  match.act(1, 'end');
  expect(told()).toEqual(['7 B4-B3']);
  accept(commands()[0]!, 8);
  expect(told()).toEqual(['7 B4-B3']); // the board is still that of version 7
  hear(at(8));
  expect(told()).toEqual(['7 B4-B3', '8 end']);
  expect(match.waiting).toBe(true);
  accept(commands()[1]!, 9);
  hear(at(9));
  await vi.advanceTimersByTimeAsync(900); // one version is shown after the other
  expect(match.waiting).toBe(false);
  expect(commands()).toHaveLength(2);
});

it('the version may come before the answer', () => {
  match.act(1, 'B4-B3');
  match.command('undo', 1);
  hear(at(8));
  expect(told()).toEqual(['7 B4-B3']);
  accept(commands()[0]!, 8);
  expect(told()).toEqual(['7 B4-B3', '8 undo']);
});

it('what is ordered after the answer waits for its version, too', () => {
  match.act(1, 'B4-B3');
  accept(commands()[0]!, 8);
  match.act(1, 'end');
  expect(told()).toEqual(['7 B4-B3']);
  hear(at(8));
  expect(told()).toEqual(['7 B4-B3', '8 end']);
});

it('who gives up while the connection is lost has given up when it is back', () => {
  wire.isOpen = false;
  match.act(1, 'B4-B3');
  match.command('resign', 1);
  wire.isOpen = true;
  wire.listener.live();
  expect(told()).toEqual(['7 B4-B3']);
  accept(commands()[0]!, 8);
  hear(at(8));
  expect(told()).toEqual(['7 B4-B3', '8 resign']);
});

it('the latest of several orders follows', () => {
  match.act(1, 'B4-B3');
  match.act(1, 'end');
  match.command('resign', 1);
  accept(commands()[0]!, 8);
  hear(at(8));
  expect(told()).toEqual(['7 B4-B3', '8 resign']);
});

it('a key that is pressed twice ends one turn', () => {
  match.act(1, 'end');
  match.act(1, 'end');
  accept(commands()[0]!, 8);
  match.act(1, 'end');
  hear(at(8));
  expect(told()).toEqual(['7 end']);
});

it('nothing follows on a rejection', () => {
  match.act(1, 'B4-B3');
  match.act(1, 'end');
  reject(commands()[0]!, 7);
  hear(at(8));
  expect(told()).toEqual(['7 B4-B3']);
  expect(match.rejection?.code).toBe('no');
  match.act(1, 'B4-A4');
  expect(told()).toEqual(['7 B4-B3', '8 B4-A4']);
});
