import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Dictionary, Speech } from './i18n.svelte';

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
afterEach(() => vi.unstubAllGlobals());

const saying = (word: string) => ({ default: { 'common.close': word }, names: {} }) as unknown as Dictionary;

it('the language that was chosen last is spoken, whichever arrives last', async () => {
  let comes: (dictionary: Dictionary) => void = () => {};
  const speech = new Speech({
    fr: () => new Promise((done) => (comes = done)),
    de: () => Promise.resolve(saying('Schließen')),
  });
  const first = speech.speak('fr');
  await speech.speak('de');
  comes(saying('Fermer'));
  await first;
  expect(speech.language).toBe('de');
  expect(speech.texts['common.close']).toBe('Schließen');
});

it('a page whose language cannot be fetched goes on in the one it speaks', async () => {
  vi.stubGlobal('navigator', { languages: ['fr'] });
  const speech = new Speech({ fr: () => Promise.reject(new Error('no network')) });
  await speech.start();
  expect(speech.language).toBe('en');
  expect(speech.texts['common.close']).toBe('Close');
});
