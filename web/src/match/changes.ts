import type { Changed } from '../net/protocol';
import type { Shown } from './matchSource';

/** What is known after a change: the record is cut to the length that each event tells, then grows by what was acted. */
export function next(known: Shown, change: Changed): Shown {
  let record = known.record;
  let last: Shown['last'] = null;
  let lastSeat = 0;
  let recent = known.recent;
  for (const event of change.events) {
    if (event.version <= known.version) continue;
    if (event.kind === 'acted' && event.gesture) {
      const step = { seat: event.seat, turn: event.turn ?? known.summary.turn, text: event.gesture.text };
      record = record.slice(0, (event.length ?? record.length + 1) - 1);
      recent = record.at(-1)?.turn === step.turn ? [...recent, event.gesture] : [event.gesture];
      record = [...record, step];
      last = event.gesture;
      lastSeat = event.seat;
    } else if (typeof event.length === 'number') {
      record = record.slice(0, event.length);
      recent = recent.slice(0, -1);
      last = null;
    }
  }
  const { version, summary, views } = change;
  return { version, summary, views, record, last, lastSeat, recent };
}
