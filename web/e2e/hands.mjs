import { phone } from './browser.mjs';
import { press } from './monkey.mjs';
import { check, isInSight, person, setUp, sitDown } from './table.mjs';

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
};
