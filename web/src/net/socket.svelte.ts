import { untrack } from 'svelte';
import type { ClientMessage, ServerMessage } from './protocol';
import { hasServer } from './server';

/** `away` means that the connection is lost and will be tried again by itself. */
export type Link = 'connecting' | 'live' | 'away';

type Listener = { hear(message: ServerMessage): void; live(): void };

const PING_EVERY = 10_000;
const SLOWEST_RETRY = 15_000;
/** A connection that does not open within this time is given up. */
const LONGEST_OPENING = 8_000;
/** The server closes a socket with this code when its session has ended. */
const SESSION_ENDED = 4401;

/** The page's one connection: it comes back by itself and tells its listeners when it does. */
class Socket {
  link = $state<Link>(hasServer ? 'connecting' : 'away');
  /** Whether the site says that it can take no actions now; clocks stand still meanwhile. */
  siteAway = $state(false);
  retryAt = $state(0);
  /** Called when this browser was signed out; the connection then comes back without a player. */
  onSignedOut: () => void = () => {};
  #wire: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #tries = 0;
  #timer = 0;
  #heard = 0;
  /** The match where this page meets others; a proxy in front of many nodes may go by it. */
  #meeting = '';

  /** An effect that listens does not depend on what its listener reads: it would begin anew whenever that changes. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    untrack(() => {
      if (this.#wire === null) this.#open();
      else if (this.link === 'live') listener.live();
    });
    return () => this.#listeners.delete(listener);
  }

  /** Sends now or not at all; callers whose message must arrive send it again on `live`. */
  send(message: ClientMessage): boolean {
    if (this.#wire?.readyState !== WebSocket.OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  retryNow(): void {
    if (this.link === 'away') this.#open();
  }

  /** A new connection in place of the old one, which stays until the new one is there: nobody sees us leave. */
  renew(): void {
    if (this.#wire) this.#open(this.#wire);
  }

  #open(old?: WebSocket): void {
    if (!hasServer) return;
    clearTimeout(this.#timer);
    const url = new URL('./api/socket', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.search = this.#meeting && `?match=${encodeURIComponent(this.#meeting)}`;
    url.hash = '';
    const wire = new WebSocket(url);
    this.#wire = wire;
    if (this.link !== 'away') this.link = 'connecting';
    const opening = setTimeout(() => wire.close(), LONGEST_OPENING);
    wire.onopen = () => {
      clearTimeout(opening);
      this.link = 'live';
      this.siteAway = false;
      this.#tries = 0;
      this.#heard = Date.now();
      this.#beat(wire);
      for (const listener of [...this.#listeners]) listener.live();
      old?.close();
    };
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#hear(wire, String(event.data));
    };
    wire.onclose = ({ code }) => {
      clearTimeout(opening);
      if (code === SESSION_ENDED && wire === this.#wire) this.onSignedOut();
      old?.close();
      this.#lost(wire);
    };
  }

  #hear(wire: WebSocket, data: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'bye') {
      this.#tries = 0;
      wire.close();
      return;
    }
    if (message.type === 'site-away') {
      this.siteAway = message.away;
      return;
    }
    if (message.type === 'meet') {
      this.#meeting = message.match;
      this.renew();
      return;
    }
    for (const listener of [...this.#listeners]) listener.hear(message);
  }

  #lost(wire: WebSocket): void {
    if (wire !== this.#wire) return;
    this.link = 'away';
    clearTimeout(this.#timer);
    const wait = Math.min(SLOWEST_RETRY, 400 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
    this.#timer = window.setTimeout(() => this.#open(), wait);
  }

  /** Ends the connection now: the browser knows that the network or the reader has gone long before the wire does. */
  #cut(): void {
    const wire = this.#wire;
    if (!wire || this.link === 'away') return;
    wire.close();
    this.#lost(wire);
  }

  /** A wire that stays silent after a ping is dead, whatever the browser believes. */
  #beat(wire: WebSocket): void {
    setTimeout(() => {
      if (wire !== this.#wire || wire.readyState !== WebSocket.OPEN) return;
      if (Date.now() - this.#heard > 2 * PING_EVERY) {
        wire.close();
        this.#lost(wire);
        return;
      }
      this.send({ type: 'ping' });
      this.#beat(wire);
    }, PING_EVERY);
  }

  constructor() {
    addEventListener('offline', () => this.#cut());
    addEventListener('online', () => this.retryNow());
    // A page that the browser keeps for the way back would stay at the table for the others.
    addEventListener('pagehide', () => this.#cut());
    addEventListener('pageshow', () => this.retryNow());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.retryNow();
    });
  }
}

export const socket = new Socket();
