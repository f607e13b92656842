import { cleared, type Pieces, withCrate, withDocker } from '../board/fragile/pieces';
import { DEPOTS } from '../board/fragile/quay';
import type { Spot } from '../board/picker.svelte';

/** A problem while it is being composed. */
export type Draft = Pieces & { goals: { crate: string; depot: Spot }[]; turns: number };

/** The indices of the neutral and of the own dockers in `dockers`. */
const [OTHERS, MINE] = [0, 1];

export type Tool = 'crate' | 'docker' | 'other' | 'goal' | 'erase';

export const emptyDraft = (): Draft => ({ crates: [], dockers: [[], []], goals: [], turns: 2 });

const SQUARE = '[A-J](10|[1-9])';
const GOAL = `goal ${SQUARE}(\\.(top|bottom))? (${Object.keys(DEPOTS).join('|')})`;
const LINE = new RegExp(
  `^(game fragile-problem|(crates|dockers|others)( ${SQUARE})*|${GOAL}|turns [1-9][0-9]?)$`,
);

/** The draft that a text describes; null if it says anything that a draft cannot hold. */
export function readDraft(text: string): Draft | null {
  const draft = emptyDraft();
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  for (const line of lines.filter((line) => line !== '')) {
    if (!LINE.test(line)) return null;
    const [key, ...words] = line.split(' ');
    if (key === 'crates') draft.crates = words;
    else if (key === 'dockers') draft.dockers[MINE] = words;
    else if (key === 'others') draft.dockers[OTHERS] = words;
    else if (key === 'goal') draft.goals.push({ crate: words[0] ?? '', depot: words[1] ?? '' });
    else if (key === 'turns') draft.turns = Number(words[0]);
  }
  return draft;
}

export function writeDraft(draft: Draft): string {
  const [others = [], mine = []] = draft.dockers;
  return [
    'game fragile-problem',
    `crates ${draft.crates.join(' ')}`,
    `dockers ${mine.join(' ')}`,
    ...(others.length > 0 ? [`others ${others.join(' ')}`] : []),
    ...draft.goals.map(({ crate, depot }) => `goal ${crate} ${depot}`),
    `turns ${draft.turns}`,
  ].join('\n');
}

/** The first thing that a draft still lacks before it can be played. */
export function lacks(draft: Draft): 'crate' | 'docker' | 'goal' | null {
  if (draft.crates.length === 0) return 'crate';
  if (draft.dockers[MINE]!.length === 0) return 'docker';
  return draft.goals.length === 0 ? 'goal' : null;
}

/** Applies a tool to a square. Pressing again removes the piece; a crate first becomes a pile. */
export function applyTool(draft: Draft, tool: Tool, square: Spot): Draft {
  if (tool === 'goal') return draft;
  // A crate that is removed takes its goals along.
  const goals = draft.goals.filter(({ crate, depot }) => crate.split('.')[0] !== square && depot !== square);
  const pieces = { ...draft, goals };
  if (tool === 'crate') return withCrate(pieces, square);
  if (tool === 'erase') return cleared(pieces, square);
  return withDocker(pieces, square, tool === 'docker' ? MINE : OTHERS);
}

/** Names a crate's depot; in a pile the top crate is meant first, then the bottom one. */
export function setGoal(draft: Draft, square: Spot, depot: Spot): Draft {
  const isPile = draft.crates.filter((one) => one === square).length === 2;
  const top = isPile ? `${square}.top` : square;
  const crate = isPile && draft.goals.some((goal) => goal.crate === top) ? `${square}.bottom` : top;
  const goals = draft.goals.filter((goal) => goal.crate !== crate && goal.depot !== depot);
  return { ...draft, goals: [...goals, { crate, depot }] };
}
