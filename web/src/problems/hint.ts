import type { Verdict } from '../engine/engine';
import { type Key, t } from '../i18n/i18n.svelte';

/** The next part of a solution, revealed in steps: the docker, the crate, the action, the whole turn. */
export type Hint = { docker: string; crate: string; action: string; turn: string[] };

/** An action as the notation writes it: who acts, on which crate, and where it ends. */
type Action = { docker: string; sign: string; crate: string; to: string };

const NAMES: Record<string, Key> = {
  '': 'hint.walk',
  '*': 'hint.push',
  '+': 'hint.stack',
  '^': 'hint.unstack',
  '~': 'hint.pass',
};

/**
 * The hint for a turn that has begun; null if the actions played do not lead on, because the solution plays this turn in
 * another way.
 */
export function hintFor(turn: string[], played: string[]): Hint | null {
  if (played.some((action, i) => action !== turn[i])) return null;
  const next = turn[played.length];
  if (next === undefined) return { docker: '', crate: '', action: 'end', turn };
  const { docker } = read(next);
  const crate =
    turn
      .slice(played.length)
      .map(read)
      .find((action) => action.crate !== '')?.crate ?? '';
  return { docker, crate, action: next, turn };
}

/** Why the search for a solution leads to no hint. */
export function whyNone({ verdict }: Exclude<Verdict, { verdict: 'solved' }>): string {
  return verdict === 'unsolvable' ? t('hint.none') : t('hint.tooLarge');
}

/** An action of a solution in words. */
export function inWords(text: string): string {
  if (text === 'end') return t('hint.end');
  const { docker, sign, crate, to } = read(text);
  return t(NAMES[sign] ?? 'hint.walk', { docker, crate, to });
}

/** As many steps of a hint as were asked for, each a sentence. */
export function told({ docker, crate, action, turn }: Hint, steps: number): string[] {
  if (action === 'end') return [inWords(action)].slice(0, steps);
  return [
    t('hint.docker', { docker }),
    ...(crate ? [t('hint.crate', { crate })] : []),
    inWords(action),
    ...(turn.length > 1 ? [t('hint.turn', { actions: turn.map(inWords).join(' ') })] : []),
  ].slice(0, steps);
}

function read(text: string): Action {
  const [, docker = '', sign = '', crate = '', to = ''] =
    /^([A-J]\d+)(?:([*+^~])([A-J]\d+))?-([A-J]\d+)/.exec(text) ?? [];
  return { docker, sign, crate, to };
}
