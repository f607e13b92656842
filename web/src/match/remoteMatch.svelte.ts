import { arrived, isStill } from '../board/motion';
import { type Rejection, whyNot } from '../i18n/rejection';
import { get, RequestRejected } from '../net/http';
import { matchPath } from '../net/matchPath';
import type { Changed, ClientMessage, Command, Rejected, ServerMessage } from '../net/protocol';
import { socket } from '../net/socket.svelte';
import { newId } from '../random';
import { next, oneByOne } from './changes';
import { declined, nudged } from './declined';
import type { MatchLink, MatchSource, Past, Shown } from './matchSource';
import { turnBegins } from './record/turns';
import { restAfter } from './rest';

type Order = Extract<ClientMessage, { id: string }>;
/** An order that is not yet about a certain version. */
type Wish = { type: Order['type']; seat: number; action?: string };

const MOST_WAITING = 14;
const SLOW = 1000;
const SILENT = 5000;

/**
 * A match on the server. Changes are shown one after the other, each given the time of its motion;
 * a command that was not answered is sent again with the same id when the connection is back.
 */
export class RemoteMatch implements MatchSource {
  now = $state.raw<Shown | null>(null);
  rejection = $state.raw<Rejection | null>(null);
  fault = $state<string | null>(null);
  #pending = $state.raw<Order | null>(null);
  /** What was sent last, and may still have to be shown. */
  #given: Wish | null = null;
  /** What was wished for last before the pending command was answered and its result known: the next command. */
  #following: Wish | null = null;
  /** How long the pending command has waited for its answer. */
  #delay = $state<'none' | 'sending' | 'unanswered'>('none');
  #delayTimer = 0;
  /** The version that my last command led to; until it is shown, the board is out of date. */
  #awaited = $state(0);
  #newest: Shown | null = null;
  /** Changes still to be shown; the position before an immediate reply has to be fetched. */
  #queue: (Shown | Promise<Shown | null>)[] = [];
  #isAsking = false;
  #timer = 0;
  #stop: () => void;

