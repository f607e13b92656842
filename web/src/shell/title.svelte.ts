import { type Key, t } from '../i18n/i18n.svelte';
import type { Page } from '../pages';

const names: Partial<Record<Page, Key>> = {
  new: 'new.title',
  problems: 'problems.title',
  learn: 'learn.title',
  record: 'record.title',
  analyse: 'analysis.title',
  me: 'me.title',
};

/** The name of a page, or of the place where there is none. */
export function nameOf(page: Page | null): string {
  const name = page === null ? 'lost.title' : names[page];
  return name ? `${t(name)} · Cabestan` : 'Cabestan';
}

/** What is shown on the page may have a title of its own, such as whose turn it is. */
export const title = $state<{ own: string | null }>({ own: null });
