import { expect, it } from 'vitest';
import { edit } from '../editing';
import { editor } from './editor';

const position = `game fragile
players 2
depots 1 A1 C3 J1 J7
depots 2 H3 G1 C8 J10
dockers 1 A1 C3 J1
dockers 2 H3 G1 C8
crates D4 E4! G7
turn 1 points 5`;

const use = (tool: string, to: string, from = '') => editor.use(position, tool, edit(to, from)).split('\n');

it('a crate pressed again becomes a pile; a docker takes the place of a crate', () => {
  expect(use('crate', 'D4')).toContain('crates E4! G7 D4 D4');
  expect(use('docker 2', 'G7')).toEqual(expect.arrayContaining(['crates D4 E4!', 'dockers 2 H3 G1 C8 G7']));
});

it('a crate is turned over and back', () => {
  expect(use('turned', 'D4')).toContain('crates D4! E4! G7');
  expect(use('turned', 'E4')).toContain('crates D4 E4 G7');
});

it('a depot changes its owner, and pressed again has none', () => {
  expect(use('depot 2', 'A1')).toEqual(
    expect.arrayContaining(['depots 1 C3 J1 J7', 'depots 2 H3 G1 C8 J10 A1']),
  );
  expect(use('depot 1', 'A1')).toContain('depots 1 C3 J1 J7');
});

it('whatever stands on a square moves to a free one', () => {
  expect(use('move', 'B1', 'A1')).toContain('dockers 1 B1 C3 J1');
  expect(editor.offers(position, 'move')).toContainEqual(edit('B1', 'A1'));
  expect(editor.offers(position, 'move')).not.toContainEqual(edit('D4', 'A1'));
});

it('an edited position begins a turn: what was done in the turn before is gone', () => {
  const middle = `${position}\nacted A1 left 2\nquiet 3`;
  expect(editor.use(middle, 'erase', edit('D4'))).not.toMatch(/acted|quiet/);
});

it('keeps the pieces in another variant, but not with other seats', () => {
  const four = position.replace('players 2', 'players 4');
  expect(editor.withVariant(four, 'straws', 4)).toContain('variant straws\nplayers 4\ndepots 1 A1');
  expect(editor.withVariant(position, 'straws', 3)).toBeNull();
});