  constructor(
    private readonly id: string,
    private readonly key: string | null,
  ) {
    document.addEventListener('visibilitychange', this.#look);
    this.#stop = socket.listen({ hear: (message) => this.#hear(message), live: () => this.#follow() });
  }

  get waiting(): boolean {
    return this.#pending !== null || (this.now?.version ?? 0) < this.#awaited;
  }

  get link(): MatchLink {
    return socket.link === 'away' || this.#delay === 'none' ? socket.link : this.#delay;
  }

  act(seat: number, action: string): void {
    this.#order({ type: 'act', seat, action });
  }

  command(what: Command, seat: number, more: object = {}): void {
    this.#order({ type: what, seat, ...more });
  }

  positionAt(step: number, seat: number): Promise<Past> {
    return get<Past>(matchPath(this.id, `positions/${step}`, { seat, key: this.key }));
  }

  record(): Promise<string> {
    return get<string>(matchPath(this.id, 'record', { key: this.key }));
  }

  published(): Promise<string> {
    return this.record(); // a server tells no more than players may know
  }

  dismiss(): void {
    this.rejection = null;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look);
    socket.send({ type: 'unfollow', match: this.id });
    clearTimeout(this.#timer);
    this.#timer = 0;
    clearTimeout(this.#delayTimer);
    this.#stop();
  }

  /** Whether the result of a command is still to come. */
  get #isBehind(): boolean {
    return this.#pending !== null || (this.#newest?.version ?? 0) < this.#awaited;
  }

  #order(wish: Wish): void {
    this.rejection = null;
    if (!this.#isBehind) return this.#give(wish);
    const isRepeated = wish.type === 'act' && wish.action === this.#given?.action; // a key that was pressed twice
    if (!isRepeated) this.#following = wish;
  }

  #goOn(): void {
    const wish = this.#following;
    if (!wish || this.#isBehind) return;
    this.#following = null;
    this.#give(wish);
  }

  #give(wish: Wish): void {
    this.#given = wish;
    const order = { id: newId(), match: this.id, version: this.#newest?.version ?? 0, ...wish } as Order;
    this.#pending = order;
    socket.send(order);
    this.#delayTimer = window.setTimeout(() => {
      this.#delay = 'sending';
      this.#delayTimer = window.setTimeout(() => this.#askAgain(), SILENT - SLOW);
    }, SLOW);
  }

  /** A connection that does not answer may be dead: a new one sends the command again, with the same id. */
  #askAgain(): void {
    this.#delay = 'unanswered';
    if (socket.link === 'live') socket.renew();
    this.#delayTimer = window.setTimeout(() => this.#askAgain(), SILENT);
  }

  #answered(): void {
    this.#pending = null;
    this.#delay = 'none';
    clearTimeout(this.#delayTimer);
  }

  #follow(): void {
    const since = this.#newest?.version;
    socket.send({
      type: 'follow',
      match: this.id,
      ...(this.key ? { key: this.key } : {}),
      ...(since === undefined ? {} : { since }),
    });
    this.#look();
    if (this.#pending) socket.send(this.#pending);
  }

  /** A player who is looking at the match needs no notice on another device. */
  #look = () =>
    socket.send({ type: 'looking', match: this.id, looking: document.visibilityState === 'visible' });

  #hear(message: ServerMessage): void {
    if (!('match' in message) || message.match !== this.id) return;
    switch (message.type) {
      case 'changed':
        this.#change(message);
        return this.#goOn();
      case 'accepted':
        if (message.id !== this.#pending?.id) return;
        this.#answered();
        this.#awaited = message.version;
        return this.#goOn();
      case 'rejected':
        return this.#reject(message);
      case 'error':
        if (this.now) this.rejection = { code: message.code, rule: '', reason: message.reason };
        else this.fault = whyNot(message);
    }
  }

  #reject(message: Rejected): void {
    if (message.id !== this.#pending?.id) return;
    this.#answered();
    this.#following = null;
    this.rejection = { code: message.code, rule: message.rule, reason: message.reason };
    if (message.version !== this.#newest?.version) this.#follow();
  }

  #change(change: Changed): void {
    this.fault = null;
    const known = this.#newest;
    if (change.record || !known) {
      this.#newest = { ...change, record: change.record ?? [], last: null, lastSeat: 0, recent: [] };
      this.#queue = [];
      this.#show(this.#newest);
      void this.#recall(this.#newest);
      return;
    }
    if (change.version < known.version) return;
    if ((change.since ?? known.version) > known.version) return this.#follow();
    for (const part of isStill() ? [change] : oneByOne(change)) {
      this.#newest = next(this.#newest ?? known, part);
      this.#queue.push(part.version < change.version ? this.#before(this.#newest) : this.#newest);
    }
    this.rejection =
      declined(change.events, known.summary, change.summary) ??
      nudged(change.events, change.summary) ??
      this.rejection;
    if (this.#timer === 0 && !this.#isAsking) this.#showNext();
  }

  /** After a reload, fetches the last turn, so that its arrows are shown again. */
  async #recall(shown: Shown): Promise<void> {
    const { length } = shown.record;
    if (length === 0) return;
    const from = turnBegins(shown.record, length);
    try {
      const moments = Array.from({ length: length - from }, (_, i) => this.positionAt(from + i + 1, 0));
      const recent = (await Promise.all(moments)).flatMap(({ gesture }) => gesture ?? []);
      if (this.now === shown && this.#newest === shown) this.now = this.#newest = { ...shown, recent };
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error; // then there are just no arrows
    }
  }

  /** The match as it was before a reply: with the position after the action that was answered. */
  async #before(shown: Shown): Promise<Shown | null> {
    try {
      const moments = await Promise.all(
        shown.views.map(({ seat }) => this.positionAt(shown.record.length, seat)),
      );
      const views = shown.views.map((view, i) => ({ ...view, position: moments[i]!.position }));
      const points = moments[0]?.points ?? shown.summary.points;
      return { ...shown, views, summary: { ...shown.summary, points } };
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error;
      return null; // then the reply alone is seen on its way
    }
  }

  #showNext(): void {
    if (this.#queue.length > MOST_WAITING || document.visibilityState === 'hidden') {
      this.#queue = this.#queue.slice(-1);
    }
    this.#timer = 0;
    const next = this.#queue.shift();
    if (next instanceof Promise) void this.#showAsked(next);
    else if (next) this.#show(next);
  }

  async #showAsked(asked: Promise<Shown | null>): Promise<void> {
    this.#isAsking = true;
    const shown = await asked;
    this.#isAsking = false;
    if (shown && shown.version > (this.now?.version ?? 0)) this.#show(shown);
    else if (this.#timer === 0) this.#showNext(); // it is out of date, or unknown
  }

  #show(shown: Shown): void {
    this.now = shown;
    clearTimeout(this.#timer);
    const timer = window.setTimeout(async () => {
      await arrived();
      if (timer === this.#timer) this.#showNext();
    }, restAfter(shown));
    this.#timer = timer;
  }
}
