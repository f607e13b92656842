import { t } from '../../i18n/i18n.svelte';

/** Browser notifications, only where the reader has allowed them and only while the page is not in front. */
export function canAsk(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

export async function ask(): Promise<void> {
  await Notification.requestPermission();
}

/** On phones only a service worker may show one. */
export async function tellMyTurn(game: string): Promise<void> {
  const allowed = 'Notification' in window && Notification.permission === 'granted';
  if (!allowed || document.visibilityState === 'visible') return;
  const title = `Cabestan · ${game}`;
  const options = { body: t('notify.text'), icon: './icon-turn.svg', tag: 'turn' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
