/** Plays by clicks like somebody who tries whatever lights up; it knows no rules. */

const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** What can be pressed on the page right now. */
function offers(page) {
  return page.evaluate(() => {
    const spots = (name) =>
      [...document.querySelectorAll(`.board rect.${name}`)].map((rect) => rect.dataset.spot);
    return {
      over: document.querySelector('.result') !== null,
      curtain: document.querySelector('.curtain button') !== null,
      mine: document.querySelector('.whose.mine') !== null,
      ask: document.querySelectorAll('.ask button').length,
      aim: spots('aim'),
      grab: spots('grab'),
      cards: document.querySelectorAll('.hand button.usable').length,
      turn: [...document.querySelectorAll('.turn .buttons button')].map((button) =>
        button.textContent.trim(),
      ),
    };
  });
}

export const byMouse = {
  spot: (page, spot) => page.locator(`.board rect[data-spot="${spot}"]`).click({ timeout: 2000 }),
  button: (locator) => locator.click({ timeout: 2000 }),
};

export const byKeyboard = {
  async spot(page, spot) {
    await page.locator(`.board rect[data-spot="${spot}"]`).focus({ timeout: 2000 });
    await page.keyboard.press('Enter');
  },
  async button(locator) {
    await locator.focus({ timeout: 2000 });
    await locator.page().keyboard.press('Enter');
  },
};

/** One press; tells what was done, or `over`, or `wait`. */
export async function press(page, hand = byMouse) {
  const now = await offers(page);
  if (now.over) return 'over';
  if (now.curtain) return (await hand.button(page.locator('.curtain button')), 'curtain');
  if (!now.mine) return 'wait';
  const ends = now.turn.findIndex((text) => /^(End|Finir|Zug)/.test(text));
  const button = (n) => hand.button(page.locator('.turn .buttons button').nth(n));
  if (ends >= 0 && Math.random() < 0.5) return (await button(ends), 'end');
  if (now.ask > 0 && (now.aim.length === 0 || Math.random() < 0.3)) {
    return (await hand.button(page.locator('.ask button').nth(Math.floor(Math.random() * now.ask))), 'ask');
  }
  if (now.aim.length > 0) return (await hand.spot(page, pick(now.aim)), 'aim');
  if (now.grab.length > 0) return (await hand.spot(page, pick(now.grab)), 'grab');
  if (now.turn.length > 0) return (await button(now.turn.length - 1), 'turn');
  return 'wait';
}

/** Plays on all pages in turn until the match is over on one of them, or there were enough presses. */
export async function playOut(pages, { hand = byMouse, minutes = 4, enough = Infinity } = {}) {
  const until = Date.now() + minutes * 60_000;
  let presses = 0;
  while (Date.now() < until) {
    for (const page of pages) {
      let done;
      try {
        done = await press(page, hand);
      } catch (error) {
        if (!/Timeout|detached|not attached|intercepts/.test(error.message)) throw error;
        done = 'wait'; // what was offered is gone: the table moved on
      }
      if (done === 'over') return presses;
      if (done === 'wait') await page.waitForTimeout(40);
      else presses++;
      if (presses >= enough) return presses;
    }
  }
  throw new Error(`the match did not end within ${minutes} minutes and ${presses} presses`);
}
