import { post } from '../net/http';
import { me } from '../net/me.svelte';
import type { Created, NewMatch } from '../net/protocol';
import { route } from '../route.svelte';

/** Sets up a match and goes there. */
export async function begin(wanted: NewMatch): Promise<void> {
  await me.ready();
  const created = await post<Created>('matches', wanted);
  route.go(`match?id=${encodeURIComponent(created.match)}`);
}
