import { isEngineSupported } from '../../engine/engine';
import { gameNamed } from '../../games';
import type { Step, Summary } from '../../net/protocol';
import { isLocal } from '../localMatches';

/** A line of planned replies: whole turns from the beginning of the running one on, with spaces between actions. */
export type Line = string[];

/** As many lines as a plan may have. */
export const MOST_LINES = 12;

/** A turn of a line. */
export type Turn = { seat: number; text: string };

/** The seat of mine that can plan what to reply now, or 0. */
export function planningSeat(summary: Summary): number {
  const { state, clock, game, variant, onTurn, seats } = summary;
  const isPossible =
    state === 'running' &&
    clock.kind !== 'match' &&
    !isLocal(summary.id) &&
    isEngineSupported() &&
    (gameNamed(game).hasPerfectInformation?.(variant) ?? false);
  const waitedFor = seats[onTurn - 1];
  const isPerson = waitedFor !== undefined && ['player', 'guest'].includes(waitedFor.kind);
  return isPossible && isPerson && !waitedFor.mine ? (seats.find(({ mine }) => mine)?.seat ?? 0) : 0;
}

/** Actions put together as turns. */
export function turnsOf(path: Step[]): Turn[] {
  const turns: Turn[] = [];
  path.forEach(({ seat, turn, text }, i) => {
    if (i > 0 && path[i - 1]!.turn === turn) turns.at(-1)!.text += ` ${text}`;
    else turns.push({ seat, text });
  });
  return turns;
}

const beginsWith = (line: Line, turns: Turn[]) => turns.every(({ text }, i) => line[i] === text);

/** Whether these turns are part of a planned line. */
export const isPlanned = (lines: Line[], turns: Turn[]): boolean =>
  lines.some((line) => beginsWith(line, turns));

/** The lines with one more: it takes the place of those that it goes on from, or that reply otherwise to the same. */
export function withLine(lines: Line[], turns: Turn[], me: number): Line[] {
  const kept = lines.filter((line) => {
    const fork = turns.findIndex(({ text }, i) => line[i] !== text);
    return fork < 0 || (fork < line.length && turns[fork]!.seat !== me);
  });
  return isPlanned(kept, turns) ? kept : [...kept, turns.map(({ text }) => text)];
}
