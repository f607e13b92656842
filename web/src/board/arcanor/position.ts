import type { Gesture } from '../../net/protocol';
import type { Motion, Point } from '../motion';
import type { Spot } from '../picker.svelte';

/** White is seat 1, Black seat 2. Size 1 is the largest and worth least. */
export type Piece = { seat: 1 | 2; size: number };

/** The board as a position text tells it: each stack from outermost to innermost, as far as it is seen. */
export type ArcanorPosition = {
  stacks: Map<Spot, Piece[]>;
  onTurn: number;
  /** Whether contents are hidden: on the memory table, until the match is over. */
  closed: boolean;
  /** The squares whose outermost piece everybody sees into at this moment. */
  shown: Spot[];
  /** The pieces that were lifted in this turn and put back. */
  lifted: Spot[];
  points: [number, number];
};

export const COLUMNS = [...'abcdefgh'];
export const ROWS = [7, 6, 5, 4, 3, 2, 1];
export const SIDE = 100;

export function centre(square: Spot): Point {
  const column = square.charCodeAt(0) - 97;
  const row = Number(square.slice(1));
  return { x: column * SIDE + SIDE / 2, y: (7 - row) * SIDE + SIDE / 2 };
}

/** Where a square lies for the player on the black side. */
export function flippedCentre(square: Spot): Point {
  const { x, y } = centre(square);
  return { x: COLUMNS.length * SIDE - x, y: ROWS.length * SIDE - y };
}

export function readArcanor(text: string): ArcanorPosition {
  const [board = '', toMove = 'w', ...more] = text.trim().split(/\s+/);
  const stacks = new Map<Spot, Piece[]>();
  board.split('/').forEach((row, i) => {
    row.split(',').forEach((cell, j) => {
      const stack = [...cell].flatMap(readPiece);
      if (stack.length > 0) stacks.set(`${COLUMNS[j]}${ROWS[i]}`, stack);
    });
  });
  const shown = squares(more, 'shown=');
  const told = [...stacks].some(([square, stack]) => stack.length > 1 && !shown.includes(square));
  return {
    stacks,
    onTurn: toMove === 'b' ? 2 : 1,
    closed: more.includes('memory') && !told,
    shown,
    lifted: squares(more, 'lifted='),
    points: [pointsOf(stacks, 1), pointsOf(stacks, 2)],
  };
}

function squares(words: string[], name: string): Spot[] {
  return words.flatMap((word) => (word.startsWith(name) ? word.slice(name.length).split(',') : []));
}

function readPiece(letter: string): Piece[] {
  if ('1234'.includes(letter)) return [{ seat: 1, size: Number(letter) }];
  if ('abcd'.includes(letter)) return [{ seat: 2, size: letter.charCodeAt(0) - 96 }];
  return [];
}

/** The points that a side shows on its winning row. */
function pointsOf(stacks: Map<Spot, Piece[]>, seat: 1 | 2): number {
  let points = 0;
  for (const column of COLUMNS) {
    const top = stacks.get(`${column}${seat === 1 ? 7 : 1}`)?.[0];
    if (top?.seat === seat) points += top.size;
  }
  return points;
}

export function arcanorMotions({ from, to }: Gesture, board: ArcanorPosition): Motion[] {
  if (!to) return [];
  const isPutBack = board.lifted.includes(from);
  return [{ piece: 'stack', at: isPutBack ? from : to, path: isPutBack ? [from, to, from] : [from, to] }];
}
