import { named, t } from '../../i18n/i18n.svelte';
import { edit, moves, type PositionEditor, type Tool } from '../editing';
import { type Line, linesOf, readLines, wordsOf, writeLines } from '../keyed';
import type { Spot } from '../picker.svelte';
import { cleared, isTaken, moved, type Pieces, withCrate, withDocker, withTurned } from './pieces';
import { COLUMNS, DEPOTS, ROWS } from './quay';

/** A position while it is set up. It begins a turn, so what was done in the turn is not part of it. */
type Draft = Pieces & { terms: Line[]; depots: Spot[][]; seat: string; points: string };

const TERMS = ['game', 'variant', 'players', 'option'];
const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
/** In place of points: depots and dockers are still to be placed. */
const PLACE = 'place';

export const editor: PositionEditor = {
  variantOf: (position) => wordsOf(readLines(position), 'variant')[0] ?? 'standard',
  seatsOf,
  withVariant: (position, variant, seats) => {
    if (seats !== seatsOf(position)) return null;
    const draft = read(position);
    const [game, ...terms] = draft.terms.filter(({ key }) => key !== 'variant' && key !== 'option');
    return write({ ...draft, terms: [game!, { key: 'variant', words: [variant] }, ...terms] });
  },
  tools: (position) => [
    tool('move'),
    tool('crate'),
    tool('turned'),
    ...eachSeat(position, 'docker'),
    ...eachSeat(position, 'depot'),
    tool('erase'),
  ],
  offers: (position, tool) => {
    const draft = read(position);
    const taken = SQUARES.filter((square) => isTaken(draft, square));
    switch (tool.split(' ')[0]) {
      case 'move':
        return moves(
          taken,
          SQUARES.filter((square) => !taken.includes(square)),
        );
      case 'turned':
        return [...new Set(draft.crates.map((crate) => crate.replace('!', '')))].map((square) =>
          edit(square),
        );
      case 'depot':
        return Object.keys(DEPOTS).map((square) => edit(square));
      case 'erase':
        return taken.map((square) => edit(square));
      default:
        return SQUARES.map((square) => edit(square));
    }
  },
  use: (position, tool, { from, to }) => write(used(read(position), tool, from, to)),
  choices: (position) => {
    const { seat, points } = read(position);
    const seats = Array.from({ length: seatsOf(position) }, (_, i) => String(i + 1));
    return [
      {
        id: 'turn',
        label: t('position.onTurn'),
        value: seat,
        options: seats.map((value) => ({ value, label: t('seat.number', { n: value }) })),
      },
      {
        id: 'points',
        label: named('fragile', 'pointsEach'),
        value: points,
        options: [
          ...['5', '4', '3', '2', '1'].map((value) => ({ value, label: value })),
          { value: PLACE, label: named('fragile', 'settingUp') },
        ],
      },
    ];
  },
  choose: (position, choice, value) =>
    write({ ...read(position), ...(choice === 'turn' ? { seat: value } : { points: value }) }),
};

const tool = (id: string): Tool => ({ id, label: named('fragile.tool', id) });

function eachSeat(position: string, id: string): Tool[] {
  return Array.from({ length: seatsOf(position) }, (_, i) => i + 1).map((seat) => ({
    id: `${id} ${seat}`,
    label: named('fragile.tool', id, { seat }),
    seat,
  }));
}

function seatsOf(position: string): number {
  return Number(wordsOf(readLines(position), 'players')[0] ?? 2);
}

function used(draft: Draft, tool: string, from: Spot, to: Spot): Draft {
  const [what, seat] = tool.split(' ');
  switch (what) {
    case 'move':
      return moved(draft, from, to);
    case 'crate':
      return withCrate(draft, to);
    case 'turned':
      return withTurned(draft, to);
    case 'docker':
      return withDocker(draft, to, Number(seat));
    case 'depot':
      return { ...draft, depots: withDepot(draft.depots, to, Number(seat)) };
    default:
      return cleared(draft, to);
  }
}

/** A depot gets this owner; pressed again it has none. */
function withDepot(depots: Spot[][], square: Spot, seat: number): Spot[][] {
  const isOwned = depots[seat]?.includes(square);
  return depots.map((squares, owner) => {
    const others = squares.filter((one) => one !== square);
    return owner === seat && !isOwned ? [...others, square] : others;
  });
}

function read(position: string): Draft {
  const lines = readLines(position);
  const turn = wordsOf(lines, 'turn');
  const bySeat = (key: string) =>
    Array.from({ length: seatsOf(position) + 1 }, (_, seat) =>
      linesOf(lines, key).flatMap(({ words }) => (Number(words[0]) === seat ? words.slice(1) : [])),
    );
  return {
    terms: lines.filter(({ key }) => TERMS.includes(key)),
    depots: bySeat('depots'),
    dockers: bySeat('dockers'),
    crates: wordsOf(lines, 'crates'),
    seat: turn[0] ?? '1',
    points: turn[1] === PLACE ? PLACE : (turn[2] ?? '5'),
  };
}

function write({ terms, depots, dockers, crates, seat, points }: Draft): string {
  const bySeat = (key: string, all: Spot[][]) =>
    all.slice(1).map((squares, i) => ({ key, words: [String(i + 1), ...squares] }));
  return writeLines([
    ...terms,
    ...bySeat('depots', depots),
    ...bySeat('dockers', dockers),
    { key: 'crates', words: crates },
    { key: 'turn', words: points === PLACE ? [seat, PLACE] : [seat, 'points', points] },
  ]);
}
