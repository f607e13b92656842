import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainHost } from './host.mjs';
import { runAll } from './rounds.mjs';

// npm run e2e:local [words]: plays in the browser alone, on what `cabestan site` writes, from a sub-path of a plain host.
const site = mkdtempSync(join(tmpdir(), 'cabestan-site-'));
execFileSync(fileURLToPath(new URL('../../cabestan', import.meta.url)), ['site', site]);
const host = await plainHost(site, '/games/cabestan/');
process.env.CABESTAN_URL = host.url;

const { launch, url } = await import('./browser.mjs');
const { playOut, press } = await import('./monkey.mjs');
const { handsOver, stillLead } = await import('./release01.mjs');
const { check, person, setUp } = await import('./table.mjs');

// All games and variants are played to the end in run.mjs, by the same engine; here it is enough to miss the server.
async function toTheEnd(browser) {
  const { page, troubles } = await person(browser);
  await setUp(page, 'cartagena', 'tortuga', ['me', 'bot 3']);
  await playOut([page]);
  check(troubles.length === 0, troubles.join('; '));
  await page.goto(`${url}/`);
  await page.locator('a[href*="match?id=local-"]').first().waitFor();
}

async function pressUntil(page, isDone) {
  for (let tries = 0; tries < 600 && !(await isDone()); tries++) {
    if ((await press(page)) === 'wait') await page.waitForTimeout(40);
  }
  check(await isDone(), 'nothing was played');
}

async function afterReload(browser) {
  const { page } = await person(browser);
  await setUp(page, 'arcanor', 'open', ['me', 'guest']);
  const record = () => page.locator('.record .scroll').innerText();
  await page.locator('.board svg').first().waitFor();
  await pressUntil(page, async () => (await record()).trim() !== '');
  await page.waitForTimeout(500);
  const before = await record();
  await page.reload();
  await page.locator('.board svg').first().waitFor();
  const after = await record();
  check(after === before, `the record was "${before}", after the reload "${after}"`);
}

/** The longest time between two frames while a bot thinks for seconds; other work on the machine may cost some. */
async function smooth(browser) {
  const { page } = await person(browser);
  await setUp(page, 'arcanor', 'open', ['bot 5', 'bot 5']);
  await page.locator('.board svg').first().waitFor();
  await page.waitForTimeout(1500);
  const gaps = await page.evaluate(
    () =>
      new Promise((done) => {
        const seen = [];
        const look = (now) => (seen.push(now), seen.length < 120 ? requestAnimationFrame(look) : done(seen));
        requestAnimationFrame(look);
      }),
  );
  const longest = Math.max(...gaps.slice(1).map((now, i) => now - gaps[i]));
  console.log(`      longest frame while level 5 thinks: ${longest.toFixed(0)} ms`);
  check(longest < 1000, `the page stood still for ${longest.toFixed(0)} ms`);
}

