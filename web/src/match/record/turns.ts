import type { Step } from '../../net/protocol';

/** How many actions were done before the turn of a step began. */
export function turnBegins(record: Step[], step: number): number {
  const { seat, turn } = record[step - 1]!;
  let from = step - 1;
  while (from > 0 && record[from - 1]!.turn === turn && record[from - 1]!.seat === seat) from--;
  return from;
}

/**
 * The steps to show again: everything the others did since my own turn, or just the last turn
 * where I hold several seats or none. My own actions in the running turn do not count.
 */
export function lastTurn(
  record: Step[],
  mine: number[],
  running: number,
): { from: number; to: number } | null {
  const isMine = (step: Step) => mine.includes(step.seat);
  const to = record.findLastIndex((step) => !(isMine(step) && step.turn === running)) + 1;
  if (to === 0) return null;
  if (mine.length !== 1 || isMine(record[to - 1]!)) return { from: turnBegins(record, to), to };
  return { from: record.slice(0, to).findLastIndex(isMine) + 1, to };
}
