import { create, post } from '../../net/http';
import { me } from '../../net/me.svelte';
import { matchPath } from '../../net/matchPath';
import type { ChatMessage, ServerMessage, Watchers } from '../../net/protocol';
import { socket } from '../../net/socket.svelte';
import { newId } from '../../random';
import { type ChatLog, hear } from './log';
import { mutes } from './mutes.svelte';
import { readUpTo, storeRead } from './read';

/** A message to be sent. */
export type Saying = { text: string } | { phrase: string } | { reaction: string };

/** The words at one match of the site, and who watches it. It hears what follows the match on the page's connection. */
export class Chat {
  #log = $state.raw<ChatLog | null>(null);
  watchers = $state.raw<Watchers | null>(null);
  #latest = $state.raw<ChatMessage | null>(null);
  /** The latest message of somebody else that arrived while the page was open. */
  readonly latest = $derived(this.#latest && !mutes.has(this.#latest.person) ? this.#latest : null);
  #read = $state(0);
  #sits: boolean | null = null;
  #stop: () => void;

  /** Whether anything can be said here. */
  readonly isOn = $derived(this.#log !== null);
  readonly channel = $derived(this.#log?.channel ?? 'players');
  readonly messages = $derived((this.#log?.messages ?? []).filter(({ person }) => !mutes.has(person)));
  readonly unread = $derived(
    this.messages.filter((message) => message.number > this.#read && !this.isMine(message)).length,
  );

  /** @param listens whether the reader wants to see messages; the list of watchers comes in any case */
  constructor(
    private readonly match: string,
    private readonly key: string | null,
    private readonly listens: boolean,
  ) {
    this.#stop = socket.listen({ hear: (message) => this.#hear(message), live: () => this.#follow() });
  }

  isMine({ person }: ChatMessage): boolean {
    return person === this.#log?.me;
  }

  /** Sitting down or getting up changes the channel: players read the players' messages, watchers the watchers'. */
  sit(sits: boolean): void {
    const isChange = this.#sits !== null && this.#sits !== sits;
    this.#sits = sits;
    if (!sits) this.watchers = null;
    if (isChange) this.#follow();
  }

  async say(saying: Saying): Promise<void> {
    await me.ready();
    await create(this.#address(), { id: newId(), ...saying });
  }

  async report({ number }: ChatMessage): Promise<void> {
    await me.ready();
    await post(this.#address(`/${number}/report`));
  }

  /** Marks all messages shown so far as read. */
  read(): void {
    const last = this.#log?.last ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    storeRead(this.match, this.channel, last);
  }

  close(): void {
    this.#stop();
  }

  #address(more = ''): string {
    return matchPath(this.match, `chat${more}`, { key: this.key });
  }

  #follow(): void {
    if (!this.listens) return;
    const { channel, last } = this.#log ?? {};
    socket.send({
      type: 'follow-chat',
      match: this.match,
      ...(channel === undefined ? {} : { channel, since: last }),
    });
  }

  #hear(message: ServerMessage): void {
    if (!('match' in message) || message.match !== this.match) return;
    if (message.type === 'watchers') this.watchers = message;
    if (message.type !== 'chat') return;
    const before = this.#log?.channel;
    this.#log = hear(this.#log, message);
    const isFirst = before !== message.channel;
    if (this.#log && this.#log.channel !== before) this.#read = readUpTo(this.match, this.#log.channel);
    const said = message.messages.findLast((one) => !this.isMine(one) && !mutes.has(one.person));
    if (said && !isFirst) this.#latest = said;
    else if (this.#latest && message.hidden.includes(this.#latest.number)) this.#latest = null;
  }
}
