import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lessonsIn } from '../learn/lessons';
import * as german from './de';
import * as english from './en';
import * as french from './fr';
import { fill, flatten } from './i18n.svelte';

const en = flatten(english);
const fr = flatten(french);
const de = flatten(german);

const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe.each([
  ['fr', fr],
  ['de', de],
])('%s', (_, texts) => {
  it('has every English text and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  });

  it('leaves no text empty', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(Object.entries(en))('fills the same places in %s', (key, text) => {
    expect(places(texts[key] ?? '')).toEqual(places(text));
  });
});

it.each([
  ['en', 0, '0 cards'],
  ['en', 1, '1 card'],
  ['fr', 0, '0 carte'],
  ['fr', 1, '1 carte'],
  ['fr', 2, '2 cartes'],
  ['de', 0, '0 Karten'],
])('%s counts %i: %s', (language, n, words) => {
  expect(fill({ en, fr, de }[language]!['seat.cards'], { n }, language)).toBe(words);
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
    'problem.',
  ];
  const unused = Object.keys(en).filter(
    (key) =>
      !prefixes.some((prefix) => key.startsWith(prefix)) &&
      !/\.kind\./.test(key) &&
      !all.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});
