import type { ChatHeard } from '../../net/protocol';
import { store, storedJson } from '../../storage';

const KEY = 'chat-read';
const MOST = 100;

type Channel = ChatHeard['channel'];

type Read = [where: string, number: number][];

const all = () => storedJson<Read>(KEY, []);

/** Every channel counts its own messages. That of the players has the name of the match, as when there was no other. */
const nameOf = (match: string, channel: Channel) => (channel === 'players' ? match : `${match} ${channel}`);

/** The number of the last message that was read in a channel, for the channels read last. */
export const readUpTo = (match: string, channel: Channel) =>
  all().find(([where]) => where === nameOf(match, channel))?.[1] ?? 0;

export function storeRead(match: string, channel: Channel, number: number): void {
  const name = nameOf(match, channel);
  const others = all().filter(([where]) => where !== name);
  store(KEY, JSON.stringify([[name, number], ...others].slice(0, MOST)));
}
