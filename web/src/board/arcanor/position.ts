import type { Gesture } from '../../net/protocol';
import type { Motion, Point } from '../motion';
import type { Spot } from '../picker.svelte';

/** White is seat 1, Black seat 2. Size 1 is the largest and worth least. */
export type Piece = { seat: 1 | 2; size: number };

/** The board as a position text tells it: each stack from outermost to innermost, as far as it is seen. */
export type ArcanorPosition = {
  stacks: Map<Spot, Piece[]>;
  onTurn: number;
  memory: boolean;
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

export function readArcanor(text: string): ArcanorPosition {
  const [board = '', toMove = 'w', ...more] = text.trim().split(/\s+/);
  const stacks = new Map<Spot, Piece[]>();
  board.split('/').forEach((row, i) => {
    row.split(',').forEach((cell, j) => {
      const stack = [...cell].flatMap(readPiece);
      if (stack.length > 0) stacks.set(`${COLUMNS[j]}${ROWS[i]}`, stack);
    });
  });
  return {
    stacks,
    onTurn: toMove === 'b' ? 2 : 1,
    memory: more.includes('memory'),
    points: [shown(stacks, 1), shown(stacks, 2)],
  };
}

function readPiece(letter: string): Piece[] {
  if ('1234'.includes(letter)) return [{ seat: 1, size: Number(letter) }];
  if ('abcd'.includes(letter)) return [{ seat: 2, size: letter.charCodeAt(0) - 96 }];
  return [];
}

/** What a side shows on its winning row. */
function shown(stacks: Map<Spot, Piece[]>, seat: 1 | 2): number {
  let points = 0;
  for (const column of COLUMNS) {
    const top = stacks.get(`${column}${seat === 1 ? 7 : 1}`)?.[0];
    if (top?.seat === seat) points += top.size;
  }
  return points;
}

export function arcanorMotions(gesture: Gesture): Motion[] {
  return gesture.to ? [{ piece: 'stack', at: gesture.to, path: [gesture.from, gesture.to] }] : [];
}
