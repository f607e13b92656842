import { store, storedJson } from '../../storage';

const KEY = 'chat-read';
const MOST = 100;

type Read = [match: string, number: number][];

const all = () => storedJson<Read>(KEY, []);

/** The number of the last message that was read at a match, for the matches read last. */
export const readUpTo = (match: string) => all().find(([id]) => id === match)?.[1] ?? 0;

export function storeRead(match: string, number: number): void {
  const others = all().filter(([id]) => id !== match);
  store(KEY, JSON.stringify([[match, number], ...others].slice(0, MOST)));
}
