import { expect, it } from 'vitest';
import { edit } from '../editing';
import { editor } from './editor';

const empty = ',,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,';
const position = `${empty}/12,34,,,,,, w memory quiet=12 shown=a1`;

const use = (tool: string, to: string, from = '') => editor.use(position, tool, edit(to, from));

it('a piece goes into what can hold it, over what it can hold, and else takes its place', () => {
  expect(use('c', 'a1')).toBe(`${empty}/12c,34,,,,,, w memory`);
  expect(use('b', 'b1')).toBe(`${empty}/12,b34,,,,,, w memory`);
  expect(use('d', 'a1')).toBe(`${empty}/d,34,,,,,, w memory`);
});

it('the outer piece is taken away first', () => {
  expect(use('erase', 'a1')).toBe(`${empty}/2,34,,,,,, w memory`);
});

it('a stack moves as a whole to an empty square', () => {
  expect(use('move', 'h1', 'a1')).toBe(`${empty}/,34,,,,,,12 w memory`);
  expect(editor.offers(position, 'move')).not.toContainEqual(edit('b1', 'a1'));
});

it('the variant and the side to move are words of the position', () => {
  expect(editor.variantOf(position)).toBe('memory');
  expect(editor.withVariant(position, 'open', 2)).not.toContain('memory');
  expect(editor.choose(position, 'turn', 'b')).toContain(' b memory');
  expect(editor.choose(position, 'release', 'any')).toContain(' w release-any memory');
});
