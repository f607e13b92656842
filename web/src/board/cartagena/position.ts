import type { Gesture } from '../../net/protocol';
import { linesOf, readLines, wordsOf } from '../keyed';
import type { Motion } from '../motion';
import type { Spot } from '../picker.svelte';

export type Edition = 'basic' | 'advanced' | 'jamaica' | 'tortuga';

/** The position as a seat sees it; `?` is a card it may not know. */
export type CartagenaPosition = {
  edition: Edition;
  path: string[];
  /** The spots of each seat's pirates; seats count from 1, so index 0 is empty. */
  pirates: Spot[][];
  hands: string[][];
  row: string[];
  deck: number;
  discard: string[];
  onTurn: number;
  moves: number;
};

export const BOAT = 'boat';
export const START = '0';

export function readCartagena(text: string): CartagenaPosition {
  const lines = readLines(text);
  const turn = wordsOf(lines, 'turn');
  return {
    edition: (wordsOf(lines, 'edition')[0] ?? 'basic') as Edition,
    path: [...wordsOf(lines, 'path').join('')],
    pirates: bySeat(lines, 'pirates'),
    hands: bySeat(lines, 'hand'),
    row: wordsOf(lines, 'row'),
    deck: wordsOf(lines, 'deck').length,
    discard: wordsOf(lines, 'discard'),
    onTurn: Number(turn[0] ?? 0),
    moves: Number(turn[2] ?? 0),
  };
}

function bySeat(lines: ReturnType<typeof readLines>, key: string): string[][] {
  const all: string[][] = [];
  for (const { words } of linesOf(lines, key)) all[Number(words[0])] = words.slice(1);
  return Array.from(all, (words) => words ?? []);
}

/** Whether everybody sees all hands. */
export function isOpen(variant: string): boolean {
  return variant === 'tortuga';
}

export function isOriginal(edition: Edition): boolean {
  return edition === 'jamaica' || edition === 'tortuga';
}

/** The seats of the pirates on a spot, in order. */
export function crewAt(position: CartagenaPosition, spot: Spot): number[] {
  return position.pirates.flatMap((spots, seat) => spots.filter((one) => one === spot).map(() => seat));
}

/** The cards of a hand by symbol, in the order of the symbols. */
export function grouped(hand: string[]): { symbol: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const symbol of [...hand].sort()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts].map(([symbol, count]) => ({ symbol, count }));
}

function index(spot: Spot, length: number): number {
  return spot === BOAT ? length + 1 : Number(spot);
}

export function spotAt(index: number, length: number): Spot {
  return index > length ? BOAT : String(index);
}

/** All spots from one to the other along the path, both ends included. */
export function along(from: Spot, to: Spot, length: number): Spot[] {
  const first = index(from, length);
  const last = index(to, length);
  const step = last < first ? -1 : 1;
  const spots: Spot[] = [];
  for (let i = first; i !== last + step; i += step) spots.push(spotAt(i, length));
  return spots;
}

export function cartagenaMotions(gesture: Gesture, length: number): Motion[] {
  if (gesture.from === '' || gesture.to === '') return [];
  return [{ piece: 'pirate', at: gesture.to, path: along(gesture.from, gesture.to, length) }];
}
