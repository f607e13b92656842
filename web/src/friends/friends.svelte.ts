import { call, get, post, RequestRejected } from '../net/http';
import { matchPath } from '../net/matchPath';
import type { Friend, Opponent, Summary } from '../net/protocol';
import { socket } from '../net/socket.svelte';

/** A match to which somebody has invited me, with the people who sit there already. */
export type Invitation = { summary: Summary; host: string };

/** My friends, those who have asked or were asked, and who invites me to play now. */
class Friends {
  list = $state.raw<Friend[]>([]);
  invitation = $state.raw<Invitation | null>(null);
  /** The rematch that the match on this page already offers. */
  #offered = '';
  #loads = 0;

  /** Hears of friends and invitations on every page, until told to stop. */
  listen(): () => void {
    return socket.listen({
      hear: (message) => {
        if (message.type === 'changed' && message.summary.next) this.#offered = message.summary.next;
        if (message.type === 'friends') void this.load();
        else if (message.type === 'notice' && message.what === 'invited') void this.#invited(message.match);
        else if (message.type === 'notice' && message.match === this.invitation?.summary.id) this.dismiss();
      },
      live: () => void this.load(),
    });
  }

  /** Reads the list again; without a connection it stays as it was. */
  async load(): Promise<void> {
    const asked = ++this.#loads;
    const list = await this.#read();
    if (list && asked === this.#loads) this.list = list; // else a later request has the newer answer
  }

  async #read(): Promise<Friend[] | null> {
    try {
      return (await get<{ friends: Friend[] }>('me/friends')).friends;
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error;
      return error.code === 'no-player' ? [] : null;
    }
  }

  /** The relation of the others at a match to me. */
  async at(match: string): Promise<Opponent[]> {
    return (await get<{ seats: Opponent[] }>(matchPath(match, 'friends'))).seats;
  }

  async ask(match: string, seat: number): Promise<void> {
    await post('me/friends', { match, seat });
    await this.load();
  }

  async agree(person: string): Promise<void> {
    await post(`me/friends/${encodeURIComponent(person)}`);
    await this.load();
  }

  /** Ends a friendship, or a question of mine or theirs. */
  async remove(person: string): Promise<void> {
    await call('DELETE', `me/friends/${encodeURIComponent(person)}`);
    await this.load();
  }

  dismiss(): void {
    this.invitation = null;
  }

  async #invited(match: string): Promise<void> {
    try {
      const summary = await get<Summary>(matchPath(match));
      const host = summary.seats.find(({ kind }) => kind === 'player')?.name ?? '';
      if (summary.state === 'waiting' && match !== this.#offered) this.invitation = { summary, host };
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error; // it is gone already
    }
  }
}

export const friends = new Friends();
