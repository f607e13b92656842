import type { Changed, Event } from '../net/protocol';
import type { Shown } from './matchSource';

/** The match after a change: each event cuts the record to a length or adds an action to it. */
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

/** A reply that was planned is acted in the moment of the action that it answers. */
const isReply = (event: Event, before: Event | undefined) =>
  event.kind === 'acted' && before?.kind === 'acted' && event.at === before.at;

/**
 * A change split into its steps: an action, then each planned reply to it. All but the last
 * have the views of the end, in which nothing can be done; how the board looked is still to be asked for.
 */
export function oneByOne(change: Changed): Changed[] {
  const parts: Changed[] = [];
  let begin = 0;
  change.events.forEach((event, i) => {
    const before = change.events[i - 1];
    if (!isReply(event, before)) return;
    const turn = event.turn ?? change.summary.turn;
    parts.push({
      ...change,
      version: before!.version,
      events: change.events.slice(begin, i),
      summary: { ...change.summary, state: 'running', result: null, onTurn: event.seat, turn },
      views: change.views.map((view) => ({ ...view, legal: [], undoable: 0 })),
    });
    begin = i;
  });
  return [...parts, { ...change, events: change.events.slice(begin) }];
}
