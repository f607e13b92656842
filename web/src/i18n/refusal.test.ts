import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { whyNot } from './refusal';
import texts from './refused/en';

function javaFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name.endsWith('.java'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const CODE = '"([a-z]+(?:-[a-z]+)*)"';

/** The codes that stand in the sources where something is refused. */
function codesIn(folder: string): string[] {
  const ways = [
    `\\b(?:no|Rejection)\\(\\s*[^,;]*?,\\s*${CODE}`,
    `Refused\\(\\s*${CODE}`,
    `Refusal\\(\\s*\\d+,\\s*${CODE}`,
  ];
  const found = javaFiles(folder).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return ways.flatMap((way) => [...source.matchAll(new RegExp(way, 'gs'))].map(([, code]) => code!));
  });
  return [...new Set(found)].sort();
}

const hasWords = (game: string, code: string) =>
  `refused.${game}.${code}` in texts || `refused.${code}` in texts;

describe.each(['fragile', 'cartagena', 'arcanor'])('%s', (game) => {
  const codes = codesIn(`../rules/src/main/java/cabestan/rules/${game}`);

  it('has words for every refusal of its rules', () => {
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !hasWords(game, code))).toEqual([]);
  });

  it('has no words for what it never refuses', () => {
    const named = Object.keys(texts).filter((key) => key.startsWith(`refused.${game}.`));
    expect(named.filter((key) => !codes.includes(key.split('.').at(-1)!))).toEqual([]);
  });
});

it.each(['../server/src/main/java', '../wasm/src/main/java', '../rules/src/main/java/cabestan/rules/game'])(
  'there are words for every refusal of %s',
  (folder) => {
    const codes = codesIn(folder);
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => !hasWords('', code))).toEqual([]);
  },
);

it('there are words for every code that the protocol lists', () => {
  const codes = readFileSync('../docs/protocol.md', 'utf8').match(/## Codes\n([^]*?)\n## /)![1]!;
  const listed = [...codes.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, code]) => code!);
  const words = ['rejected', 'rule']; // of the protocol, no codes
  expect(listed.filter((code) => !words.includes(code) && !hasWords('', code))).toEqual([]);
});

it('says the same code in the words of its game', () => {
  const reason = 'in English';
  expect(whyNot({ code: 'not-yours', rule: 'F10', reason })).toBe('This docker is not yours.');
  expect(whyNot({ code: 'not-yours', rule: 'A5', reason })).toBe('This stack belongs to the other side.');
  expect(whyNot({ code: 'over', rule: 'C13', reason })).toBe('The match is over.');
});

it('falls back on the words that came with it', () => {
  expect(whyNot({ code: 'never-heard', rule: 'F99', reason: 'a seagull sits there' })).toBe(
    'a seagull sits there',
  );
  expect(whyNot({ code: 'bad-text', rule: '', reason: 'line 3: no seat' })).toBe(
    'This text cannot be read: line 3: no seat',
  );
});
