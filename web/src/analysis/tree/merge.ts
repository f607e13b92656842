import { mergeAnnotations } from '../../board/annotation/annotation';
import { Tree, type TreeNode, wordsTo } from './tree';

/** The path of a node as one text; actions have no spaces. */
const pathOf = (node: TreeNode) => wordsTo(node).join(' ');

/** All positions of a tree by their paths, each after the one it follows. */
function positions(tree: Tree): Map<string, TreeNode> {
  return new Map(tree.nodes.map((node) => [pathOf(node), node]));
}

/**
 * Merges two versions of the same tree: everything that either side has added, without whatever either has deleted. Where
 * both have commented on a position, my comment stays.
 */
export function merge(base: Tree, mine: Tree, theirs: Tree): Tree {
  const [before, here, there] = [positions(base), positions(mine), positions(theirs)];
  const merged = new Tree(base.mainLine.slice(1).map((node) => node.move!));
  const made = positions(merged);
  const isDeleted = (path: string) => before.has(path) && !(here.has(path) && there.has(path));
  for (const [path, node] of [...there, ...here]) {
    if (isDeleted(path)) continue;
    const parent = node.parent && made.get(pathOf(node.parent));
    if (node.parent && !parent) continue; // what it followed was deleted
    const grown = parent ? merged.play(parent, node.move!) : merged.root;
    made.set(path, grown);
    const [was, my, their] = [before, here, there].map((tree) => tree.get(path));
    grown.comment = commentOf(commentOf(my) === commentOf(was) ? their : my);
    grown.annotations = mergeAnnotations(drawn(was), drawn(my), drawn(their));
  }
  return merged;
}

const commentOf = (node: TreeNode | undefined) => node?.comment ?? '';
const drawn = (node: TreeNode | undefined) => node?.annotations ?? [];

/** Another tree with the same positions. */
export const copyOf = (tree: Tree): Tree => merge(tree, tree, tree);

/** The same position in another tree, or the last one on the way there that exists in it. */
export function sameIn(tree: Tree, node: TreeNode): TreeNode {
  let at = tree.root;
  for (const word of wordsTo(node)) {
    const next = at.children.find((child) => child.move!.text === word);
    if (!next) break;
    at = next;
  }
  return at;
}
