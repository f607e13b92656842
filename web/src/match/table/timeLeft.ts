import { speech } from '../../i18n/i18n.svelte';

/** The face of a clock: minutes and seconds, or from one day on days and hours in the reader's language. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${inUnits(Math.floor(hours / 24), 'day')} ${inUnits(hours % 24, 'hour')}`;
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, '0');
  return `${hours ? `${hours}:` : ''}${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

const inUnits = (n: number, unit: 'day' | 'hour') =>
  new Intl.NumberFormat(speech.language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(n);
