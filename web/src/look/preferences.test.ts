import { expect, it } from 'vitest';
import { readPreferences } from './preferences.svelte';

const usual = {
  pace: 'normal',
  notation: 'words',
  confirm: false,
  coordinates: true,
  flip: false,
  sound: false,
  chat: true,
};

it.each([null, '', 'nonsense', 'null', '[]', '{"pace":"hasty","confirm":"yes","colour":"red"}'])(
  'reads %s as the usual preferences',
  (text) => expect(readPreferences(text)).toEqual(usual),
);

it('keeps what was chosen and fills in the rest', () => {
  expect(readPreferences('{"pace":"instant","flip":true}')).toEqual({
    ...usual,
    pace: 'instant',
    flip: true,
  });
});
