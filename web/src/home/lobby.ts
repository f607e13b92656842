import type { LobbyChanged, Summary } from '../net/protocol';

/** The lobby after a change, the newest tables first, as the server orders them. */
export function changed(tables: Summary[], { tables: fresh, gone }: LobbyChanged): Summary[] {
  const replaced = new Set([...gone, ...fresh.map(({ id }) => id)]);
  return [...fresh, ...tables.filter(({ id }) => !replaced.has(id))].sort((a, b) => b.updated - a.updated);
}
