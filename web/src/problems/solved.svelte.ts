import { store, storedJson } from '../storage';
import { get, post, RequestRejected } from '../net/http';
import { me } from '../net/me.svelte';
import type { Best } from './problem';
import { isBetter, merge, type Reached, type Results } from './results';

/** The problems I have solved, and how well: kept in this browser and, where there is a server, with my player. */
class Solved {
  #best = $state<Results>(storedJson<Results>('solved', {}));

  of(id: string): Best | undefined {
    return this.#best[id];
  }

  note(id: string, now: Reached): void {
    if (!isBetter(now, this.#best[id])) return;
    this.#best[id] = now;
    this.#store();
    void this.#withServer(() => this.#tell(id));
  }

  /** Takes over my results from the server, and sends those that it does not know yet. */
  meet(): Promise<void> {
    return this.#withServer(async () => {
      const { problems } = await get<{ problems: { id: string; mine?: Best | null }[] }>('problems');
      const there = problems.flatMap(({ id, mine }) => (mine ? [[id, mine] as const] : []));
      const { all, untold } = merge($state.snapshot(this.#best), Object.fromEntries(there));
      this.#best = all;
      this.#store();
      for (const id of untold) await this.#withServer(() => this.#tell(id));
    });
  }

  /** Without a server, or if it rejects them, the results stay here and are sent next time. */
  async #withServer(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error;
    }
  }

  async #tell(id: string): Promise<void> {
    await me.ready();
    await post(`problems/${encodeURIComponent(id)}/solutions`, { turns: this.#best[id]!.solution });
  }

  #store(): void {
    store('solved', JSON.stringify(this.#best));
  }
}

export const solved = new Solved();
