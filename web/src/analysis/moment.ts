import { type TreeNode, wordsTo } from './tree/tree';

/** A moment of an analysis as its address names it: a step of the main line, and the actions of a variation after it. */
export type LinkedMoment = { step: number; line: string[] };

export const momentOf = (query: URLSearchParams): LinkedMoment => ({
  step: Number(query.get('step') ?? 0),
  line: query.get('line')?.split(' ').filter(Boolean) ?? [],
});

/** Lets an address lead to a position of the tree. */
export function leadTo(node: TreeNode, query: URLSearchParams): void {
  let main = node;
  while (!main.isMain && main.parent) main = main.parent;
  query.set('step', String(main.step));
  const words = wordsTo(node).slice(main.step);
  if (words.length > 0) query.set('line', words.join(' '));
  else query.delete('line');
}
