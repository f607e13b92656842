import { expect, it } from 'vitest';
import type { ChatHeard, ChatMessage } from '../../net/protocol';
import { type ChatLog, hear } from './log';

const message = (number: number): ChatMessage => ({
  number,
  person: 'bert',
  name: 'Bert',
  kind: 'text',
  body: `no. ${number}`,
  at: number,
});

const heard = (numbers: number[], more: Partial<ChatHeard> = {}): ChatHeard => ({
  type: 'chat',
  match: 'm',
  channel: 'players',
  messages: numbers.map(message),
  hidden: [],
  ...more,
});

const numbers = (log: ChatLog | null) => log?.messages.map(({ number }) => number);
const first = hear(null, heard([1, 2], { me: 'anna' }));

it('begins with what was said so far', () => {
  expect(numbers(first)).toEqual([1, 2]);
  expect(first).toMatchObject({ me: 'anna', last: 2 });
});

it('adds what is new, once', () => {
  const next = hear(first, heard([2, 3], { since: 1 }));
  expect(numbers(next)).toEqual([1, 2, 3]);
  expect(next).toMatchObject({ me: 'anna', last: 3 });
});

it('takes away what was hidden', () => {
  const next = hear(first, heard([], { since: 0, hidden: [1] }));
  expect(numbers(next)).toEqual([2]);
  expect(next?.last).toBe(2);
});

it('begins again when it is told everything', () => {
  expect(numbers(hear(first, heard([7, 8])))).toEqual([7, 8]);
});

it('passes over what was said in the channel that was left', () => {
  expect(hear(first, heard([9], { channel: 'watchers', since: 8 }))).toBe(first);
});
