import { fromLink as fromPositionLink, toLink as positionLink } from '../editor/link';
import { type Key, t } from '../i18n/i18n.svelte';

/** A problem for one player, and the proof about it. */
export type Problem = {
  id: string;
  /** Its number among the published ones; 0 for the others. */
  number: number;
  /** How hard it is, 1 to 4; 0 when nobody has graded it. */
  grade: number;
  turns: number;
  text: string;
  best: Best | null;
  /** A best solution, turn by turn. */
  solution: string[][];
};

export type Best = { turns: number; points: number };

/** Reads a sheet of the pack: the problem below comments with its title, grade and proof. */
export function readSheet(id: string, text: string): Problem {
  const proved = /#\s*proved\s+turns (\d+) points (\d+)/.exec(text);
  return {
    id,
    number: 0,
    grade: Number(/#\s*grade\s+(\d)/.exec(text)?.[1] ?? 0),
    turns: Number(/^turns\s+(\d+)/m.exec(text)?.[1] ?? 0),
    text: text.replace(/^#.*\n/gm, ''),
    best: proved ? { turns: Number(proved[1]), points: Number(proved[2]) } : null,
    solution: [],
  };
}

/** The goals in words: which crate has to go to which depot. */
export function goalsOf(text: string): string[] {
  return [...text.matchAll(/^goal\s+(\w+)(?:\.(top|bottom))?\s+(\S+)/gm)].map(
    ([, square = '', level = '', depot = '']) => t(CRATES[level] ?? 'problems.crate', { square, depot }),
  );
}

const CRATES: Record<string, Key> = { top: 'problems.topCrate', bottom: 'problems.bottomCrate' };

/** A link carries the whole problem except its first line, which is always the same. */
export function toLink(text: string): string {
  return positionLink(text.trim().split('\n').slice(1).join('\n'));
}

export function fromLink(link: string): string {
  return `game fragile-problem\n${fromPositionLink(link)}`;
}
