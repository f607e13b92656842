import { addressOf } from '../../route.svelte';
import { copy } from '../../shell/copy';
import type { Summary } from '../../net/protocol';

/** Shares words about a match, with the link for watching where it has one; tells whether they were copied instead. */
export async function share(text: string, { id, watch }: Summary): Promise<boolean> {
  const url = addressOf(watch ? `./match?id=${id}&key=${watch}` : './');
  try {
    if (!('share' in navigator)) {
      await copy(`${text} ${url}`);
      return true;
    }
    await navigator.share({ text, url });
    return false;
  } catch (error) {
    if ((error as Error).name === 'AbortError') return false; // the reader has thought better of it
    throw error;
  }
}
