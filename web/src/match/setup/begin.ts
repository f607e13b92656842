import { create } from '../../net/http';
import { t } from '../../i18n/i18n.svelte';
import { me } from '../../net/me.svelte';
import type { Created, NewMatch } from '../../net/protocol';
import { route } from '../../route.svelte';
import { canBeLocal, newLocal } from '../localMatches';

/** Sets up a match and goes there: in this browser when nobody else is needed, else on the server. */
export async function begin(wanted: NewMatch): Promise<void> {
  const id = canBeLocal(wanted)
    ? await newLocal(wanted, me.name ?? nameless(wanted))
    : await createMatch(wanted);
  route.go(`match?id=${encodeURIComponent(id)}`);
}

async function createMatch(wanted: NewMatch): Promise<string> {
  await me.ready();
  return (await create<Created>('matches', wanted)).match;
}

/** Beside others at this screen, whoever has no name is called as they are. */
function nameless({ seats }: NewMatch): string {
  const isShared = seats.some(({ kind }) => kind === 'guest');
  return isShared ? t('new.player', { n: seats.findIndex(({ kind }) => kind === 'me') + 1 }) : t('nav.guest');
}
