import { speech } from '../i18n/i18n.svelte';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was, in the reader's language: in the largest unit of which one has passed, or `now`. */
export function ago(moment: number, now: number): string {
  const passed = Math.max(0, now - moment);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? (['second', Infinity] as const);
  // Only `0 seconds ago` has a word of its own that fits every sentence; a `yesterday` would not.
  const format = new Intl.RelativeTimeFormat(speech.language, {
    numeric: unit === 'second' ? 'auto' : 'always',
  });
  return format.format(-Math.floor(passed / length), unit);
}

/** A span of time in the reader's language, in the largest unit that it has one of. */
export function span(milliseconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= length) ?? (['minute', 60_000] as const);
  const format = new Intl.NumberFormat(speech.language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(milliseconds / length));
}
