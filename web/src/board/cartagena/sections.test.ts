import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NEW, ORIGINAL, plainPath, readPath, symbolsOf, writePath } from './sections';

const java = readFileSync('../rules/src/main/java/cabestan/rules/cartagena/Path.java', 'utf8');

it.each([
  ['NEW', NEW],
  ['ORIGINAL', ORIGINAL],
])('the sections of the box %s are those of the engine', (name, sections) => {
  const written = new RegExp(` ${name} = [^{]*\\{(.*?)\\}\\);`, 's').exec(java)![1]!;
  expect([...written.matchAll(/"(\w+)"/g)].map((match) => match[1])).toEqual(sections.flat());
});

it('a path is written as it was read', () => {
  const basic = { sections: 5, sides: true };
  expect(writePath(readPath('1a-3br-2a-5b-6ar'), basic)).toBe('1a-3br-2a-5b-6ar');
  const jamaica = { sections: 6, sides: false };
  expect(writePath(readPath('1-3r-2-5-6r-4'), jamaica)).toBe('1-3r-2-5-6r-4');
  expect(writePath(plainPath(basic), basic)).toBe('1a-2a-3a-4a-5a');
});

it('a turned section is met from its other end', () => {
  const basic = { sections: 5, sides: true };
  expect(symbolsOf({ section: 0, side: 1, turned: true }, basic).join('')).toBe('SLBKGP');
});
