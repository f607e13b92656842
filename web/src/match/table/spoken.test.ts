import { expect, it } from 'vitest';
import { gameNamed } from '../../games';
import type { Gesture } from '../../net/protocol';
import { inWords } from './spoken';

const gesture = (kind: string, from = '', over = '', to = ''): Gesture => ({
  text: '',
  kind,
  from,
  over,
  to,
  cost: 1,
  via: [],
});

it.each([
  ['fragile', gesture('walk', 'D6', '', 'B3'), 'walks from D6 to B3'],
  ['fragile', gesture('push', 'B5', 'B4', 'B3'), 'pushes the crate from B4 to B3'],
  ['fragile', gesture('turn', 'D6', 'C6'), 'turns the crate on C6 over'],
  ['fragile', gesture('place-depot', '', '', 'A1'), 'places a depot on A1'],
  ['cartagena', gesture('forward', '0', 'K', 'boat'), 'plays Key from the start to the boat'],
  ['cartagena', gesture('back', '12', '', '7'), 'goes back from square 12 to square 7'],
  ['cartagena', gesture('draw'), 'draws a card'],
  ['arcanor', gesture('capture', 'a1', '', 'b2'), 'captures on b2 from a1'],
  ['arcanor', gesture('capture', 'd3', 'e4', 'e4'), 'captures on e4 from d3'],
  ['arcanor', gesture('pass'), 'passes'],
  ['fragile', gesture('end'), 'ends the turn'],
])('%s: %o', (game, action, words) => {
  expect(inWords(game, action)).toBe(words);
});

it('says the notation of a game that has no words', () => {
  expect(inWords('noughts', { ...gesture('mark'), text: 'b2' })).toBe('b2');
});

it.each([
  [
    'fragile',
    'A1 J10 A1 D6-B3 D6*C6-B6 A2+B2-C2 F3^E3-D3 D6!C6 B5~B4-C3 B5~B4-C3(B3,C2) end',
    [
      'places a depot on A1',
      'places a depot on J10',
      'places a docker on A1',
      'walks from D6 to B3',
      'pushes the crate from C6 to B6',
      'piles the crate from B2 onto C2',
      'tips the top crate from E3 to D3',
      'turns the crate on C6 over',
      'passes the crate from B4 to C3',
      'passes the crate from B4 to C3',
      'ends the turn',
    ],
  ],
  [
    'cartagena',
    'T@0 T@9 -@17 -@boat draw end',
    [
      'plays Skull from the start',
      'plays Skull from square 9',
      'goes back from square 17',
      'goes back from the boat',
      'draws a card',
      'ends the turn',
    ],
  ],
  [
    'arcanor',
    'a1-b2 a1^b2 a1xb2 a1^xb2 -- ?a1',
    [
      'moves from a1 to b2',
      'moves the outer piece from a1 to b2',
      'captures on b2 from a1',
      'captures on b2, leaving the load on a1',
      'passes',
      'lifts the piece on a1',
    ],
  ],
])('a record of %s in words', (game, record, words) => {
  const gestures = gameNamed(game).readRecord!(record.split(' '));
  expect(gestures.map((one) => inWords(game, one))).toEqual(words);
});
