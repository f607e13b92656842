import { readFileSync } from 'node:fs';
import { phone } from './browser.mjs';
import { playOn, press } from './monkey.mjs';
import { check, fromMenu, isInSight, person, setUp, sitDown } from './table.mjs';

/** Notes every moment at which cards lie open though nobody has just opened the curtain, or asked for them, in this turn. */
function watchHands() {
  globalThis.leaks = [];
  let opened = -1;
  let seat = -1;
  const onTurn = () =>
    [...document.querySelectorAll('.seats li')].findIndex((li) => li.matches('[aria-current]'));
  document.addEventListener(
    'click',
    (event) => {
      if (event.target.closest?.('.curtain button, .ownHand button')) opened = onTurn();
    },
    true,
  );
  new MutationObserver(() => {
    if (onTurn() !== seat) {
      seat = onTurn();
      opened = -1;
    }
    const isOver = document.querySelector('.result') !== null;
    if (!isOver && opened !== seat && document.querySelector('.hand button')) {
      globalThis.leaks.push(`cards are open in the turn of seat ${seat + 1}`);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Plays on all pages until the curtain of the first was opened so many times. */
async function playTurns(pages, curtains) {
  for (let opened = 0, tries = 0; opened < curtains; tries++) {
    check(tries < 1500, `only ${opened} curtains were opened`);
    for (const page of pages) {
      const done = await press(page, { linger: false });
      if (done === 'over') return;
      if (done === 'curtain' && page === pages[0]) opened++;
    }
    await pages[0].waitForTimeout(20);
  }
}

async function noLeaks(page) {
  const leaks = await page.evaluate(() => globalThis.leaks);
  check(leaks.length === 0, leaks[0]);
}

/** The table that this browser stores of the match on the page, as text. */
function tableOf(page) {
  return page.evaluate(
    () =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('cabestan', 1);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const matches = opening.result.transaction('matches').objectStore('matches');
          const asked = matches.get(new URLSearchParams(location.search).get('id'));
          asked.onsuccess = () => (opening.result.close(), done(asked.result.table));
        };
      }),
  );
}

async function downloaded(page) {
  const [file] = await Promise.all([page.waitForEvent('download'), fromMenu(page, 'Download the record')]);
  await page.keyboard.press('Escape');
  return readFileSync(await file.path(), 'utf8');
}

const resign = async (page) => {
  await fromMenu(page, 'Resign');
  await page.locator('dialog[open] .danger').click();
  await page.locator('.result').waitFor();
};

const onOneScreen = [
  ['jamaica', ['me', 'guest', 'bot 1']],
  ['jamaica', ['guest', 'bot 1', 'me']],
  ['basic', ['bot 1', 'me', 'guest']],
  ['advanced', ['bot 1', 'guest', 'me']],
];

const withOthers = [
  ['jamaica', ['me', 'guest', 'open']],
  ['basic', ['guest', 'open', 'me']],
  ['advanced', ['open', 'bot 1', 'me', 'guest']],
];

/** Hidden hands on a screen that people share. */
export const hands = {
  ...Object.fromEntries(
    onOneScreen.map(([variant, seats]) => [
      `cartagena ${variant}: no hand lies open at a screen of ${seats.join(', ')}`,
      async (browser) => {
        const { page } = await person(browser);
        await page.addInitScript(watchHands);
        await setUp(page, 'cartagena', variant, seats);
        await playTurns([page], 4);
        await noLeaks(page);
      },
    ]),
  ),

  ...Object.fromEntries(
    withOthers.map(([variant, seats]) => [
      `cartagena ${variant}: no hand lies open at a screen of ${seats.join(', ')} with another browser`,
      async (browser) => {
        const [ana, ben] = await sitDown(browser, 'cartagena', variant, seats, watchHands);
        await playTurns([ana.page, ben.page], 4);
        await noLeaks(ana.page);
      },
    ]),
  ),

  async 'who shares a screen may look at the own cards while others play'(browser) {
    const [ana, ben] = await sitDown(browser, 'cartagena', 'jamaica', ['me', 'guest', 'open'], watchHands);
    const isBens = () => ben.page.locator('.whose.mine').count();
    while ((await isBens()) === 0) await press(ana.page, { linger: false }).catch(() => 'wait');
    const own = ana.page.locator('.ownHand button');
    await own.first().waitFor(); // what was done is shown first
    check((await own.count()) === 2, `${await own.count()} hands can be asked for instead of two`);
    check((await ana.page.locator('.hand button').count()) === 0, 'a hand lies open');
    await ana.page.setViewportSize(phone);
    for (const one of await own.all())
      check(await isInSight(one), 'a hand can be asked for out of sight only');
    await own.first().click();
    await ana.page.locator('.hand button').first().waitFor();
    await ana.page.getByRole('button', { name: 'Hide the cards' }).click();
    await ana.page.locator('.hand button').first().waitFor({ state: 'detached' });
    await noLeaks(ana.page);
  },

  async 'what a running match hides is neither in its record nor in what is tried out from it'(browser) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'cartagena', 'jamaica', ['me', 'bot 1']);
    await page.waitForSelector('.whose.mine');
    await playOn(page, 2);
    await page.waitForSelector('.whose.mine');
    const seed = /^seed (\w+)$/m.exec(await tableOf(page))[1];
    check(!(await downloaded(page)).includes(seed), 'the record of a running match has its seed');

    const mine = (await page.locator('.hand button').allTextContents()).join();
    await page.keyboard.press('[');
    await page.getByRole('button', { name: 'Try from here' }).click();
    await page.waitForURL(/local-try-/);
    await page.waitForSelector('.whose');
    const sandbox = await tableOf(page);
    check(!sandbox.includes(seed), 'the branch has the seed of the match');
    check(!/^event \S+ .*acted/m.test(sandbox.split(/dealt/)[0]), 'the branch tells how the match went');
    await resign(page);
    check(!(await downloaded(page)).includes(seed), 'the record of the branch has the seed of the match');

    await page.goBack();
    await page.waitForSelector('.whose.mine');
    check((await page.locator('.hand button').allTextContents()).join() === mine, 'the hand has changed');
    await resign(page);
    check((await downloaded(page)).includes(seed), 'the seed is not told at the end');
    check(troubles.length === 0, troubles[0]);
  },

  async 'a running match of memory cannot be tried out'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'memory', ['me', 'guest']);
    await page.waitForSelector('.whose.mine');
    await playOn(page, 2);
    await page.keyboard.press('[');
    await page.getByText(/Step 1 of/).waitFor();
    check((await page.getByRole('button', { name: 'Try from here' }).count()) === 0, 'it can be tried out');
    await page.keyboard.press(']');
    await resign(page);
    await page.keyboard.press('[');
    await page.getByRole('button', { name: 'Try from here' }).waitFor();
  },
};
