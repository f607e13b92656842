import type { ChatHeard, ChatMessage } from '../../net/protocol';

/** The messages of a match, as far as this reader may see them. */
export type ChatLog = {
  channel: ChatHeard['channel'];
  /** My own code among those who speak. */
  me: string | null;
  messages: ChatMessage[];
  /** The number up to which everything is known. */
  last: number;
};

/** The log after something was heard; what belongs to another channel than the one listened to is passed over. */
export function hear(log: ChatLog | null, heard: ChatHeard): ChatLog | null {
  const { channel, since, messages } = heard;
  const isWhole = since === undefined || since === null;
  if (!isWhole && log?.channel !== channel) return log;
  const known = isWhole ? [] : log!.messages;
  const last = isWhole ? 0 : log!.last;
  const hidden = new Set(heard.hidden);
  return {
    channel,
    me: heard.me ?? log?.me ?? null,
    messages: [...known, ...messages.filter(({ number }) => number > last)].filter(
      ({ number }) => !hidden.has(number),
    ),
    last: Math.max(last, ...messages.map(({ number }) => number)),
  };
}
