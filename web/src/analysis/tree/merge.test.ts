import { expect, it } from 'vitest';
import type { Annotation } from '../../board/annotation/annotation';
import { merge, sameIn } from './merge';
import { Tree, type TreeNode } from './tree';
import { writeTree } from './treeText';

const move = (text: string) => ({ text, seat: 1, turn: 1 });

/** A match of two actions with these variations, each from its beginning. */
function tree(...variations: string[]): Tree {
  const made = new Tree([move('a'), move('b')]);
  for (const variation of variations) walk(made, variation);
  return made;
}

function walk(made: Tree, words: string): TreeNode {
  return words.split(' ').reduce((node, word) => made.play(node, move(word)), made.root);
}

const text = (made: Tree) => writeTree('cabestan match 1\nresult    running\n', made);

it('keeps what either has added', () => {
  const merged = merge(tree('x'), tree('x y', 'a m'), tree('x z'));
  expect(text(merged)).toBe(text(tree('x z', 'x y', 'a m')));
});

it('deletes what either has deleted, with all that followed', () => {
  const merged = merge(tree('x y', 'z'), tree('z'), tree('x y w'));
  expect(text(merged)).toBe(text(tree()));
});

it('the main line is never lost', () => {
  expect(merge(tree('x'), tree(), tree()).mainLine.map((node) => node.move?.text)).toEqual([
    undefined,
    'a',
    'b',
  ]);
});

it('a comment that only one has changed is theirs or mine, and mine where both have', () => {
  const [base, mine, theirs] = [tree('x'), tree('x'), tree('x')];
  walk(theirs, 'x').comment = 'theirs';
  expect(walk(merge(base, mine, theirs), 'x').comment).toBe('theirs');
  walk(mine, 'x').comment = 'mine';
  expect(walk(merge(base, mine, theirs), 'x').comment).toBe('mine');
});

it('what is drawn on a position is merged as well', () => {
  const [base, mine, theirs] = [tree('x'), tree('x'), tree('x')];
  const square = (at: string): Annotation => ({ from: at, to: at, colour: 'red' });
  walk(mine, 'x').annotations = [square('a1')];
  walk(theirs, 'x').annotations = [square('b2')];
  expect(walk(merge(base, mine, theirs), 'x').annotations).toEqual([square('b2'), square('a1')]);
});

it('whoever looks at a position that is gone sees the one before it', () => {
  const node = walk(tree('x y z'), 'x y z');
  expect(sameIn(tree('x y'), node).move!.text).toBe('y');
  expect(sameIn(tree(), node).move).toBeNull();
});
