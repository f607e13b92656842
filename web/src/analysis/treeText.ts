import { lineFrom, type Tree, type TreeNode } from './tree';

/**
 * A tree as text: the record of its match with lines for what was tried besides it. Version 1 is the plain record;
 * who reads only that refuses version 2 by its first line.
 *
 *   branch    1 main 12 a1-b2 c7-c6    variation 1 leaves the main line after 12 actions
 *   branch    2 1 1 d7-d6              variation 2 leaves variation 1 after its first action
 *   comment   main 14 Too hasty.       after 14 actions of the main line
 */
const PLAIN = 'cabestan match 1';
const EXTENDED = 'cabestan match 2';
const MAIN = 'main';

export type Branch = { id: string; from: string; after: number; words: string[] };
export type Comment = { line: string; after: number; text: string };
export type TreeText = { record: string; branches: Branch[]; comments: Comment[] };

/** The text of a later version of Cabestan, or none at all. */
export class UnknownVersion extends Error {}

const line = (key: string, value: string) => `${key.padEnd(10)}${value}`;

export function writeTree(record: string, tree: Tree): string {
  if (tree.isBare) return record;
  const extra: string[] = [];
  let count = 0;
  const write = (name: string, nodes: TreeNode[], offset: number) => {
    nodes.forEach((node, i) => {
      const after = i + offset;
      if (node.comment)
        extra.push(line('comment', `${name} ${after} ${node.comment.replaceAll(/\s+/g, ' ')}`));
      for (const child of node.children.filter((one) => one !== nodes[i + 1])) {
        const branch = lineFrom(child);
        const id = String(++count);
        extra.push(line('branch', `${id} ${name} ${after} ${branch.map((one) => one.move!.text).join(' ')}`));
        write(id, branch, 1);
      }
    });
  };
  write(MAIN, tree.mainLine, 0);
  const lines = record.replace(PLAIN, EXTENDED).trimEnd().split('\n');
  lines.splice(lines.length - 1, 0, ...extra);
  return `${lines.join('\n')}\n`;
}

export function readTree(text: string): TreeText {
  const lines = text.split('\n');
  const header = (lines[0] ?? '').trim();
  if (header === PLAIN || !header.startsWith('cabestan match '))
    return { record: text, branches: [], comments: [] };
  if (header !== EXTENDED) throw new UnknownVersion(header);
  const branches: Branch[] = [];
  const comments: Comment[] = [];
  const plain = lines.filter((one) => {
    const [key, ...words] = one.trim().split(/\s+/);
    if (key === 'branch') {
      const [id = '', from = '', after = '', ...moves] = words;
      branches.push({ id, from, after: Number(after), words: moves });
    } else if (key === 'comment') {
      const [name = '', after = '', ...rest] = words;
      comments.push({ line: name, after: Number(after), text: rest.join(' ') });
    }
    return key !== 'branch' && key !== 'comment';
  });
  plain[0] = PLAIN;
  return { record: plain.join('\n'), branches, comments };
}

/** The position on a line after so many actions; `begins` has where each variation begins. */
export function nodeOn(
  tree: Tree,
  begins: Map<string, TreeNode>,
  name: string,
  after: number,
): TreeNode | null {
  if (name === MAIN) return tree.at(after);
  const begin = begins.get(name);
  return (begin && lineFrom(begin)[after - 1]) ?? null;
}