/** Addresses work on a host that knows only files; what needs a server is not offered, and nothing asks for one. */
async function aloneOnAPlainHost(browser) {
  const { page, troubles } = await person(browser);
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/?page=problems&id=p1`);
  await page.getByRole('heading', { name: 'Problem 1' }).waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.waitForURL(`${url}/?page=new`);
  check((await page.locator('option[value=open]').count()) === 0, 'a friend by link is offered');
  await page.getByRole('link', { name: 'Cabestan, home' }).click();
  await page.getByRole('heading', { name: 'My matches' }).waitFor();
  check((await page.getByText('Open tables').count()) === 0, 'a lobby is shown');
  await page.getByRole('link', { name: 'Open a record' }).click();
  const golden = new URL('../../rules/src/test/resources/golden/arcanor-open-4.match', import.meta.url);
  await page.locator('textarea').fill(readFileSync(golden, 'utf8'));
  await page.getByRole('button', { name: 'Check and open' }).click();
  await page.locator('.result').waitFor();
  await page.reload();
  await page.locator('.result').waitFor();
  await page.keyboard.press('[');
  await page.getByRole('button', { name: 'Try from here' }).waitFor();
  const elsewhere = asked.filter((address) => !address.startsWith(url) || address.includes('/api/'));
  check(elsewhere.length === 0, `asked for ${elsewhere[0]}`);
  check(troubles.length === 0, troubles.join('; '));
}

/** Another build on the host, as after an upload; its pages carry a mark. */
function publish(mark) {
  const index = join(site, 'index.html');
  const worker = join(site, 'sw.js');
  const digest = (text) => createHash('sha256').update(text).digest('base64');
  const before = readFileSync(index, 'utf8');
  const after = before.replace(/<body[^>]*>/, `<body data-build="${mark}">`);
  writeFileSync(index, after);
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8')
      .replace(digest(before), digest(after))
      .replace(/VERSION = "[^"]*"/, `VERSION = "${mark}"`),
  );
}

async function updated(browser) {
  const { page, troubles } = await person(browser, { serviceWorkers: 'allow' });
  const build = () => page.evaluate(() => document.body.dataset.build ?? 'first');
  const caches = () => page.evaluate(async () => (await window.caches.keys()).length);
  await page.goto(`${url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setUp(page, 'arcanor', 'open', ['me', 'guest']);
  const record = () => page.locator('.record .scroll').innerText();
  await page.locator('.board svg').first().waitFor();

  publish('second');
  await page.locator('rect.grab').first().waitFor();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version of this page is ready').waitFor();
  check((await build()) === 'first', 'the new build came by itself');
  await page.reload();
  await page.locator('.board svg').first().waitFor();
  check((await build()) === 'first', 'a reload mixed the builds');
  await pressUntil(page, async () => (await record()).trim() !== '');
  await page.getByRole('button', { name: 'Load it' }).click();
  await page.waitForFunction(() => document.body.dataset.build === 'second', null, { timeout: 30_000 });
  await page.locator('.board svg').first().waitFor();
  check((await record()).trim() !== '', 'the match is gone');
  check((await caches()) === 2, `${await caches()} builds are kept, expected this one and the one before`);
  check(troubles.length === 0, troubles.join('; '));
}

async function updateWaits(browser) {
  const { page } = await person(browser, { serviceWorkers: 'allow' });
  await page.goto(`${url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setUp(page, 'fragile', 'standard', ['me', 'bot 1']);
  await page.locator('.whose.mine').waitFor();
  publish('third');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((done) => setTimeout(done, 50));
  });
  const note = page.getByText('A new version of this page is ready');
  check((await note.count()) === 0, 'the notice came in the middle of my turn');
  await page.getByRole('link', { name: 'Learn' }).click();
  await note.waitFor();
}

/** A half uploaded build: the page is new, the service worker's digests do not fit. */
async function halfUploaded(browser) {
  const { page } = await person(browser, { serviceWorkers: 'allow' });
  await page.goto(`${url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  publish('fourth');
  const whole = readFileSync(join(site, 'sw.js'), 'utf8');
  writeFileSync(join(site, 'sw.js'), whole.replace(/sha256-..../, 'sha256-AAAA'));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const failed = new Promise((done) => {
      registration.addEventListener('updatefound', () => {
        const fresh = registration.installing;
        fresh.addEventListener('statechange', () => fresh.state === 'redundant' && done());
      });
    });
    await registration.update();
    await failed;
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Three games, one table' }).waitFor();
  check(
    (await page.evaluate(() => document.body.dataset.build)) !== 'fourth',
    'a half uploaded build is shown',
  );
  writeFileSync(join(site, 'sw.js'), whole);
}

async function storeIsFull(browser) {
  const { context, page } = await person(browser);
  const browserTalk = await context.newCDPSession(page);
  await browserTalk.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize: 1 });
  await setUp(page, 'arcanor', 'open', ['me', 'guest']);
  await page.getByText('The browser’s storage is full').waitFor();
  await pressUntil(page, async () => (await page.locator('.record .scroll').innerText()).trim() !== '');
}

async function storeIsBlocked(browser) {
  const { page } = await person(browser);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await setUp(page, 'arcanor', 'open', ['me', 'guest']);
  await page.getByText('This browser does not store anything').waitFor();
  await page.getByRole('link', { name: 'Cabestan, home' }).click();
  await page.getByText('This browser stores nothing for this page').waitFor();
}

const scenarios = {
  'a match to the end': toTheEnd,
  'a match is still there after a reload': afterReload,
  'the page moves on while a bot thinks': smooth,
  'a site on a plain host, from its addresses to a replay': aloneOnAPlainHost,
  'an update is offered, taken whole, and keeps the match': updated,
  'an update waits for the end of the turn': updateWaits,
  'a half uploaded build is not taken': halfUploaded,
  'the service worker of release 0.1 hands over to this build, and its matches stay': (browser) =>
    handsOver(browser, site),
  'addresses that release 0.1 gave on a plain host still lead to their pages': (browser) =>
    stillLead(browser, (name, query) => `?page=${name}&${query}`),
  'a full store is told': storeIsFull,
  'a blocked store is told': storeIsBlocked,
};

const words = process.argv.slice(2);
const browser = await launch();
const waiting = Object.entries(scenarios).filter(([name]) => words.every((word) => name.includes(word)));
const failed = await runAll(browser, waiting, 1);
await browser.close();
host.close();
rmSync(site, { recursive: true });
process.exit(failed > 0 ? 1 : 0);
