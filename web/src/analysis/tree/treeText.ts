import type { Annotation } from '../../board/annotation/annotation';
import { lineFrom, type Tree, type TreeNode } from './tree';

/**
 * A tree as text, which the engine reads: the record of its match with lines for what was tried besides it. Version 1
 * is the plain record, version 2 has variations and comments, version 3 what was drawn on the board. A
 * reader that does not know a version rejects its first line, so each text has the lowest version that it needs.
 *
 *   branch    1 main 12 a1-b2 c7-c6    variation 1 leaves the main line after 12 actions
 *   branch    2 1 1 d7-d6              variation 2 leaves variation 1 after its first action
 *   comment   main 14 Too hasty.       after 14 actions of the main line
 *   square    main 14 green b3         a square that is marked there
 *   arrow     main 14 red a1 c3        an arrow that is drawn there
 */
const PLAIN = 'cabestan match 1';
const EXTENDED = 'cabestan match 2';
const DRAWN_ON = 'cabestan match 3';
const MAIN = 'main';

const line = (key: string, value: string) => `${key.padEnd(10)}${value}`;

export function writeTree(record: string, tree: Tree): string {
  if (tree.isBare) return record;
  const extra: string[] = [];
  let count = 0;
  let header = EXTENDED;
  const write = (name: string, nodes: TreeNode[], offset: number) => {
    nodes.forEach((node, i) => {
      const after = i + offset;
      if (node.comment)
        extra.push(line('comment', `${name} ${after} ${node.comment.replaceAll(/\s+/g, ' ')}`));
      if (node.annotations.length > 0) header = DRAWN_ON;
      for (const one of node.annotations) extra.push(lineOf(one, `${name} ${after}`));
      for (const child of node.children.filter((one) => one !== nodes[i + 1])) {
        const branch = lineFrom(child);
        const id = String(++count);
        extra.push(line('branch', `${id} ${name} ${after} ${branch.map((one) => one.move!.text).join(' ')}`));
        write(id, branch, 1);
      }
    });
  };
  write(MAIN, tree.mainLine, 0);
  const lines = record.replace(PLAIN, header).trimEnd().split('\n');
  lines.splice(lines.length - 1, 0, ...extra);
  return `${lines.join('\n')}\n`;
}

function lineOf({ from, to, colour }: Annotation, at: string): string {
  return from === to
    ? line('square', `${at} ${colour} ${from}`)
    : line('arrow', `${at} ${colour} ${from} ${to}`);
}
