import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';
import { playOn } from './monkey.mjs';
import { check, fromMenu, person, setUp } from './table.mjs';

const steps = (page) => page.locator('.steps button').allTextContents();

const shows = (page, count) =>
  page.waitForFunction((n) => document.querySelectorAll('.steps button').length === n, count);

/** The same match in two tabs of one browser; none of its actions is played yet. */
async function twoTabs(browser, script = () => {}) {
  const { context, page, troubles } = await person(browser);
  await setUp(page, 'arcanor', 'open', ['me', 'guest']);
  const other = await context.newPage();
  other.on('pageerror', (error) => troubles.push(error.message));
  await other.addInitScript(script);
  await other.goto(page.url());
  await other.waitForSelector('.board rect.grab');
  return { page, other, troubles };
}

async function agree(page, other, count) {
  for (const one of [page, other]) await shows(one, count);
  check((await steps(page)).join() === (await steps(other)).join(), 'the tabs differ');
  await page.reload();
  await page.waitForSelector('.board svg');
  await shows(page, count);
  check((await steps(page)).join() === (await steps(other)).join(), 'the store differs from what was shown');
}

/** What release 0.1 stored, put into the store of this browser as it lay there. */
export async function put(page, entries) {
  await page.goto(url);
  await page.evaluate(
    (entries) =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('cabestan', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction('matches', 'readwrite');
          for (const entry of entries) work.objectStore('matches').put(entry);
          work.oncomplete = () => (opening.result.close(), done());
        };
      }),
    entries,
  );
}

/** One action more in a tab, which has to be in front for that: hidden ones hardly draw. */
async function playIn(tab) {
  await tab.bringToFront();
  await playOn(tab, 1);
}

