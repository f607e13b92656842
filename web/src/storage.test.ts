import { afterEach, expect, it, vi } from 'vitest';
import { storedJson } from './storage';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['what was stored', '{"a":1}', { a: 1 }],
  ['nothing', null, {}],
  ['no JSON', '{"a":', {}],
  ['a list in place of an object', '[1]', {}],
  ['a word', '"a"', {}],
])('reads %s', (_, text, found) => {
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(storedJson('key', {})).toEqual(found);
});

it('does without what may not be read', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(storedJson('key', ['a'])).toEqual(['a']);
});
