import type { Key } from '../i18n/i18n.svelte';
import type { Gesture, Result, Step } from '../net/protocol';
import type { Besides } from './tree/tree';

/** Chances are per ten thousand, one for each seat: docs/analysis.md. */
export type Chances = number[];

/** Points that an action of a line, counted from 1, brings to a seat. */
export type Gain = { action: number; seat: number; points: number };

/**
 * A way to go on. `winIn` is the number of actions to a win by force, negative for a loss; `tries` is the number of tries
 * over which the chances are averaged.
 */
export type Line = { actions: Gesture[]; chances: Chances; gains: Gain[]; winIn?: number; tries?: number };

/** Points that one piece could score by itself in the next turn of its player. */
export type Prospect = { seat: number; piece: string; points: number; actions: Gesture[] };

export type Assessment = {
  seat: number;
  chances: Chances;
  lines: Line[];
  prospects: Prospect[];
  nodes: number;
  depth: number;
};

/** The findings of one of several engines; it has no lines if no actions were left for it to search. */
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

/** The match or position on the analysis board. */
export type Subject = {
  game: string;
  variant: string;
  names: string[];
  /** Whether winning chances make sense; not for a problem, which is played alone. */
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

/** The least loss from which there is something to learn. */
export const INACCURATE = 500;

/** The chances when a match is over: the winners share everything. */
export function chancesAtEnd({ ranks }: Result): Chances {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 10_000 / winners : 0));
}

/** The sign of a mark beside an action. */
export const signs: Record<Mark, string> = { find: '!', inaccuracy: '?!', mistake: '?', blunder: '??' };

/** What a mark is called. */
export const markTexts: Record<Mark, Key> = {
  find: 'analysis.find',
  inaccuracy: 'analysis.inaccuracy',
  mistake: 'analysis.mistake',
  blunder: 'analysis.blunder',
};

/** `62` for 6234 of ten thousand; only certainty is written as 0 or 100. */
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
  return format.format(chance / 100).replace('-', '−');
}

/** `87.3` for 8731 of ten thousand, in the reader's language. */
export function precise(chance: number, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(chance / 100);
}
