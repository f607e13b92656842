import { untrack } from 'svelte';

const LOOK_EVERY = 3_600_000;

/** A newer build of the page: fetched in the background, offered between turns, never mixed with the old one. */
class Update {
  #ready = $state(false);
  #holds = $state(0);
  #waiting: ServiceWorker | null = null;
  #wanted = false;

  get isOffered(): boolean {
    return this.#ready && this.#holds === 0;
  }

  /** Installs the service worker; without one the page works as long as there is a network. */
  async start(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!import.meta.env.PROD || !serviceWorker) return;
    let isOurs = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#wanted) location.reload();
      else if (isOurs) this.#ready = true; // taken in another window
      isOurs = true;
    });
    if (document.readyState !== 'complete') {
      await new Promise((loaded) => addEventListener('load', loaded, { once: true })); // the page itself comes first
    }
    try {
      this.#watch(await serviceWorker.register('./sw.js'));
    } catch (error) {
      console.info('Cabestan is not kept in this browser:', (error as Error).message);
    }
  }

  /** Nothing is offered until the returned function is called: somebody is in the middle of a turn. */
  hold(): () => void {
    untrack(() => this.#holds++); // an effect that holds must not depend on the count
    return () => untrack(() => this.#holds--);
  }

  take(): void {
    this.#wanted = true;
    if (this.#waiting?.state === 'installed') this.#waiting.postMessage('take over');
    else location.reload();
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => fresh.state === 'installed' && this.#offer(fresh));
    });
    setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY); // no network now: later
  }

  /** The very first build has nothing to replace. */
  #offer(fresh: ServiceWorker | null): void {
    if (!fresh || !navigator.serviceWorker.controller) return;
    this.#waiting = fresh;
    this.#ready = true;
  }
}

export const update = new Update();
