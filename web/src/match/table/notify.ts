import { t } from '../../i18n/i18n.svelte';
import { look } from '../../look/theme.svelte';

/**
 * A short vibration if asked for, and a notification, only where the reader has allowed it and while the page is not in
 * front. On phones only a service worker may show one; a notice that comes from elsewhere replaces it by its tag.
 */
export async function tellMyTurn(match: string, game: string): Promise<void> {
  if (look.vibration) navigator.vibrate?.(80);
  const allowed = 'Notification' in window && Notification.permission === 'granted';
  if (!allowed || document.visibilityState === 'visible') return;
  const options = { body: t('push.your-turn'), icon: './icon-turn.svg', tag: match, data: { match } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(game, options);
  else new Notification(game, options);
}
