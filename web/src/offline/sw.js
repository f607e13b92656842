/* global KEPT, NOTICES, PAGES, VERSION */
/**
 * Keeps all files of one build in this browser, so that it opens without a network.
 * tools/precache.ts writes in front: KEPT, every file with its digest; VERSION, the digest of that list; PAGES; and
 * NOTICES, the texts of notices in every language. Notices come here when no page is open.
 */
const { scope } = self.registration;
const shelf = (version) => `cabestan ${scope} ${version}`;
const ours = shelf(VERSION);

self.addEventListener('install', (event) => event.waitUntil(stock()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting());
self.addEventListener('notificationclick', (event) => event.waitUntil(toTheTable(event.notification)));
self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));
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

const windowsAt = async (match) =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => url.startsWith(scope) && new URL(url).searchParams.get('id') === match,
  );

/** Shows a notice, unless its match is in front of somebody's eyes; notices of one match replace each other. */
async function tell({ match, game, version, what, others, language }) {
  if ((await windowsAt(match)).some((page) => page.visibilityState === 'visible')) return;
  const [shown] = await self.registration.getNotifications({ tag: match });
  if (shown?.data.version >= version) return; // sent twice, or overtaken
  const name = game[0].toUpperCase() + game.slice(1);
  const texts = NOTICES[language] ?? NOTICES.en;
  await self.registration.showNotification([name, ...others].join(' · '), {
    body: texts[`push.${what}`] ?? texts['push.your-turn'],
    icon: `${scope}icon-turn.svg`,
    lang: language,
    tag: match,
    renotify: true,
    data: { match, version },
  });
}

/** A click on a notice leads to its match: to the window that shows it, or to a new one. */
async function toTheTable(notice) {
  notice.close();
  const { match } = notice.data;
  const [page] = await windowsAt(match);
  await (page ? page.focus() : self.clients.openWindow(`${scope}match?id=${match}`));
}

/** The browser's push service has given it another address. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  await fetch(`${scope}api/me/device`, {
    method: 'PUT',
    headers: { 'X-Cabestan': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify(subscription),
  });
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
