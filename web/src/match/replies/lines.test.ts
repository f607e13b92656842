import { describe, expect, it } from 'vitest';
import { isPlanned, turnsOf, withLine } from './lines';

const me = 2;
/** Turns of two seats in turn, of which the second is mine. */
const turns = (...texts: string[]) => texts.map((text, i) => ({ seat: (i % 2) + 1, text }));

describe('turnsOf', () => {
  it('puts the actions of a turn together', () => {
    expect(
      turnsOf([
        { seat: 1, turn: 4, text: 'A1-B1' },
        { seat: 1, turn: 4, text: 'end' },
        { seat: 2, turn: 5, text: 'end' },
      ]),
    ).toEqual(turns('A1-B1 end', 'end'));
  });
});

describe('withLine', () => {
  const planned = [
    ['a', 'x'],
    ['b', 'y'],
  ];

  it('adds a reply to another turn', () => {
    expect(withLine(planned, turns('c', 'z'), me)).toEqual([...planned, ['c', 'z']]);
  });

  it('puts another reply to the same turn in the place of the old one', () => {
    expect(withLine(planned, turns('a', 'z'), me)).toEqual([
      ['b', 'y'],
      ['a', 'z'],
    ]);
  });

  it('goes on from a line', () => {
    expect(withLine(planned, turns('a', 'x', 'c', 'z'), me)).toEqual([
      ['b', 'y'],
      ['a', 'x', 'c', 'z'],
    ]);
  });

  it('grows a branch below a reply', () => {
    const deep = [['a', 'x', 'c', 'z']];
    expect(withLine(deep, turns('a', 'x', 'd', 'w'), me)).toEqual([...deep, ['a', 'x', 'd', 'w']]);
  });

  it('leaves as it is what goes on from there already', () => {
    const deep = [['a', 'x', 'c', 'z']];
    expect(withLine(deep, turns('a', 'x'), me)).toEqual(deep);
    expect(isPlanned(deep, turns('a', 'x'))).toBe(true);
    expect(isPlanned(deep, turns('a', 'y'))).toBe(false);
  });
});
