import { expect, it } from 'vitest';
import type { SeatSummary, Summary } from '../../net/protocol';
import { nextLevel, otherSides, sameSides, titleOf, whyOf } from './outcome';

const seat = (
  n: number,
  kind: SeatSummary['kind'],
  name: string,
  level: number | null = null,
): SeatSummary => ({
  seat: n,
  kind,
  name,
  mine: kind === 'player' && name === 'Ana',
  online: true,
  level,
});
const ana = seat(1, 'player', 'Ana');
const ben = seat(2, 'player', 'Ben');
const bot = (n: number, level: number) => seat(n, 'bot', '', level);

const over = (
  game: string,
  code: string,
  ranks: number[],
  seats = [ana, ben],
  points = ranks.map(() => 3),
): Summary =>
  ({
    game,
    variant: 'standard',
    options: { 'last-turn': 'all' },
    seats,
    points,
    clock: { kind: 'none' },
    result: { ranks, code, reason: 'in English' },
  }) as unknown as Summary;

it.each([
  ['the winner', [1], 'You win'],
  ['the loser', [2], 'Ana wins'],
  ['a watcher', [], 'Ana wins'],
  ['several on one screen', [1, 2], 'Ana wins'],
])('%s is told who won', (_, mine, title) => {
  expect(titleOf(over('cartagena', 'all-home', [1, 2]), mine)).toBe(title);
});

it('says so when nobody wins', () => {
  expect(titleOf(over('arcanor', 'repetition', [1, 1]), [1])).toBe('A draw');
  expect(titleOf(over('fragile', 'all-dead', [1, 1]), [1])).toBe('Nobody wins');
});

const quay = (crates: string, marker = '') => `game fragile
players 2
depots 1 A1 C3 J1 J7
depots 2 H3 G1 C8 J10
dockers 1 B1 A5 I5
dockers 2 H2 G5 C5
crates ${crates}
${marker}`;

it.each([
  ['cartagena', 'all-home', [2, 1], '', 'Ben brought the last pirate into the boat.'],
  ['arcanor', 'twelve-points', [1, 2], '', 'Ana shows 3 points on the winning row.'],
  ['arcanor', 'resigned', [2, 1], '', 'Ana resigned.'],
  ['fragile', 'resigned', [1, 2], quay('A1'), 'Ben resigned.'],
  ['arcanor', 'time', [1, 2], '', 'Ben ran out of time.'],
  [
    'fragile',
    'depots-full',
    [2, 1],
    quay('A1 C3 J1 J7 H3! G1! C8!', 'marker 2'),
    'All depots of Ana are full. Ben holds the Winner marker.',
  ],
  [
    'fragile',
    'all-dead',
    [1, 1],
    quay('E5 E5', 'marker 0'),
    'No crate can be moved any more. Nobody has scored, so nobody holds the Winner marker.',
  ],
  ['noughts', 'three-in-a-row', [1, 2], '', 'in English'],
])('%s, %s: why, with names', (game, code, ranks, position, words) => {
  expect(whyOf(over(game, code, ranks), position)).toBe(words);
});

it('who beat a computer alone may go on to the next level', () => {
  const won = over('fragile', 'depots-full', [1, 2], [ana, bot(2, 3)]);
  expect(nextLevel(won, [1])?.seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 4 }]);
  expect(nextLevel(won, [1])?.options).toEqual({ 'last-turn': 'all' });
});

it.each([
  ['who lost', over('fragile', 'depots-full', [2, 1], [ana, bot(2, 3)]), [1]],
  ['who watches', over('fragile', 'depots-full', [1, 2], [ana, bot(2, 3)]), []],
  ['who beat the highest', over('fragile', 'depots-full', [1, 2], [ana, bot(2, 5)]), [1]],
  ['who beat a person', over('fragile', 'depots-full', [1, 2]), [1]],
])('%s may not', (_, summary, mine) => {
  expect(nextLevel(summary, mine)).toBeNull();
});

it('the same match begins again with the same sides where nobody else has to be asked', () => {
  expect(sameSides(over('fragile', 'quiet', [1, 2], [bot(1, 3), { ...ana, seat: 2 }]))?.seats).toEqual([
    { kind: 'bot', level: 3 },
    { kind: 'me' },
  ]);
  expect(sameSides(over('fragile', 'quiet', [1, 2]))).toBeNull();
});

it('sides can be changed where nobody else has to be asked', () => {
  const seats = [ana, bot(2, 3), bot(3, 1)];
  expect(otherSides(over('fragile', 'quiet', [1, 2, 3], seats))?.seats).toEqual([
    { kind: 'bot', level: 1 },
    { kind: 'me' },
    { kind: 'bot', level: 3 },
  ]);
  expect(otherSides(over('fragile', 'quiet', [1, 2]))).toBeNull();
});
