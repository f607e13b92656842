import { named, t } from '../i18n/i18n.svelte';
import type { Summary } from '../net/protocol';
import { title } from '../shell/title.svelte';

/** Shows in the title and the icon whether it is my turn; gives the plain ones back when the page is left. */
export function showTurn(summary: Summary, mine: boolean): () => void {
  const game = named('game', summary.game);
  const turn = mine && summary.state === 'running';
  title.own = turn ? `● ${t('match.yourTurn')} · ${game}` : `${game} · Cabestan`;
  icon(turn ? 'icon-turn.svg' : 'icon.svg');
  return () => {
    title.own = null;
    icon('icon.svg');
  };
}

/** Shows in the title how many seats are free, to somebody who waits in another tab. */
export function showFreeSeats(summary: Summary): () => void {
  const free = summary.seats.filter(({ kind }) => kind === 'open').length;
  title.own = t('waiting.title', { n: free, game: named('game', summary.game) });
  return () => (title.own = null);
}

function icon(file: string): void {
  document.getElementById('icon')?.setAttribute('href', `./${file}`);
}
