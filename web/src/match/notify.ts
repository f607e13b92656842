import { t } from '../i18n/i18n.svelte';

/** Browser notifications, only where the reader has allowed them and only while the page is not in front. */
export function canAsk(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

export async function ask(): Promise<void> {
  await Notification.requestPermission();
}

export function tellMyTurn(game: string): void {
  const allowed = 'Notification' in window && Notification.permission === 'granted';
  if (!allowed || document.visibilityState === 'visible') return;
  new Notification(`Cabestan · ${game}`, { body: t('notify.text'), icon: './icon-turn.svg', tag: 'turn' });
}
