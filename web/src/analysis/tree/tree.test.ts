import { describe, expect, it } from 'vitest';
import { headOf, lineFrom, lineThrough, type Move, Tree, wordsTo } from './tree';
import { writeTree } from './treeText';

const move = (text: string, seat = 1): Move => ({ text, seat, turn: 1 });
const match = () => new Tree([move('a'), move('b', 2), move('c'), move('d', 2)]);

const record = `cabestan match 1
game      arcanor
seat      1 Ana
seat      2 Bo
turn      1 a
turn      2 b
turn      1 c
turn      2 d
result    running
`;

describe('a tree of variations', () => {
  it('goes where a move was played before, and grows a variation where it was not', () => {
    const tree = match();
    expect(tree.play(tree.at(1), move('b'))).toBe(tree.at(2));
    const tried = tree.play(tree.at(1), move('x'));
    expect(wordsTo(tried)).toEqual(['a', 'x']);
    expect(tree.play(tree.at(1), move('x'))).toBe(tried);
    expect(lineThrough(tried)).toEqual([tree.root, tree.at(1), tried]);
    expect(lineFrom(tree.root).map((node) => node.move?.text)).toEqual([undefined, 'a', 'b', 'c', 'd']);
  });

  it('is made of what the engine has read', () => {
    const tree = Tree.of([move('a'), move('b', 2)], {
      trials: [
        { from: 1, ...move('x', 2) },
        { from: 3, ...move('y') },
      ],
      comments: [{ position: 4, text: 'hasty' }],
      drawings: [{ position: 2, from: 'a1', to: 'c3', colour: 'red' }],
    });
    const tried = tree.at(1).children[1]!.children[0]!;
    expect(wordsTo(tried)).toEqual(['a', 'x', 'y']);
    expect(tried.comment).toBe('hasty');
    expect(tree.end.annotations).toEqual([{ from: 'a1', to: 'c3', colour: 'red' }]);
  });

  it('promotes a variation above others, never above the main line', () => {
    const tree = match();
    const first = tree.play(tree.at(1), move('x'));
    const second = tree.play(tree.at(1), move('y'));
    const deep = tree.play(second, move('z'));
    expect([first, deep].map((node) => tree.canPromote(node))).toEqual([false, true]);
    expect(tree.promote(deep)).toBe(true);
    expect(tree.at(1).children).toEqual([tree.at(2), second, first]);
    expect(tree.promote(deep)).toBe(false);
    expect(headOf(deep)).toBe(second);
  });

  it('deletes a variation from a position on, and nothing of the main line', () => {
    const tree = match();
    const tried = tree.play(tree.at(2), move('x'));
    const deeper = tree.play(tried, move('y'));
    expect(tree.remove(deeper)).toBe(tried);
    expect(tried.children).toEqual([]);
    expect(tree.remove(tried)).toBe(tree.at(2));
    expect(tree.remove(tree.at(2))).toBe(tree.at(2));
    expect(tree.end.step).toBe(4);
  });

  it('may go on after the end of the match', () => {
    const tree = match();
    const after = tree.play(tree.end, move('e'));
    expect(after.isMain).toBe(false);
    expect(tree.at(9)).toBe(tree.end);
    expect(headOf(after)).toBeNull();
  });
});

describe('the text of a tree', () => {
  it('is the plain record while nothing was tried', () => {
    expect(writeTree(record, match())).toBe(record);
  });

  it('keeps variations of variations and comments, and the record as it was', () => {
    const tree = match();
    const x = tree.play(tree.at(1), move('x', 2));
    tree.play(tree.play(x, move('y')), move('z', 2));
    tree.play(x, move('v')).comment = 'neither';
    tree.at(3).comment = 'too  hasty';
    tree.play(tree.end, move('e'));
    const text = writeTree(record, tree);
    expect(text).toBe(`cabestan match 2
${record.split('\n').slice(1, -2).join('\n')}
branch    1 main 1 x y z
branch    2 1 1 v
comment   2 1 neither
comment   main 3 too hasty
branch    3 main 4 e
result    running
`);
  });

  it('keeps what is drawn on the board, in a version that older readers refuse', () => {
    const tree = match();
    tree.at(2).annotations = [
      { from: 'b3', to: 'b3', colour: 'green' },
      { from: 'a1', to: 'c3', colour: 'red' },
    ];
    tree.play(tree.at(2), move('x')).annotations = [{ from: '0', to: 'boat', colour: 'blue' }];
    const text = writeTree(record, tree);
    expect(text).toBe(`cabestan match 3
${record.split('\n').slice(1, -2).join('\n')}
square    main 2 green b3
arrow     main 2 red a1 c3
branch    1 main 2 x
arrow     1 1 blue 0 boat
result    running
`);
  });
});
