import { isMyTurn } from '../../home/mine.svelte';
import { get, RequestRejected } from '../../net/http';
import type { Summary } from '../../net/protocol';

/** After I have played here: the most urgent of my other matches in which it is my turn. */
export class NextTurn {
  address = $state('');

  async look(here: string): Promise<void> {
    try {
      const { matches } = await get<{ matches: Summary[] }>('me/matches');
      const next = matches.find((match) => match.id !== here && isMyTurn(match));
      this.address = next ? `./match?id=${next.id}` : '';
    } catch (error) {
      if (!(error instanceof RequestRejected)) throw error; // no connection now: nothing is offered
    }
  }
}
