import { store, stored } from '../../storage';

const KEY = 'chat-read';
const MOST = 100;

type Read = [match: string, number: number][];

function all(): Read {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Read) : [];
  } catch {
    return []; // then everything counts as new
  }
}

/** The number of the last message that was read at a match, for the matches read last. */
export const readUpTo = (match: string) => all().find(([id]) => id === match)?.[1] ?? 0;

export function storeRead(match: string, number: number): void {
  const others = all().filter(([id]) => id !== match);
  store(KEY, JSON.stringify([[match, number], ...others].slice(0, MOST)));
}
