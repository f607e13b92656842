import { store, stored } from '../storage';
import { get, post, RequestRejected } from './http';
import { hasServer } from './server';
import { socket } from './socket.svelte';

/** The player at this browser: a guest, created when first needed. The name is also stored here, for play without a server. */
class Me {
  name = $state(stored('name') || null);
  /** Whether nobody has chosen the name yet. */
  readonly isUnnamed = $derived(this.name === null || isGuestName(this.name));
  /** Whether this browser was signed out from elsewhere while the page was open. */
  wasSignedOut = $state(false);
  #isKnown = false;
  /** On its way to the server, at most once: a second one would make a second player. */
  #introduction: Promise<void> | null = null;

  constructor() {
    socket.onSignedOut = () => {
      if (!this.#isKnown) return; // it was this page that signed out
      this.forget();
      this.wasSignedOut = true;
    };
  }

  async load(): Promise<void> {
    try {
      const { name } = await get<{ name?: string }>('me');
      this.#isKnown = name !== undefined;
      if (name !== undefined) this.#call(name);
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error; // no server, which is told elsewhere
    }
  }

  async rename(name: string): Promise<void> {
    if (hasServer) await post('me', { name });
    const isNew = !this.#isKnown;
    this.#call(name);
    this.#isKnown = hasServer;
    this.wasSignedOut = false;
    if (isNew) socket.renew(); // the connection still speaks for nobody
  }

  forget(): void {
    this.#call(null);
    this.#isKnown = false;
  }

  /** Makes sure that the server knows this player before something is done that needs one. */
  ready(): Promise<void> {
    this.#introduction ??= this.#introduce().finally(() => (this.#introduction = null));
    return this.#introduction;
  }

  async #introduce(): Promise<void> {
    if (!this.#isKnown) await this.load();
    if (!this.#isKnown) await this.rename(this.name ?? guestName());
  }

  #call(name: string | null): void {
    this.name = name;
    store('name', name ?? '');
  }
}

const BIRDS = ['Gannet', 'Puffin', 'Petrel', 'Heron', 'Curlew', 'Plover', 'Osprey', 'Tern'];

/** The server rejects longer names. */
export const LONGEST_NAME = 24;

function isGuestName(name: string): boolean {
  const [bird = '', number = '', ...more] = name.split(' ');
  return BIRDS.includes(bird) && /^[1-9]\d$/.test(number) && more.length === 0;
}

export function guestName(): string {
  const bird = BIRDS[Math.floor(Math.random() * BIRDS.length)]!;
  return `${bird} ${10 + Math.floor(Math.random() * 90)}`;
}

export const me = new Me();
