import { describe, expect, it } from 'vitest';
import { placing, readFragile } from '../board/fragile/position';
import { exercises, lessonsIn, type Texts } from './lessons';

const [en, fr, de] = await Promise.all([lessonsIn('en'), lessonsIn('fr'), lessonsIn('de')]);

/** The skeleton of the texts: where something is said, and about which position. */
function outline({ words, games }: Texts) {
  return {
    words: Object.keys(words),
    games: Object.entries(games).map(([game, lesson]) => ({
      game,
      steps: lesson.steps.map((step) => step.id),
      rules: lesson.rules.map((section) => [section.text.length, section.figure]),
    })),
  };
}

describe.each([
  ['fr', fr],
  ['de', de],
])('the lessons in %s', (_, texts) => {
  it('say as much as in English', () => {
    expect(outline(texts)).toEqual(outline(en));
  });

  it('repeat no English sentence', () => {
    const english = new Set(Object.values(en.games).flatMap((game) => game.steps.map((step) => step.ask)));
    const said = Object.values(texts.games).flatMap((game) => game.steps.map((step) => step.ask));
    expect(said.filter((sentence) => english.has(sentence))).toEqual([]);
  });
});

it('every step and figure has a position, and every position a step', () => {
  const steps = Object.values(en.games).flatMap((game) => game.steps.map((step) => step.id));
  const figures = Object.values(en.games).flatMap((game) =>
    game.rules.flatMap((section) => section.figure ?? []),
  );
  expect(Object.keys(exercises).sort()).toEqual([...steps].sort());
  expect(figures.filter((figure) => !(figure in exercises))).toEqual([]);
});

it('the depot of the set-up is asked for in another quarter than the one that is mine', () => {
  const { position, after } = exercises['fragile-place']!;
  const quarters = [position, ...Object.values(after)].map(
    (text) => placing(readFragile(mine(text))).quarters,
  );
  expect(quarters).toEqual([1, 2]);
});

/** The position as if the first seat were on turn. */
const mine = (text: string) => text.replace(/^(turn +)\d/m, '$11');
