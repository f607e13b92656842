import { expect, it } from 'vitest';
import type { NewSeat } from '../../net/protocol';
import { fitting, firstOf, seated, written } from './seating';

const me: NewSeat = { kind: 'me' };
const bot: NewSeat = { kind: 'bot', level: 2 };
const open: NewSeat = { kind: 'open' };

it('seats are added and left out until a variant has room for them', () => {
  expect(fitting([me], { minSeats: 3, maxSeats: 4 })).toEqual([me, bot, bot]);
  expect(fitting([me, open, bot], { minSeats: 2, maxSeats: 2 })).toEqual([me, open]);
});

it('I sit in one seat only', () => {
  expect(seated([me, open], 1, 'me', 'Seat 2')).toEqual([bot, me]);
});

it.each(['me', 'open', 'bot 4', 'friend p7'])('a seat is written as it is chosen: %s', (choice) => {
  expect(written(seated([bot], 0, choice, '')[0]!)).toBe(choice);
});

it('a guest begins with the name of the seat', () => {
  expect(seated([me, bot], 1, 'guest', 'Seat 2')[1]).toEqual({ kind: 'guest', name: 'Seat 2' });
});

it('who goes first is drawn by lot again when that seat is gone', () => {
  expect(firstOf('2', 2)).toBe(2);
  expect(firstOf('4', 3)).toBe('lot');
  expect(firstOf('lot', 2)).toBe('lot');
});
