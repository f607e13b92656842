import type { Spot } from '../board/picker.svelte';

/** A problem while it is being composed. */
export type Draft = {
  /** Crates on each square: one or two. */
  crates: Record<Spot, number>;
  dockers: Spot[];
  others: Spot[];
  goals: { crate: string; depot: Spot }[];
  turns: number;
};

export type Tool = 'crate' | 'docker' | 'other' | 'goal' | 'erase';

export const emptyDraft = (): Draft => ({ crates: {}, dockers: [], others: [], goals: [], turns: 2 });

export function readDraft(text: string): Draft {
  const draft = emptyDraft();
  for (const line of text.split('\n')) {
    const [key, ...words] = line.trim().split(/\s+/);
    if (key === 'crates') for (const square of words) draft.crates[square] = (draft.crates[square] ?? 0) + 1;
    else if (key === 'dockers') draft.dockers = words;
    else if (key === 'others') draft.others = words;
    else if (key === 'goal') draft.goals.push({ crate: words[0] ?? '', depot: words[1] ?? '' });
    else if (key === 'turns') draft.turns = Number(words[0]);
  }
  return draft;
}

export function writeDraft(draft: Draft): string {
  const crates = Object.entries(draft.crates).flatMap(([square, count]) => Array<string>(count).fill(square));
  return [
    'game fragile-problem',
    `crates ${crates.join(' ')}`,
    `dockers ${draft.dockers.join(' ')}`,
    ...(draft.others.length > 0 ? [`others ${draft.others.join(' ')}`] : []),
    ...draft.goals.map(({ crate, depot }) => `goal ${crate} ${depot}`),
    `turns ${draft.turns}`,
  ].join('\n');
}

/** What a draft still lacks before it can be played, the first thing first. */
export function lacks(draft: Draft): 'crate' | 'docker' | 'goal' | null {
  if (Object.keys(draft.crates).length === 0) return 'crate';
  if (draft.dockers.length === 0) return 'docker';
  return draft.goals.length === 0 ? 'goal' : null;
}

const without = (list: Spot[], square: Spot) => list.filter((one) => one !== square);

function cleared(draft: Draft, square: Spot): Draft {
  const crates = { ...draft.crates };
  delete crates[square];
  return {
    ...draft,
    crates,
    dockers: without(draft.dockers, square),
    others: without(draft.others, square),
    goals: draft.goals.filter(({ crate, depot }) => crate.split('.')[0] !== square && depot !== square),
  };
}

/** What pressing a square with a tool does; pressing again takes it away, a crate first becomes a pile. */
export function applyTool(draft: Draft, tool: Tool, square: Spot): Draft {
  const free = cleared(draft, square);
  switch (tool) {
    case 'crate': {
      const count = ((draft.crates[square] ?? 0) + 1) % 3;
      return count === 0 ? free : { ...free, crates: { ...free.crates, [square]: count } };
    }
    case 'docker':
      return draft.dockers.includes(square) ? free : { ...free, dockers: [...free.dockers, square] };
    case 'other':
      return draft.others.includes(square) ? free : { ...free, others: [...free.others, square] };
    case 'erase':
      return free;
    case 'goal':
      return draft;
  }
}

/** Names a crate's depot; in a pile the top crate is meant first, then the bottom one. */
export function setGoal(draft: Draft, square: Spot, depot: Spot): Draft {
  const isPile = draft.crates[square] === 2;
  const top = isPile ? `${square}.top` : square;
  const crate = isPile && draft.goals.some((goal) => goal.crate === top) ? `${square}.bottom` : top;
  const goals = draft.goals.filter((goal) => goal.crate !== crate && goal.depot !== depot);
  return { ...draft, goals: [...goals, { crate, depot }] };
}
