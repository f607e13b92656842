import { type Language, speech } from '../i18n/i18n.svelte';
import { call, get } from '../net/http';
import { me } from '../net/me.svelte';
import { hasServer } from '../net/server';
import { store, stored } from '../storage';
import { type Choices, inTurn } from './choices';

/** The notices of this browser; docs/protocol.md. */
type Settings = Choices & { key: string; on: boolean };

/** Where a browser remembers that it is told, and in which language. */
const TOLD_IN = 'notices';
const DECLINED = 'notices declined';

/** This browser as a device that can be told of matches when no page is open. */
class Device {
  settings = $state.raw<Settings | null>(null);
  /** Whether the browser could not be registered for notices. */
  hasFailed = $state(false);
  permission = $state(isSupported() ? Notification.permission : 'denied');

  get isOn(): boolean {
    return this.settings?.on === true && this.permission === 'granted';
  }

  /** Whether the browser has not asked for permission yet. */
  get canSwitchOn(): boolean {
    return isSupported() && this.permission === 'default';
  }

  /** Whether it is time to ask, now that somebody has reason to say yes. */
  get canAsk(): boolean {
    return this.canSwitchOn && stored(DECLINED) === null;
  }

  async load(): Promise<void> {
    if (isSupported() && me.name) this.settings = await get<Settings>('me/device');
  }

  /** Asks the reader and the browser; page and service worker may both show notices from then on. */
  async switchOn(): Promise<void> {
    this.permission = await Notification.requestPermission();
    if (this.permission !== 'granted') return;
    try {
      await this.#subscribe();
      this.hasFailed = false;
    } catch (error) {
      console.info('Cabestan cannot tell this browser of matches:', (error as Error).message);
      this.hasFailed = true;
    }
  }

  async #subscribe(): Promise<void> {
    await me.ready();
    const { key } = await get<Settings>('me/device');
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) throw new Error('there is no service worker');
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    await this.change(() => subscription.toJSON());
  }

  async switchOff(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await call('DELETE', 'me/device');
    store(TOLD_IN, '');
    await this.load();
  }

  change = inTurn(async (settings) => {
    const { language } = speech;
    this.settings = await call<Settings>('PUT', 'me/device', { language, ...settings });
    store(TOLD_IN, language);
  });

  /** Not now: nobody is asked again, but can still switch it on. */
  decline(): void {
    store(DECLINED, 'yes');
  }

  /** The reader has chosen another language, in which this device is to be told from now on. */
  async speak(language: Language): Promise<void> {
    const told = stored(TOLD_IN);
    if (told && told !== language) await this.change(() => ({}));
  }
}

export function isSupported(): boolean {
  return hasServer && 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}

export const device = new Device();
