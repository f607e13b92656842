import { named, t } from '../../i18n/i18n.svelte';
import type { Summary } from '../../net/protocol';
import { title } from '../../shell/title.svelte';

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

function icon(file: string): void {
  document.getElementById('icon')?.setAttribute('href', `./${file}`);
}
