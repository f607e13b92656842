import { named, t } from '../../i18n/i18n.svelte';
import { edit, moves, type PositionEditor } from '../editing';
import type { Spot } from '../picker.svelte';
import { COLUMNS, type Piece, readArcanor, ROWS } from './position';
import { pieceInWords } from './words';

type Stacks = Map<Spot, Piece[]>;

const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
const LETTERS = '1234abcd';
const MOVE = 'move';
const ERASE = 'erase';

export const editor: PositionEditor = {
  variantOf: (position) => (wordsAfter(position).includes('memory') ? 'memory' : 'open'),
  seatsOf: () => 2,
  withVariant: (position, variant) => withWord(position, 'memory', variant === 'memory'),
  tools: () => [
    { id: MOVE, label: named('arcanor.tool', MOVE) },
    ...[...LETTERS].map((letter) => ({ id: letter, label: pieceInWords(pieceOf(letter)) })),
    { id: ERASE, label: named('arcanor.tool', ERASE) },
  ],
  offers: (position, tool) => {
    const { stacks } = readArcanor(position);
    if (tool === ERASE) return [...stacks.keys()].map((square) => edit(square));
    if (tool !== MOVE) return SQUARES.map((square) => edit(square));
    return moves(
      [...stacks.keys()],
      SQUARES.filter((square) => !stacks.has(square)),
    );
  },
  use: (position, tool, { from, to }) => {
    const { stacks } = readArcanor(position);
    if (tool === MOVE) {
      stacks.set(to, stacks.get(from) ?? []);
      stacks.delete(from);
    } else if (tool === ERASE) stacks.set(to, stacks.get(to)!.slice(1));
    else stacks.set(to, withPiece(stacks.get(to) ?? [], pieceOf(tool)));
    return write(stacks, position);
  },
  choices: (position) => [
    {
      id: 'turn',
      label: t('position.onTurn'),
      value: wordsAfter(position)[0] ?? 'w',
      options: [
        { value: 'w', label: t('seat.maple') },
        { value: 'b', label: t('seat.walnut') },
      ],
    },
    {
      id: 'release',
      label: named('option', 'release'),
      value: wordsAfter(position).includes('release-any') ? 'any' : 'own',
      options: ['own', 'any'].map((value) => ({ value, label: named('option.release', value) })),
    },
  ],
  choose: (position, choice, value) =>
    choice === 'turn'
      ? write(readArcanor(position).stacks, position, value)
      : withWord(position, 'release-any', value === 'any'),
};

function pieceOf(letter: string): Piece {
  const index = LETTERS.indexOf(letter);
  return { seat: index < 4 ? 1 : 2, size: (index % 4) + 1 };
}

const letterOf = ({ seat, size }: Piece) => LETTERS[(seat - 1) * 4 + size - 1]!;

/** A piece goes over one it can hold or into one that can hold it; otherwise it replaces the stack that stood there. */
function withPiece(stack: Piece[], piece: Piece): Piece[] {
  if (stack[0]?.size === piece.size + 1) return [piece, ...stack];
  if (stack.at(-1)?.size === piece.size - 1) return [...stack, piece];
  return [piece];
}

const wordsAfter = (position: string) => position.trim().split(/\s+/).slice(1);

/** Of the words after the board, drops those that tell how the position came about. */
function write(stacks: Stacks, position: string, turn = wordsAfter(position)[0] ?? 'w'): string {
  const cell = (square: Spot) => (stacks.get(square) ?? []).map(letterOf).join('');
  const rows = ROWS.map((row) => COLUMNS.map((column) => cell(`${column}${row}`)).join(','));
  const lasting = wordsAfter(position).filter((word) => ['memory', 'release-any'].includes(word));
  return [rows.join('/'), turn, ...lasting].join(' ');
}

function withWord(position: string, word: string, isWanted: boolean): string {
  const [board = '', turn = 'w', ...words] = position.trim().split(/\s+/);
  const others = words.filter((one) => one !== word);
  return [board, turn, ...(isWanted ? [word] : []), ...others].join(' ');
}
