import type { Game } from '../../board/game';
import { isEngineSupported } from '../../engine/engine';
import { quickMatch } from '../../games';
import { create, get, post, RequestRejected } from '../../net/http';
import { me } from '../../net/me.svelte';
import { matchPath } from '../../net/matchPath';
import type { Created, NewMatch, ServerMessage, Summary } from '../../net/protocol';
import { socket } from '../../net/socket.svelte';
import { route } from '../../route.svelte';
import { store, stored } from '../../storage';
import { sitDown } from '../join';
import { begin } from '../setup/begin';
import { byAge, waitingFor } from './pair';

const KEY = 'quick';

/** Finds an opponent: at a table where somebody waits, or at one of my own. */
class Quick {
  /** The table at which I wait, if any. */
  table = $state(stored(KEY) || null);
  /** That table as it was last heard of. */
  summary = $state.raw<Summary | null>(null);

  /** Sits down with whoever waits for this game; if there is nobody, opens a table and begins against the computer. */
  async find(game: Game): Promise<void> {
    await me.ready();
    const wanted: NewMatch = { ...quickMatch(game), seats: [{ kind: 'me' }, { kind: 'open' }], listed: true };
    const found = await this.#sitWith(wanted);
    if (found) return this.#goTo(found);
    await this.stop();
    const { match } = await create<Created>('matches', wanted);
    this.#wait(match);
    // Somebody else may have pressed at the same moment: then the younger table gives way to the older one.
    const mine = await get<Summary>(matchPath(match));
    const older = await this.#sitWith(wanted, (table) => byAge(table, mine) < 0);
    if (older) {
      await this.stop();
      this.#goTo(older);
    } else if (isEngineSupported()) await begin(quickMatch(game));
    else this.#goTo(match);
  }

  /** Gives up the table at which I wait. */
  async stop(): Promise<void> {
    const { table, summary } = this;
    this.#wait(null);
    if (!table || (summary && summary.state !== 'waiting')) return;
    try {
      await post(matchPath(table, 'leave'), { seat: 1 });
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error; // it has begun or is gone, and I wait no more
    }
  }

  go(): void {
    if (this.table) this.#goTo(this.table);
  }

  /** Follows the table at which I wait, so that others see me there and I hear who comes, until told to stop. */
  follow(match: string): () => void {
    const stop = socket.listen({
      hear: (message) => this.#hear(message, match),
      live: () => void socket.send({ type: 'follow', match }),
    });
    return () => {
      socket.send({ type: 'unfollow', match });
      stop();
    };
  }

  /** The table that I was given a seat at; none where everybody else was faster. */
  async #sitWith(
    wanted: NewMatch,
    isRight: (table: Summary) => boolean = () => true,
  ): Promise<string | null> {
    const { tables } = await get<{ tables: Summary[] }>('lobby');
    for (const { id, seats } of waitingFor(wanted.game, wanted.variant, tables.filter(isRight))) {
      try {
        await sitDown(id, { seat: seats.find((seat) => seat.vacant)!.seat });
        return id;
      } catch (error) {
        if (!(error instanceof RequestRejected) || error.status === 0) throw error;
      }
    }
    return null;
  }

  #hear(message: ServerMessage, match: string): void {
    const isMine = 'match' in message && message.match === match;
    if (isMine && message.type === 'error') this.#wait(null);
    if (!isMine || message.type !== 'changed') return;
    this.summary = message.summary;
    if (message.summary.state === 'over') this.#wait(null);
  }

  #goTo(match: string): void {
    if (match === this.table) this.#wait(null);
    route.go(`match?id=${encodeURIComponent(match)}`);
  }

  #wait(match: string | null): void {
    this.table = match;
    this.summary = null;
    store(KEY, match ?? '');
  }
}

export const quick = new Quick();
