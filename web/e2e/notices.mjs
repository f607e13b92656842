import { createDecipheriv, createECDH, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { launchWhole, phone, url } from './browser.mjs';
import { axeFinds, check, fromMenu, person, post } from './table.mjs';

/** A push service and the keys of the browser behind it: it decrypts what the site sends (RFC 8291). */
async function pushService() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = Buffer.from('sixteen secrets!');
  const messages = [];
  let wake = () => {};
  const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
  const hkdf = (salt, secret, info, length) =>
    hmac(hmac(salt, secret), Buffer.concat([info, Buffer.of(1)])).subarray(0, length);

  function decrypt(body) {
    const [salt, sender, text] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const shared = hkdf(auth, keys.computeSecret(sender), info, 32);
    const key = hkdf(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(text.subarray(-16));
    const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, -1).toString();
  }

  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    messages.push(decrypt(Buffer.concat(parts)));
    response.writeHead(201).end();
    wake();
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const base64 = (bytes) => bytes.toString('base64url');
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${server.address().port}/device`,
      keys: { p256dh: base64(keys.getPublicKey()), auth: base64(auth) },
    },
    async next() {
      while (messages.length === 0) await new Promise((come) => (wake = come));
      return messages.shift();
    },
    close: () => server.close(),
  };
}

/** A person with a service worker, whose browser subscribes to this push service. */
async function reachable(browser, service, options = {}) {
  const somebody = await person(browser, {
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    ...options,
  });
  await somebody.context.addInitScript((subscription) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription });
    PushManager.prototype.getSubscription = async () => null;
    // Permission is granted to the browser as a whole; a person has not been asked yet.
    let permission = localStorage.getItem('asked') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      localStorage.setItem('asked', 'granted');
      return (permission = 'granted');
    };
  }, service.subscription);
  await somebody.page.goto(`${url}/`);
  await somebody.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 60_000,
  });
  return somebody;
}

/** Delivers a push message to the service worker, as the browser's push service would. */
async function deliver({ context, page }, data) {
  const wire = await context.newCDPSession(page);
  const registration = new Promise((found) =>
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(url));
      if (ours) found(ours.registrationId);
    }),
  );
  await wire.send('ServiceWorker.enable');
  await wire.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(url).origin,
    registrationId: await registration,
    data,
  });
  await wire.detach();
}

const shown = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Clicks on the notice and tells which address that opens: without a person's hand Chromium opens no window. */
async function click({ context }) {
  const [worker] = context.serviceWorkers();
  return worker.evaluate(async () => {
    const [notification] = await self.registration.getNotifications();
    return new Promise((opened) => {
      self.clients.openWindow = async (address) => opened(address);
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  });
}

export async function until(what, ask) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`${what} did not come`);
}

/** Plays the first legal action, as a second page of the same person would. */
export async function act(page, match) {
  await page.evaluate(
    (match) =>
      new Promise((done) => {
        const socket = new WebSocket(new URL('./api/socket', location.href).href.replace('http', 'ws'));
        socket.onopen = () => socket.send(JSON.stringify({ type: 'follow', match }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'accepted') done();
          if (message.type !== 'changed' || !message.views[0]?.legal[0]) return;
          const { seat, legal } = message.views[0];
          const { version } = message;
          socket.send(
            JSON.stringify({ type: 'act', id: `a${version}`, match, version, seat, action: legal[0].text }),
          );
        };
      }),
    match,
  );
}

async function playedFromNotice(browser) {
  const service = await pushService();
  const whole = await launchWhole();
  const ana = await person(browser);
  const ben = await reachable(whole, service, { viewport: phone });
  await ana.page.goto(`${url}/`);
  await post(ana.page, 'me', { name: 'Ana' });
  await post(ben.page, 'me', { name: 'Ben' });
  const made = await post(ana.page, 'matches', {
    game: 'arcanor',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    first: 2,
    clock: { kind: 'turn', days: 2 },
  });
  await ben.page.goto(`${url}/match?id=${made.match}&key=${made.invites[0].key}`);
  await ben.page.getByRole('button', { name: 'Sit down here' }).click();
  await ben.page.waitForSelector('.board rect[data-spot]');
  check(!(await ben.page.getByText('May this device tell you').isVisible()), 'asked on arrival');
  await act(ben.page, made.match);
  await ben.page.getByRole('button', { name: 'Yes, tell me' }).click();
  await until('the subscription', () =>
    ben.page.evaluate(async () => (await (await fetch('./api/me/device')).json()).on),
  );

  await ben.page.goto(`${url}/learn`); // no page of the match is open any more
  await act(ana.page, made.match);
  const message = await service.next();
  check(!/legal|position|seed/.test(message), `too much is told: ${message}`);
  await deliver(ben, message);
  const [notice] = await until('the notice', async () => {
    const all = await shown(ben.page);
    return all.length > 0 && all;
  });
  check(notice.title === 'Arcanor · Ana', notice.title);
  check(notice.body === 'It is your turn.', notice.body);
  await deliver(ben, message);
  check((await shown(ben.page)).length === 1, 'a notice that came twice is shown twice');

  await ben.page.goto(await click(ben));
  await ben.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  check((await shown(ben.page)).length === 0, 'the notice stays after it was clicked');
  await whole.close();
  service.close();
}

async function holiday(browser) {
  const [ana, ben] = [await person(browser, { viewport: phone }), await person(browser)];
  for (const [{ page }, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
  ]) {
    await page.goto(`${url}/`);
    await post(page, 'me', { name });
  }
  const matches = [];
  for (const first of [1, 2]) {
    const made = await post(ana.page, 'matches', {
      game: 'arcanor',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      first,
      clock: { kind: 'turn', days: 3 },
    });
    await post(ben.page, `matches/${made.match}/join`, { key: made.invites[0].key });
    matches.push(made.match);
  }
  await ana.page.goto(`${url}/match?id=${matches[0]}`);
  await fromMenu(ana.page, 'Take a holiday');
  await ana.page.getByRole('dialog').getByLabel('Days').fill('5');
  const inDialog = await axeFinds(ana.page);
  check(inDialog.length === 0, inDialog.join('\n'));
  await ana.page.getByRole('button', { name: 'Off I go' }).click();
  await ben.page.goto(`${url}/match?id=${matches[0]}`);
  await ben.page.getByText('on holiday until').locator('visible=true').first().waitFor();
  check((await ben.page.getByRole('button', { name: 'Nudge' }).count()) === 0, 'nudged on holiday');
  const faults = await axeFinds(ben.page);
  check(faults.length === 0, faults.join('\n'));
  await fromMenu(ana.page, 'End my holiday');
  await ben.page.getByText('on holiday until').first().waitFor({ state: 'detached' });
  await fromMenu(ben.page, 'Nudge Ana');
  await ben.page.getByText('Ana has been told').waitFor();
  await ana.page.getByText('Ben is waiting for you').waitFor();
  await fromMenu(ben.page, 'Nudge Ana');
  await ben.page.getByText('You can nudge once a day.').waitFor();

  await ben.page.getByRole('link', { name: 'Next match' }).click();
  await ben.page.waitForURL(new RegExp(matches[1]));
  await ben.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await ben.page.goto(`${url}/`);
  await ben.page.getByText('Your turn, 2 days left').first().waitFor();
  for (const { troubles } of [ana, ben]) check(troubles.length === 0, troubles[0]);
}

/** What people are told while no page is open. */
export const notices = {
  'a match by days is played on from a notice that is clicked on a phone': playedFromNotice,

  async 'notices are switched on, told what to tell, and switched off on my page'(browser) {
    const service = await pushService();
    const { page, troubles } = await reachable(browser, service);
    await post(page, 'me', { name: 'Ana' });
    await page.goto(`${url}/me`);
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByLabel('Seats that are taken').uncheck();
    await page.getByLabel('Silent hours').check();
    await page.getByLabel('From', { exact: true }).fill('21:30');
    await page.getByLabel('From', { exact: true }).blur();
    const settings = await until('the settings', async () => {
      const told = await page.evaluate(async () => (await fetch('./api/me/device')).json());
      return told.silent?.from === '21:30' && told;
    });
    check(!settings.kinds.includes('seat') && settings.kinds.includes('turn'), settings.kinds.join());
    check(settings.silent.until === '07:00' && settings.silent.zone !== '', JSON.stringify(settings.silent));
    await page.getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('button', { name: 'Switch on' }).waitFor();
    check(troubles.length === 0, troubles[0]);
    service.close();
  },

  'a holiday taken on a phone is shown to the other, who nudges when it is over, and goes on to the next match':
    holiday,
};
