import { socket } from './socket.svelte';
import { get, post, Refusal } from './http';

/** Who sits at this browser: a guest, made when first needed. */
class Me {
  name = $state<string | null>(null);

  async load(): Promise<void> {
    try {
      this.name = (await get<{ name?: string }>('me')).name ?? null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.name = null; // no server, which is told elsewhere
    }
  }

  async rename(name: string): Promise<void> {
    await post('me', { name });
    const isNew = this.name === null;
    this.name = name;
    if (isNew) socket.renew(); // the connection still speaks for nobody
  }

  /** Makes sure that there is a player before something is done that needs one. */
  async ready(): Promise<void> {
    if (this.name === null) await this.load();
    if (this.name === null) await this.rename(guestName());
  }
}

const BIRDS = ['Gannet', 'Puffin', 'Petrel', 'Heron', 'Curlew', 'Plover', 'Osprey', 'Tern'];

export function guestName(): string {
  const bird = BIRDS[Math.floor(Math.random() * BIRDS.length)]!;
  return `${bird} ${10 + Math.floor(Math.random() * 90)}`;
}

export const me = new Me();
