import { expect, it } from 'vitest';
import { edit } from '../editing';
import { cardsIn, DECK, editor, moveCard, pilesOf } from './editor';

const position = `game cartagena
edition tortuga
path DTBPHK KHPBTD DTBPHK KHPBTD DTBPHK KHPBTD
pirates 1 0 0 4 7 7 boat
pirates 2 0 3 3 9 12 12
hand 1 B B K
hand 2 D
row H P
deck D T B
discard P
turn 1 moves 3`;

it('a pirate of the chosen seat goes from where it stands to any spot', () => {
  expect(editor.offers(position, '1')).toContainEqual(edit('boat', '7'));
  expect(editor.use(position, '1', edit('boat', '7'))).toContain('pirates 1 0 0 4 boat 7 boat');
});

it('a card comes from the deck and goes back there, so that none is lost', () => {
  const more = moveCard(position, 'T', DECK, 'hand 2');
  expect([cardsIn(more, 'hand 2'), cardsIn(more, DECK)]).toEqual([
    ['D', 'T'],
    ['D', 'B'],
  ]);
  expect(cardsIn(moveCard(more, 'T', 'hand 2', DECK), DECK)).toEqual(['D', 'B', 'T']);
  expect(moveCard(position, 'S', DECK, 'row')).toBe(position);
});

it('only Tortuga has an open row', () => {
  expect(pilesOf(position)).toEqual(['hand 1', 'hand 2', 'row', 'discard']);
  expect(pilesOf(position.replace('tortuga', 'jamaica'))).toEqual(['hand 1', 'hand 2', 'discard']);
});

it('tells who is on turn and how many moves are left', () => {
  expect(editor.choose(position, 'turn', '2')).toContain('turn 2 moves 3');
  expect(editor.choose(position, 'moves', '1')).toContain('turn 1 moves 1');
});
