import { expect, it } from 'vitest';
import type { Changed, Event, Gesture, Summary } from '../net/protocol';
import { next } from './changes';
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
