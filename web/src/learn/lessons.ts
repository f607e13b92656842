import type { Language } from '../i18n/i18n.svelte';
import type { Gesture } from '../net/protocol';
import positions from './positions/lessons.json';

/** A position in which the reader makes one move: the legal moves, and the positions after those asked for. */
type Exercise = { position: string; legal: Gesture[]; after: Record<string, string> };

/** The texts of an exercise: the task, and what it has shown. */
export type Step = { id: string; ask: string; done: string };

export type Section = { title: string; text: string[]; figure?: string };

export type Lesson = { by: string; goal: string; steps: Step[]; rules: Section[] };

export type Words = {
  lead: string;
  practise: string;
  rules: string;
  other: string;
  again: string;
  next: string;
  finished: string;
  playNow: string;
  progress: string;
};

export const exercises = positions as Record<string, Exercise>;

export type Texts = { words: Words; games: Record<string, Lesson> };

const words = import.meta.glob<Words>('./texts/*.ts', { import: 'default' });

/** The lessons lie in the folders of their games. */
const lessons = import.meta.glob<Lesson>('../board/*/lesson/*.ts', { import: 'default' });

/** The lessons in a language, in English where it has none. */
export async function lessonsIn(wanted: Language): Promise<Texts> {
  const language = `./texts/${wanted}.ts` in words ? wanted : 'en';
  const loading = Object.entries(lessons)
    .filter(([path]) => path.endsWith(`/${language}.ts`))
    .map(async ([path, load]) => [path.split('/')[2]!, await load()] as const);
  const spoken = await words[`./texts/${language}.ts`]!();
  return { words: spoken, games: Object.fromEntries(await Promise.all(loading)) };
}
