import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lessonsIn } from '../learn/lessons';
import { type Dictionary, fill, flatten } from './i18n.svelte';

/** Every language that has a file: a new one is tested as soon as it is there. */
const all = Object.fromEntries(
  Object.entries(import.meta.glob<Dictionary>('./??.ts', { eager: true })).map(([path, dictionary]) => [
    path.slice(2, 4),
    flatten(dictionary),
  ]),
);
const [en, fr] = [all.en!, all.fr!];
const translations = Object.entries(all).filter(([language]) => language !== 'en');

/** Room that any layout leaves: a text may be half as long again as the English one, and a word more. */
const isTooLong = (text: string, english: string) => text.length > 1.5 * english.length + 10;

const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

it('has more than one language to speak', () => {
  expect(translations.map(([language]) => language).sort()).toEqual(['de', 'fr']);
});

describe.each(translations)('%s', (_, texts) => {
  it('has every English text and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  });

  it('leaves no text empty', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keeps labels short enough for their places', () => {
    const labels = Object.entries(en).filter(([, text]) => text.length <= 40);
    const tooLong = labels
      .filter(([key, text]) => isTooLong(texts[key] ?? '', text))
      .map(([key]) => texts[key]);
    expect(tooLong).toEqual([]);
  });

  it.each(Object.entries(en))('fills the same places in %s', (key, text) => {
    expect(places(texts[key] ?? '')).toEqual(places(text));
  });
});

it.each(Object.entries(all))('%s says nothing of servers to a player', (_, texts) => {
  expect(Object.values(texts).filter((text) => /\b(server|serveur)/i.test(text))).toEqual([]);
});

it.each([
  ['en', 0, '0 cards'],
  ['en', 1, '1 card'],
  ['fr', 0, '0 carte'],
  ['fr', 1, '1 carte'],
  ['fr', 2, '2 cartes'],
  ['de', 0, '0 Karten'],
])('%s counts %i: %s', (language, n, words) => {
  expect(fill(all[language]!['seat.cards']!, { n }, language)).toBe(words);
});

it.each([
  ['en', '1.5 of 12,000'],
  ['fr', '1,5 of 12\u202f000'],
  ['de', '1,5 of 12.000'],
])('%s writes numbers its own way: %s', (language, words) => {
  expect(fill('{n} of {all}', { n: 1.5, all: 12_000 }, language)).toBe(words);
});

const lessons = await lessonsIn('fr');

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

it('French has a narrow no-break space before : ; ! ? and inside its quotation marks', () => {
  const said = [...Object.values(fr), ...stringsIn(lessons)];
  expect(said.filter((text) => /[^\u202f][:;!?»]|«[^\u202f]/.test(text))).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !path.includes('i18n') ? [readFileSync(path, 'utf8')] : [];
  });
}

it('every plain text is used somewhere', () => {
  const all = sources('src').join('\n');
  const prefixes = [
    'game.',
    'bot.',
    'variant.',
    'option.',
    'symbol.',
    'result.',
    'rejection.',
    'editor.lacks.',
    'spoken.opens.',
    'prefer.',
    'problem.',
    'aim.',
    'tip.',
    'pace.',
    'phrase.',
    'reaction.',
    'push.',
    'colour.',
  ];
  const unused = Object.keys(en).filter(
    (key) =>
      !prefixes.some((prefix) => key.startsWith(prefix)) &&
      !/\.(kind|does)\./.test(key) &&
      !all.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});
