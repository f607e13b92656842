import { post } from '../net/http';
import { me } from '../net/me.svelte';
import type { Created, NewMatch } from '../net/protocol';
import { keep, kept } from '../look/theme.svelte';
import { route } from '../route.svelte';

/** The keys of a match that I set up, kept here so that its links can be shown again. */
export type Keys = Pick<Created, 'invites' | 'watch'>;

export function keysOf(match: string): Keys | null {
  const text = kept(`keys.${match}`);
  return text ? (JSON.parse(text) as Keys) : null;
}

export async function begin(wanted: NewMatch): Promise<void> {
  await me.ready();
  const created = await post<Created>('matches', wanted);
  keep(`keys.${created.match}`, JSON.stringify({ invites: created.invites, watch: created.watch }));
  route.go(`match?id=${created.match}`);
}
