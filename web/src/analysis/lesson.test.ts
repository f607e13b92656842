import { expect, it } from 'vitest';
import type { Analysis } from './analysis.svelte';
import { Lesson } from './lesson.svelte';
import type { Report } from './report';

/** A question to the engine that is answered when the test says so. */
type Question = { word: string; answer: (chance: number) => void };

const best = [{ text: 'best' }];
const report = {
  actions: [1, 3].map((n) => ({ n, seat: 1, mark: 'mistake', action: 'played', loss: 2_000 })),
} as unknown as Report;

/** A lesson of two mistakes, in both of which the best action would have won. */
async function begun() {
  const questions: Question[] = [];
  const analysis = {
    tree: { at: (step: number) => ({ step }) },
    go: () => Promise.resolve(),
    assess: () => Promise.resolve({ lines: [{ actions: best }], chances: [10_000, 0] }),
    chanceAfter: (_: object, word: string) =>
      new Promise<number>((answer) => questions.push({ word, answer })),
  } as unknown as Analysis;
  const lesson = new Lesson(analysis, report, 1);
  await new Promise((done) => setTimeout(done));
  expect(lesson.verdict).toBe('ask');
  return { lesson, questions };
}

it('an action is as good as what it leaves', async () => {
  const { lesson, questions } = await begun();
  const tried = lesson.answer('weak');
  expect(lesson.verdict).toBe('thinking');
  questions[0]!.answer(5_000);
  await tried;
  expect(lesson.verdict).toBe('notBetter');
});

it('the best line stays shown when the answer to an earlier try arrives', async () => {
  const { lesson, questions } = await begun();
  const tried = lesson.answer('weak');
  lesson.show();
  questions[0]!.answer(5_000);
  await tried;
  expect(lesson.verdict).toBe('shown');
});

it('an answer about one mistake says nothing about the next', async () => {
  const { lesson, questions } = await begun();
  const tried = lesson.answer('weak');
  lesson.next(1);
  await new Promise((done) => setTimeout(done));
  expect(lesson.verdict).toBe('ask');
  questions[0]!.answer(5_000);
  await tried;
  expect(lesson.index).toBe(1);
  expect(lesson.verdict).toBe('ask');
});

it('a way there and back leaves the answer to the first visit behind', async () => {
  const { lesson, questions } = await begun();
  const tried = lesson.answer('weak');
  lesson.next(1);
  lesson.next(-1);
  await new Promise((done) => setTimeout(done));
  questions[0]!.answer(5_000);
  await tried;
  expect(lesson.index).toBe(0);
  expect(lesson.verdict).toBe('ask');
});
