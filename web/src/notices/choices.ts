export const kinds = ['turn', 'time', 'offer', 'result', 'seat'] as const;
export type Kind = (typeof kinds)[number];
export type Silent = { from: string; until: string; zone: string };

/** What somebody is told when no page is open, and when not; docs/protocol.md. */
export type Choices = { language?: string; kinds?: Kind[]; silent?: Silent | null };

/** Sends one change after the other: of two on their way at once, each might undo what the other changes. */
export function inTurn(send: (settings: object) => Promise<void>): (settings: object) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (settings) => {
    const next = last.then(() => send(settings));
    last = next.catch(() => {}); // whoever asked for that change is told
    return next;
  };
}
