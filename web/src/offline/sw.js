/* global KEPT, PAGES, VERSION */
/**
 * Keeps all files of one build in this browser, so that it opens without a network.
 * tools/precache.ts writes in front: KEPT, every file with its digest; VERSION, the digest of that list; PAGES.
 */
const { scope } = self.registration;
const shelf = (version) => `cabestan ${scope} ${version}`;
const ours = shelf(VERSION);

self.addEventListener('install', (event) => event.waitUntil(stock()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting());
self.addEventListener('notificationclick', (event) => event.waitUntil(toTheTable(event.notification)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope)) return;
  const path = new URL(url).pathname.slice(new URL(scope).pathname.length);
  if (mode === 'navigate' && PAGES.includes(path)) event.respondWith(kept(scope, event.request));
  else if (path in KEPT || path.startsWith('assets/')) event.respondWith(kept(url, event.request));
});

/** All or nothing: while a new build is half uploaded some digest does not fit, and the old build stays. */
async function stock() {
  const cache = await caches.open(ours);
  try {
    await cache.addAll(
      Object.entries(KEPT).map(
        ([path, integrity]) => new Request(scope + path, { integrity, cache: 'no-cache' }),
      ),
    );
  } catch (error) {
    await caches.delete(ours);
    throw error;
  }
}

/** The build before this one stays: a page that it opened may still ask for its parts. */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(shelf('')) && name !== ours);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A click on the notice of my turn leads back to the window that waits. */
async function toTheTable(notice) {
  notice.close();
  await (await self.clients.matchAll({ type: 'window' }))[0]?.focus();
}

/** A page or a plain file is this build's; the names of the others carry their digest, so any build's will do. */
async function kept(url, request) {
  const cache = await caches.open(ours);
  return (
    (await cache.match(url, { ignoreSearch: true })) ??
    (url.startsWith(`${scope}assets/`) ? await caches.match(url) : undefined) ??
    fetch(request)
  );
}
