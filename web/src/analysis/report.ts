import type { Key } from '../i18n/i18n.svelte';
import type { Gesture, Result, Step } from '../net/protocol';
import type { Besides } from './tree/tree';

/** Chances are per ten thousand, one for each seat: docs/analysis.md. */
export type Chances = number[];

/** Points that an action of a line, counted from 1, brings to a seat. */
export type Gain = { action: number; seat: number; points: number };

/**
 * A way to go on; `winIn` is positive for a win by force after so many actions, negative for a loss, and `tries` tells
 * of how many tries the chances are the mean.
 */
export type Line = { actions: Gesture[]; chances: Chances; gains: Gain[]; winIn?: number; tries?: number };

/** What one piece could score by itself in the next turn of its player. */
export type Prospect = { seat: number; piece: string; points: number; actions: Gesture[] };

export type Assessment = {
  seat: number;
  chances: Chances;
  lines: Line[];
  prospects: Prospect[];
  nodes: number;
  depth: number;
};

/** What one of several engines found; it has no lines where nothing was left for it to look into. */
export type Part = Omit<Assessment, 'chances'> & { chances?: Chances };

export type Mark = 'find' | 'inaccuracy' | 'mistake' | 'blunder';

export type JudgedAction = {
  n: number;
  seat: number;
  action: string;
  chances: Chances;
  decision: boolean;
  loss: number;
  mark?: Mark;
  luck?: number;
  lines: Line[];
};

export type SeatReport = {
  seat: number;
  decisions: number;
  accuracy: number;
  finds: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  result: number;
  luck?: number;
  skill?: number;
};

export type Report = { seats: SeatReport[]; start: Chances; actions: JudgedAction[] };

/** What is on the analysis board. */
export type Subject = {
  game: string;
  variant: string;
  names: string[];
  /** Whether chances can be told; not of a problem, which is played alone. */
  judgeable: boolean;
  luck: boolean;
  start: string;
  /** The record as text; that of a position has no actions yet. */
  text: string;
  record: Step[];
} & Besides;

/** A position of the tree as the board shows it. */
export type Explored = {
  position: string;
  onTurn: number;
  turn: number;
  points: number[];
  legal: Gesture[];
  gesture?: Gesture;
  seat?: number;
  result?: Result;
};

/** So much given away is worth going back to. */
export const INACCURATE = 500;

/** The sign of a mark beside an action. */
export const signs: Record<Mark, string> = { find: '!', inaccuracy: '?!', mistake: '?', blunder: '??' };

/** What a mark is called. */
export const markTexts: Record<Mark, Key> = {
  find: 'analysis.find',
  inaccuracy: 'analysis.inaccuracy',
  mistake: 'analysis.mistake',
  blunder: 'analysis.blunder',
};

/** `62` for 6234 of ten thousand; what is not certain is never called 0 or 100. */
export function percent(chance: number): string {
  return told(Math.round(chance / 100), chance);
}

/** The same for the chances of all seats, rounded so that they add up to 100. */
export function percents(chances: Chances): string[] {
  const whole = chances.map((chance) => Math.floor(chance / 100));
  const missing = 100 - whole.reduce((sum, one) => sum + one, 0);
  const nearest = chances.map((_, i) => i).sort((a, b) => (chances[b]! % 100) - (chances[a]! % 100) || a - b);
  for (const i of nearest.slice(0, missing)) whole[i]!++;
  return chances.map((chance, i) => told(whole[i]!, chance));
}

function told(whole: number, chance: number): string {
  if (whole === 0 && chance > 0) return '<1';
  return whole === 100 && chance < 10_000 ? '>99' : String(whole);
}

/** `+3.4` for 340 of ten thousand, in the reader's language. */
export function signed(chance: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(chance / 100);
}

/** `87.3` for 8731 of ten thousand, in the reader's language. */
export function precise(chance: number, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(chance / 100);
}
