export const kinds = ['turn', 'time', 'offer', 'result', 'seat'] as const;
type Kind = (typeof kinds)[number];
export type Silent = { from: string; until: string; zone: string };

/** The notices a player wants while no page is open, and the silent hours; docs/protocol.md. */
export type Choices = { language?: string; kinds?: Kind[]; silent?: Silent | null };

/** A change, computed when its turn has come: only then are the results of the earlier ones known. */
export type Change = () => object;

/** Sends one change after the other: of two on their way at once, each might undo what the other changes. */
export function inTurn(send: (settings: object) => Promise<void>): (change: Change) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (change) => {
    const next = last.then(() => send(change()));
    last = next.catch(() => {}); // whoever asked for that change is told
    return next;
  };
}

/** One kind more, or one less. */
export function withKind({ kinds: chosen = [] }: Choices, kind: Kind, isWanted: boolean): Choices {
  return { kinds: kinds.filter((one) => (one === kind ? isWanted : chosen.includes(one))) };
}

const USUAL_HOURS = { from: '22:00', until: '07:00' };

/** Silent hours, or another end of them, in the reader's time zone. */
export function withHours({ silent }: Choices, ends: Partial<Omit<Silent, 'zone'>>, zone: string): Choices {
  return { silent: { ...USUAL_HOURS, ...silent, ...ends, zone } };
}
