import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as german from './de';
import * as english from './en';
import * as french from './fr';
import { flatten } from './i18n.svelte';
import { whyNot } from './rejection';

const CODE = '"([a-z]+(?:-[a-z]+)*)"';

/** How the sources give the code of a rejection: first of all, or behind a status or the number of a rule. */
const REJECTION = `\\b(?:no|reject|\\w*Reject(?:ion|ed)|Refus(?:al|ed))\\(\\s*(?:[^,;]*,\\s*){0,2}?${CODE}`;

/** How they give the code of a result: in an outcome, in one as text, or in the constants of an enum of endings. */
const OUTCOME = `new Outcome\\([^";]*,\\s*${CODE}`;
const OUTCOME_TEXT = 'readOutcome\\([^;]*" ([a-z]+(?:-[a-z]+)*)"';
const ENDING = `^ +[A-Z_]+\\(${CODE},`;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name.endsWith('.java'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

function found(pattern: string, source: string): string[] {
  return [...source.matchAll(new RegExp(pattern, 'gms'))].map(([, code]) => code!);
}

function rejectionsIn(folder: string): string[] {
  return [...new Set(sourcesIn(folder).flatMap((source) => found(REJECTION, source)))].sort();
}

function resultsIn(source: string): string[] {
  const endings = /enum \w*Ending/.test(source) ? found(ENDING, source) : [];
  const byHand = source.match(/BY_HAND = List\.of\(([^)]*)\)/)?.[1] ?? '';
  return [...found(OUTCOME, source), ...found(OUTCOME_TEXT, source), ...endings, ...found(CODE, byHand)];
}

const modules = ['rules', 'table', 'server', 'wasm']
  .map((module) => `../${module}/src/main/java`)
  .filter((folder) => existsSync(folder));
const games = readdirSync('src/board').filter((name) => existsSync(`src/board/${name}/texts`));

describe.each([
  ['en', english],
  ['fr', french],
  ['de', german],
])('in %s', (language, dictionary) => {
  const texts = Object.keys(flatten(dictionary));

  describe.each(games)('%s', (game) => {
    const codes = rejectionsIn(`../rules/src/main/java/cabestan/rules/${game}`);
    const own = Object.keys(dictionary.names[`../board/${game}/texts/${language}.ts`]!)
      .filter((key) => /^rejection\.[A-Z]\./.test(key))
      .map((key) => key.split('.').at(-1)!);

    it('has words for every rejection of its rules', () => {
      expect(codes.length).toBeGreaterThan(10);
      expect(codes.filter((code) => !own.includes(code) && !texts.includes(`rejection.${code}`))).toEqual([]);
    });

    it('has no words for what it never rejects', () => {
      expect(own.filter((code) => !codes.includes(code))).toEqual([]);
    });
  });

  const shared = ['../rules/src/main/java/cabestan/rules/game', ...modules.slice(1)];
  it.each(shared)('there are words for every rejection of %s', (folder) => {
    const codes = rejectionsIn(folder);
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => !texts.includes(`rejection.${code}`))).toEqual([]);
  });

  it('there are words for every code that the protocol lists', () => {
    const codes = readFileSync('../docs/protocol.md', 'utf8').match(/## Codes\n([^]*?)\n## /)![1]!;
    const listed = [...codes.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, code]) => code!);
    const words = ['rejected', 'rule']; // of the protocol, no codes
    expect(listed.filter((code) => !words.includes(code) && !texts.includes(`rejection.${code}`))).toEqual(
      [],
    );
  });

  it('has no words for what nobody rejects', () => {
    const page = ['src/net/http.ts', 'src/shell/copy.ts'].map((file) => readFileSync(file, 'utf8'));
    const sources = [...modules.flatMap(sourcesIn), ...page].join('\n');
    const shared = Object.keys(dictionary.default).filter((key) => key.startsWith('rejection.'));
    const codes = shared.map((key) => key.slice('rejection.'.length));
    expect(codes.filter((code) => !new RegExp(`["']${code}["']`).test(sources))).toEqual([]);
  });

  it('there are words for every result', () => {
    const codes = modules.flatMap(sourcesIn).flatMap(resultsIn);
    expect(codes).toEqual(
      expect.arrayContaining(['all-home', 'all-stored', 'twelve-points', 'agreed-draw', 'abandoned']),
    );
    expect(codes.filter((code) => !texts.includes(`result.${code}`))).toEqual([]);
  });
});

it('says the same code in the words of its game', () => {
  const reason = 'in English';
  expect(whyNot({ code: 'not-yours', rule: 'F10', reason })).toBe('This docker is not yours.');
  expect(whyNot({ code: 'not-yours', rule: 'A5', reason })).toBe('This stack belongs to the other side.');
  expect(whyNot({ code: 'over', rule: 'C13', reason })).toBe('The match is over.');
});

it('says of what a newer version wrote all that can be done about it, and nothing in English', () => {
  const reason = "line 1: found 'cabestan match 4', which needs a newer version of Cabestan";
  for (const { default: texts } of [english, french, german]) {
    expect(texts['rejection.newer-text']).not.toContain('{reason}');
  }
  expect(whyNot({ code: 'newer-text', rule: '', reason })).toContain('Reload the page');
});

it('falls back on the words that came with it', () => {
  expect(whyNot({ code: 'never-heard', rule: 'F99', reason: 'a seagull sits there' })).toBe(
    'a seagull sits there',
  );
  expect(whyNot({ code: 'bad-text', rule: '', reason: 'line 3: no seat' })).toBe(
    'This text cannot be read: line 3: no seat',
  );
});
