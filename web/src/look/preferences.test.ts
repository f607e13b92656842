import { expect, it } from 'vitest';
import { readPreferences } from './preferences.svelte';

it('begins with words, coordinates and a calm pace', () => {
  expect(readPreferences(null)).toEqual({
    pace: 'normal',
    notation: 'words',
    confirm: false,
    coordinates: true,
    flip: false,
    sound: false,
  });
});

it('keeps what was chosen, and takes the default for what is new', () => {
  expect(readPreferences('{"pace":"slow","flip":true}')).toMatchObject({
    pace: 'slow',
    flip: true,
    notation: 'words',
  });
});

it.each(['', 'no json', 'null', '{"confirm":"yes","colour":"red"}'])('survives %j', (text) => {
  expect(readPreferences(text)).toEqual(readPreferences(null));
});
