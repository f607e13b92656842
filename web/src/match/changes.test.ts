import { expect, it } from 'vitest';
import type { Changed, Event, Gesture, Summary } from '../net/protocol';
import { next, oneByOne } from './changes';
import type { Shown } from './matchSource';

const gesture = (text: string): Gesture => ({
  text,
  kind: 'move',
  from: '',
  over: '',
  to: '',
  cost: 1,
  via: [],
});
const summary = { turn: 3 } as Summary;
const known: Shown = {
  version: 7,
  summary,
  views: [],
  record: [
    { seat: 1, turn: 1, text: 'a1-a2' },
    { seat: 2, turn: 2, text: 'a7-a6' },
  ],
  last: null,
  lastSeat: 0,
  recent: [gesture('a7-a6')],
};
const changed = (version: number, ...events: Event[]): Changed => ({
  type: 'changed',
  match: 'm',
  version,
  since: 7,
  events,
  summary,
  views: [],
});
const acted = (version: number, seat: number, text: string, length: number): Event => ({
  version,
  kind: 'acted',
  seat,
  gesture: gesture(text),
  length,
  at: 0,
});

it('adds what was acted', () => {
  const shown = next(known, changed(8, acted(8, 1, 'b1-b2', 3)));
  expect(shown.record.map((step) => step.text)).toEqual(['a1-a2', 'a7-a6', 'b1-b2']);
  expect(shown.last?.text).toBe('b1-b2');
});

it('cuts what was undone', () => {
  const shown = next(known, changed(8, { version: 8, kind: 'undone', seat: 2, length: 1, at: 0 }));
  expect(shown.record.map((step) => step.text)).toEqual(['a1-a2']);
  expect(shown.last).toBeNull();
});

it('does not add twice what it already knows', () => {
  const shown = next(known, changed(8, acted(7, 2, 'a7-a6', 2), acted(8, 1, 'b1-b2', 3)));
  expect(shown.record).toHaveLength(3);
});

it('keeps the actions of a turn together', () => {
  const first = next(known, changed(8, acted(8, 1, 'B@0', 3)));
  const second = next(first, { ...changed(9, acted(9, 1, 'K@3', 4)), since: 8 });
  expect(second.recent.map((one) => one.text)).toEqual(['B@0', 'K@3']);
});

it('gives every missed action the turn in which it was played', () => {
  const missed = [
    { ...acted(8, 1, 'b1-b2', 3), turn: 3 },
    { ...acted(9, 2, 'b7-b6', 4), turn: 4 },
    { ...acted(10, 1, 'c1-c2', 5), turn: 5 },
  ];
  const shown = next(known, changed(10, ...missed));
  expect(shown.record.map((step) => step.turn)).toEqual([1, 2, 3, 4, 5]);
  expect(shown.recent.map((one) => one.text)).toEqual(['c1-c2']);
});

it('still shows the last action when the clock was corrected after it', () => {
  const forgiven: Event = { version: 9, kind: 'time-forgiven', seat: 2, at: 0 };
  const both = next(known, changed(9, acted(8, 1, 'b1-b2', 3), forgiven));
  expect(both.last?.text).toBe('b1-b2');
  const alone = next(both, { ...changed(10, { ...forgiven, version: 10 }), since: 9 });
  expect(alone.record).toEqual(both.record);
  expect(alone.recent).toEqual(both.recent);
});

it('shows an action before the reply that was planned to it', () => {
  const change = changed(
    9,
    { ...acted(8, 1, 'b1-b2', 3), turn: 3, at: 50 },
    { ...acted(9, 2, 'b7-b6', 4), turn: 4, at: 50 },
  );
  const parts = oneByOne({
    ...change,
    views: [{ seat: 1, position: 'the end', legal: [gesture('c1-c2')], undoable: 1 }],
  });
  expect(parts.map((part) => part.version)).toEqual([8, 9]);
  expect(parts[0]!.summary).toMatchObject({ state: 'running', onTurn: 2, turn: 4 });
  expect(parts[0]!.views).toEqual([{ seat: 1, position: 'the end', legal: [], undoable: 0 }]);
  const first = next(known, parts[0]!);
  const second = next(first, parts[1]!);
  expect(first.last?.text).toBe('b1-b2');
  expect(second.last?.text).toBe('b7-b6');
  expect(second.record).toEqual(next(known, change).record);
  expect(second.version).toBe(9);
});

it('leaves together what was no reply', () => {
  const apart = changed(9, acted(8, 1, 'b1-b2', 3), { ...acted(9, 2, 'b7-b6', 4), at: 60 });
  expect(oneByOne(apart)).toEqual([apart]);
  const further = changed(
    9,
    { version: 8, kind: 'undone', seat: 2, length: 1, at: 0 },
    acted(9, 2, 'a7-a5', 2),
  );
  expect(oneByOne(further)).toEqual([further]);
});
