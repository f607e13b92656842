import { expect, it } from 'vitest';
import type { NewSeat } from '../../net/protocol';
import { accompanied, companyOf, fitting, firstOf, seated, withSeat, written } from './seating';

const me: NewSeat = { kind: 'me' };
const bot: NewSeat = { kind: 'bot', level: 2 };
const open: NewSeat = { kind: 'open' };

it('seats are added and left out until a variant has room for them', () => {
  expect(fitting([me], { minSeats: 3, maxSeats: 4 })).toEqual([me, bot, bot]);
  expect(fitting([me, open, bot], { minSeats: 2, maxSeats: 2 })).toEqual([me, open]);
});

it('I sit in one seat only', () => {
  expect(seated([me, open], 1, 'me', 'Player 2')).toEqual([bot, me]);
});

it.each(['me', 'open', 'bot 4', 'friend p7'])('a seat is written as it is chosen: %s', (choice) => {
  expect(written(seated([bot], 0, choice, '')[0]!)).toBe(choice);
});

it('a guest begins with a name by its number', () => {
  expect(seated([me, bot], 1, 'guest', 'Player 2')[1]).toEqual({ kind: 'guest', name: 'Player 2' });
});

it('who goes first is drawn by lot again when that seat is gone', () => {
  expect(firstOf('2', 2)).toBe(2);
  expect(firstOf('4', 3)).toBe('lot');
  expect(firstOf('lot', 2)).toBe('lot');
});

const player = (n: number) => `Player ${n}`;

it('one press seats everybody beside me', () => {
  expect(accompanied([bot, me, bot], 'open', player)).toEqual([open, me, open]);
  expect(accompanied([me, open], 'guest', player)).toEqual([me, { kind: 'guest', name: 'Player 2' }]);
  expect(accompanied([bot, bot], 'bot 2', player)).toEqual([me, bot]);
});

it('company is of one kind or of none', () => {
  expect(companyOf([me, bot, { kind: 'bot', level: 4 }])).toBe('bot');
  expect(companyOf([me, bot, open])).toBeNull();
});

it('a further seat is for somebody like the others', () => {
  expect(withSeat([me, open], player)).toEqual([me, open, open]);
  expect(withSeat([me, { kind: 'guest', name: 'Ben' }], player)[2]).toEqual({
    kind: 'guest',
    name: 'Player 3',
  });
  expect(withSeat([me, open, bot], player)[3]).toEqual(bot);
});
