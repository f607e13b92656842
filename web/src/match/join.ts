import { get, post } from '../net/http';
import { guestName, me } from '../net/me.svelte';
import { matchPath } from '../net/matchPath';
import type { Summary } from '../net/protocol';

/** Takes a seat that is free for me, or the one that a key opens. */
export async function sitDown(match: string, by: { seat: number } | { key: string }): Promise<void> {
  await me.ready();
  await post(matchPath(match, 'join'), by);
}

/** Gives a newcomer the typed name; one who typed none keeps the name given to guests. */
export async function takeName(name: string): Promise<void> {
  if (me.isUnnamed && name !== me.name) await me.rename(name.trim() || guestName());
}

/** The free seat that a link opens; 0 when it opens none, as a watch link does. */
export async function seatOpenedBy(match: string, key: string): Promise<number> {
  const { seats } = await get<Summary>(matchPath(match, '', { key }));
  return seats.find((seat) => seat.vacant)?.seat ?? 0;
}

/** Takes all seats of a rematch that are kept for me. */
export async function takeKeptSeats(match: string): Promise<void> {
  const { seats } = await get<Summary>(matchPath(match));
  for (const { seat } of seats.filter((one) => one.vacant)) await sitDown(match, { seat });
}
