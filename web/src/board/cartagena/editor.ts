import { named, t } from '../../i18n/i18n.svelte';
import { moves, type PositionEditor } from '../editing';
import { type Line, linesOf, readLines, wordsOf, writeLines } from '../keyed';
import CardFields from './CardFields.svelte';
import { BOAT, isOpen, readCartagena, START } from './position';

/** Where cards lie: `hand 2`, `row`, `discard` or `deck`. */
export type Pile = string;

export const DECK: Pile = 'deck';

export const editor: PositionEditor = {
  variantOf: (position) => readCartagena(position).edition,
  seatsOf,
  withVariant: () => null, // another edition has another path and other cards
  tools: (position) =>
    seatNumbers(position).map((seat) => ({
      id: String(seat),
      label: named('cartagena.tool', 'pirate', { seat }),
      seat,
    })),
  offers: (position, tool) => {
    const { path, pirates } = readCartagena(position);
    const spots = [START, ...path.map((_, i) => String(i + 1)), BOAT];
    return moves([...new Set(pirates[Number(tool)])], spots);
  },
  use: (position, tool, { from, to }) => {
    const spots = [...(readCartagena(position).pirates[Number(tool)] ?? [])];
    spots[spots.indexOf(from)] = to;
    return withWords(position, `pirates ${tool}`, spots);
  },
  choices: (position) => {
    const { onTurn, moves, edition } = readCartagena(position);
    const most = edition === 'basic' ? 2 : 3;
    return [
      {
        id: 'turn',
        label: t('position.onTurn'),
        value: String(onTurn),
        options: seatNumbers(position).map((n) => ({ value: String(n), label: t('seat.number', { n }) })),
      },
      {
        id: 'moves',
        label: named('cartagena', 'movesLeft'),
        value: String(moves),
        options: Array.from({ length: most + 1 }, (_, n) => ({
          value: String(most - n),
          label: String(most - n),
        })),
      },
    ];
  },
  choose: (position, choice, value) => {
    const { onTurn, moves } = readCartagena(position);
    const [seat, left] = choice === 'turn' ? [value, String(moves)] : [String(onTurn), value];
    return withWords(position, 'turn', [seat, 'moves', left]);
  },
  Fields: CardFields,
};

function seatsOf(position: string): number {
  return linesOf(readLines(position), 'pirates').length;
}

const seatNumbers = (position: string) => Array.from({ length: seatsOf(position) }, (_, i) => i + 1);

/** All piles of a position but the deck. */
export function pilesOf(position: string): Pile[] {
  const hands = seatNumbers(position).map((seat) => `hand ${seat}`);
  return [...hands, ...(isOpen(readCartagena(position).edition) ? ['row'] : []), 'discard'];
}

/** The symbols of the edition, in the order of the first section. */
export function symbolsOf(position: string): string[] {
  return [...new Set(readCartagena(position).path)];
}

export function cardsIn(position: string, pile: Pile): string[] {
  const [key = '', seat] = pile.split(' ');
  const lines = readLines(position);
  return seat === undefined
    ? wordsOf(lines, key)
    : linesOf(lines, key).flatMap(({ words }) => (words[0] === seat ? words.slice(1) : []));
}

/** Takes a card from one pile to the end of another, so that no card is ever lost or made. */
export function moveCard(position: string, symbol: string, from: Pile, to: Pile): string {
  const cards = cardsIn(position, from);
  const index = cards.indexOf(symbol);
  if (index < 0) return position;
  const taken = withWords(position, from, cards.toSpliced(index, 1));
  return withWords(taken, to, [...cardsIn(position, to), symbol]);
}

function withWords(position: string, pile: Pile, words: string[]): string {
  const [key, seat] = pile.split(' ');
  const isMeant = (line: Line) => line.key === key && (seat === undefined || line.words[0] === seat);
  return writeLines(
    readLines(position).map((line) =>
      isMeant(line) ? { ...line, words: seat === undefined ? words : [seat, ...words] } : line,
    ),
  );
}
