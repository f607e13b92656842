import type { Annotation } from '../../board/annotation/annotation';

/** An action in a tree of variations. */
export type Move = { text: string; seat: number; turn: number };

/** A position in the tree: the move that led to it, and what was tried after it. */
export type TreeNode = {
  /** None at the root. */
  move: Move | null;
  parent: TreeNode | null;
  /** On the main line the first child is the main line's; the others are alternatives in their order. */
  children: TreeNode[];
  comment: string;
  /** Squares and arrows drawn on this position. */
  annotations: Annotation[];
  isMain: boolean;
  /** How many actions lead here. */
  step: number;
};

/** Everything that was tried, said and drawn besides a match. Positions are numbered: the match's own first, then those tried. */
export type Besides = {
  trials: (Move & { from: number })[];
  comments: { position: number; text: string }[];
  drawings: (Annotation & { position: number })[];
};

/** A match and everything tried besides it. The main line can be neither changed nor lost. */
export class Tree {
  readonly root: TreeNode;
  /** The last position of the main line. */
  readonly end: TreeNode;

  constructor(main: Move[]) {
    this.root = blank(null, null, true);
    this.end = main.reduce((node, move) => grow(node, move, true), this.root);
  }

  /** The tree of a match and what the engine has read besides it. */
  static of(main: Move[], { trials, comments, drawings }: Besides): Tree {
    const tree = new Tree(main);
    const nodes = tree.mainLine;
    for (const { from, ...move } of trials) nodes.push(tree.play(nodes[from]!, move));
    for (const { position, text } of comments) nodes[position]!.comment = text;
    for (const { position, ...drawn } of drawings) nodes[position]!.annotations.push(drawn);
    return tree;
  }

  /** The positions of the main line, the first one included. */
  get mainLine(): TreeNode[] {
    return lineFrom(this.root).filter((node) => node.isMain);
  }

  /** The position after so many actions of the main line, or its end. */
  at(step: number): TreeNode {
    let node = this.root;
    while (node.step < step && node.children[0]?.isMain) node = node.children[0];
    return node;
  }

  /** Plays a move: goes where it was played before, or grows a variation. */
  play(from: TreeNode, move: Move): TreeNode {
    return from.children.find((child) => child.move!.text === move.text) ?? grow(from, move, false);
  }

  /** Whether the variation of a position has an alternative above it that is not the main line. */
  canPromote(node: TreeNode): boolean {
    const head = headOf(node);
    const siblings = head?.parent?.children ?? [];
    const index = head ? siblings.indexOf(head) : 0;
    return index > 0 && !siblings[index - 1]!.isMain;
  }

  /** Moves a variation before the alternative above it, but never before the main line. */
  promote(node: TreeNode): boolean {
    if (!this.canPromote(node)) return false;
    const head = headOf(node)!;
    const siblings = head.parent!.children;
    const index = siblings.indexOf(head);
    siblings.splice(index - 1, 2, head, siblings[index - 1]!);
    return true;
  }

  /** Deletes a variation from this position on and returns the position before it; the main line stays. */
  remove(node: TreeNode): TreeNode {
    if (node.isMain || !node.parent) return node;
    node.parent.children = node.parent.children.filter((child) => child !== node);
    return node.parent;
  }

  /** All positions, each after the one it follows. */
  get nodes(): TreeNode[] {
    const nodes = [this.root];
    for (const node of nodes) nodes.push(...node.children);
    return nodes;
  }

  /** Whether there is anything besides the main line. */
  get isBare(): boolean {
    return this.nodes.every((node) => node.isMain && node.comment === '' && node.annotations.length === 0);
  }
}

function grow(parent: TreeNode, move: Move, isMain: boolean): TreeNode {
  const node = blank(move, parent, isMain);
  parent.children.push(node);
  return node;
}

function blank(move: Move | null, parent: TreeNode | null, isMain: boolean): TreeNode {
  const step = parent ? parent.step + 1 : 0;
  return { move, parent, children: [], comment: '', annotations: [], isMain, step };
}

/** Where the variation of this position leaves another line; none on the main line. */
export function headOf(node: TreeNode): TreeNode | null {
  let head = node;
  while (head.parent && head.parent.children[0] === head && !head.isMain) head = head.parent;
  return head.isMain ? null : head;
}

/** The actions that lead to a position, in notation. */
export function wordsTo(node: TreeNode): string[] {
  const words: string[] = [];
  for (let at = node; at.parent; at = at.parent) words.unshift(at.move!.text);
  return words;
}

/** The line through a position, from the beginning of the match to its end. */
export function lineThrough(node: TreeNode): TreeNode[] {
  const before: TreeNode[] = [];
  for (let at = node.parent; at; at = at.parent) before.unshift(at);
  return [...before, ...lineFrom(node)];
}

/** The line from a position to its end: always the first child. */
export function lineFrom(node: TreeNode): TreeNode[] {
  const line = [node];
  while (line.at(-1)!.children[0]) line.push(line.at(-1)!.children[0]!);
  return line;
}
