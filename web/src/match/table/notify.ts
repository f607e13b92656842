import { t } from '../../i18n/i18n.svelte';
import { look } from '../../look/theme.svelte';

/** Browser notifications, only where the reader has allowed them and only while the page is not in front. */
export function canAsk(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

export async function ask(): Promise<void> {
  await Notification.requestPermission();
}

/** A short vibration if asked for, and a notification; on phones only a service worker may show one. */
export async function tellMyTurn(game: string): Promise<void> {
  if (look.vibration) navigator.vibrate?.(80);
  const allowed = 'Notification' in window && Notification.permission === 'granted';
  if (!allowed || document.visibilityState === 'visible') return;
  const title = `Cabestan · ${game}`;
  const options = { body: t('notify.text'), icon: './icon-turn.svg', tag: 'turn' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