/** Matches stored in this browser. */
export const stored = {
  async 'two tabs of one match show each other’s moves at once'(browser) {
    const { page, other, troubles } = await twoTabs(browser);
    await playIn(page);
    await shows(other, 1);
    await playIn(other);
    await shows(page, 2);
    await playIn(page);
    await agree(page, other, 3);
    check(troubles.length === 0, troubles[0]);
  },

  async 'a move in a tab that missed another is rejected, and loses nothing'(browser) {
    const { page, other } = await twoTabs(browser, () => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
    await playIn(page);
    await shows(page, 1);
    await playIn(page);
    await shows(page, 2);
    await playIn(other);
    await other.getByText('The match has moved on in the meantime').waitFor();
    await agree(page, other, 2);
    await playIn(other);
    await agree(page, other, 3);
  },

  async 'a match that is removed in one tab is gone in the other'(browser) {
    const { page, other } = await twoTabs(browser);
    await fromMenu(page, 'Remove');
    await page.locator('dialog[open] .danger').click();
    await other.getByText('This match is not stored in this browser').waitFor();
  },

  async 'a match that the browser does not remove stays on the screen, and that is said'(browser) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'guest']);
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = function () {
        this.transaction.abort();
      };
    });
    await fromMenu(page, 'Remove');
    await page.locator('dialog[open] .danger').click();
    await page.getByText('This browser could not remove the match').waitFor();
    await page.locator('.board rect.grab').first().waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'a match that the browser does not store is removed, or goes on online'(browser) {
    const { page, troubles } = await person(browser);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    for (const leave of ['Remove', 'Continue online']) {
      await setUp(page, 'arcanor', 'open', ['me', 'guest']);
      await page.getByText('This browser does not store anything').waitFor();
      await fromMenu(page, leave);
      if (leave === 'Remove') await page.locator('dialog[open] .danger').click();
      await page.waitForURL((now) => !now.href.includes('local-'));
    }
    await page.locator('.board rect.grab').first().waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'a copy that stays when its match moves online is not listed again, and goes as soon as it can'(
    browser,
  ) {
    const { page, troubles } = await person(browser);
    await page.addInitScript(() => {
      const remove = IDBObjectStore.prototype.delete;
      IDBObjectStore.prototype.delete = function (key) {
        const request = remove.call(this, key);
        if (localStorage.getItem('stuck')) this.transaction.abort();
        return request;
      };
    });
    const golden = new URL('../../rules/src/test/resources/golden/arcanor-open-4.match', import.meta.url);
    await page.goto(`${url}/record`);
    await page.getByRole('textbox', { name: 'Record' }).fill(readFileSync(golden, 'utf8'));
    await page.getByRole('button', { name: 'Check and open' }).click();
    await page.locator('.result').waitFor();
    const here = page.url();
    await page.evaluate(() => localStorage.setItem('stuck', 'yes'));
    await fromMenu(page, 'Save online');
    await page.waitForURL((now) => !now.href.includes('local-'));
    const listed = async () => {
      await page.goto(url);
      await page.locator('[aria-labelledby=mine] a[href*="match?id="]').first().waitFor();
      return page.locator('[aria-labelledby=mine] a[href*="match?id="]').count();
    };
    check((await listed()) === 1, 'the match is listed twice, and would be saved twice');
    await page.evaluate(() => localStorage.removeItem('stuck'));
    check((await listed()) === 1, 'the match is listed twice now');
    await page.goto(here);
    await page.getByText('This match is not stored in this browser').waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'a copy that was played on after its match moved online stays in the list'(browser) {
    const { page, other } = await twoTabs(browser);
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = function () {
        this.transaction.abort();
      };
    });
    await fromMenu(page, 'Continue online');
    await page.waitForURL((now) => !now.href.includes('local-'));
    await playIn(other);
    await shows(other, 1);
    const copy = other.url();
    await other.goto(url);
    await other.locator('[aria-labelledby=mine] a[href*="local-"]').waitFor();
    await other.goto(copy);
    await shows(other, 1);
  },

  async 'a draw is declined by the computer, and agreed on by a guest'(browser) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await fromMenu(page, 'Offer a draw');
    await page.getByText('The computer plays on').waitFor();
    await setUp(page, 'arcanor', 'open', ['me', 'guest']);
    await fromMenu(page, 'Offer a draw');
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.locator('.result').waitFor();
    await page.reload();
    await page.locator('.result').waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'what release 0.1 stored is listed, opened and played on'(browser) {
    const file = new URL('../src/match/fixtures/release-0.1.json', import.meta.url);
    const old = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    const { page, troubles } = await person(browser);
    await put(
      page,
      old.map(([, entry]) => entry),
    );
    await page.reload();
    await page.getByRole('button', { name: /^Show all/ }).click();
    const listed = old.filter(([, { summary }]) => summary !== null).length;
    check(
      (await page.locator('[aria-labelledby=mine] a[href*="local-"]').count()) === listed,
      'not all matches are listed',
    );
    for (const [name, { id, record, summary }] of old) {
      await page.goto(`${url}/match?id=${id}`);
      await page.waitForSelector('.board svg');
      const actions = [...record.matchAll(/^turn +\d (.*)$/gm)].flatMap(([, words]) => words.split(' '));
      const shown = await steps(page);
      check(shown.length >= actions.length, `${name}: ${shown.length} steps of ${actions.length}`);
      check((await page.locator('.result').count()) > 0 === (summary?.state === 'over'), `${name}: its end`);
    }
    const byName = Object.fromEntries(old);
    await page.goto(`${url}/match?id=${byName['finished-with-rematch'].id}`);
    await page.locator('.result').getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((to) => to.search.includes(byName.rematch.id));
    await page.goto(`${url}/match?id=${byName['guest-and-bot'].id}`);
    await playOn(page, 3);
    const played = await steps(page);
    await page.reload();
    await page.waitForSelector('.steps button');
    check((await steps(page)).length >= played.length, 'what was played on is lost');
    check(troubles.length === 0, troubles[0]);
  },
};
