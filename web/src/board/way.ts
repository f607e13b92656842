import { t } from '../i18n/i18n.svelte';

/** A way in words, or the one place of it that is known. */
export function way(from: string, to: string): string {
  return from && to ? t('spoken.way', { from, to }) : from || to;
}
