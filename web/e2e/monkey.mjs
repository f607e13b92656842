/** Plays by clicks like somebody who tries whatever lights up; it knows no rules. */

/** How many milliseconds a hand waits for a button that moves. */
const PATIENCE = 1000;

/** Why a hand does not press what was offered a moment ago. */
export const GONE = 'the button is detached: the table moved on';

/** The same numbers below one in every run (mulberry32): what failed once can be seen again. */
export function dice(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What can be pressed on the page right now. */
function offers(page) {
  return page.evaluate(() => {
    const named = (rects) => rects.map((rect) => rect.dataset.spot);
    const lit = (name) => [...document.querySelectorAll(`.board rect.${name}`)];
    const bare = (rect) => !/crate|pile/.test(rect.ariaLabel);
    return {
      over: document.querySelector('.result') !== null,
      curtain: document.querySelector('.curtain button') !== null,
      mine: document.querySelector('.whose.mine') !== null,
      ask: document.querySelectorAll('.ask button').length,
      aim: named(lit('aim')),
      bare: named(lit('aim').filter(bare)),
      grab: named(lit('grab')),
      turn: [...document.querySelectorAll('.turn .buttons button')].map((button) =>
        button.textContent.trim(),
      ),
    };
  });
}

export const byMouse = {
  /** Straight to the place, as a hand does: waiting until all is still costs more than a press that comes too soon. */
  async spot(page, spot) {
    const [x, y] = await page.evaluate((spot) => {
      const rect = document.querySelector(`.board rect[data-spot="${spot}"]`);
      rect?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = rect?.getBoundingClientRect() ?? new DOMRect();
      return [x + width / 2, y + height / 2];
    }, spot);
    await page.mouse.click(x, y);
  },
  /** A button moves when the turn passes on; a click that waits sees that, and who waits too long tries again. */
  async button(locator) {
    if ((await locator.count()) === 0) throw new Error(GONE);
    await locator.click({ timeout: PATIENCE });
  },
};

/** The spots that somebody wishes for most. */
function dearest(spots, wish) {
  const most = Math.max(...spots.map(wish));
  return spots.filter((spot) => wish(spot) === most);
}

/**
 * One press; tells what was done, or `over`, or `wait`. Who is in no mood to linger ends the turn when possible and
 * leaves crates alone, so that those who know the game can finish it. Who has a wish goes where it is
 * greatest, mostly with what is farthest from there.
 */
async function pressNow(page, { hand = byMouse, chance = Math.random, linger = true, wish } = {}) {
  const now = await offers(page);
  const one = (list) => list[Math.floor(chance() * list.length)];
  if (now.over) return 'over';
  if (now.curtain) return (await hand.button(page.locator('.curtain button')), 'curtain');
  if (!now.mine) return 'wait';
  const ends = now.turn.findIndex((text) => text.startsWith('End'));
  const button = (n) => hand.button(page.locator('.turn .buttons button').nth(n));
  if (ends >= 0 && (!linger || chance() < 0.5)) return (await button(ends), 'end');
  if (now.ask > 0 && (now.aim.length === 0 || chance() < 0.8)) {
    return (await hand.button(page.locator('.ask button').nth(Math.floor(chance() * now.ask))), 'ask');
  }
  const aim = !linger && now.bare.length > 0 ? now.bare : now.aim;
  if (aim.length > 0) return (await hand.spot(page, one(wish ? dearest(aim, wish) : aim)), 'aim');
  const grab = wish && chance() < 0.7 ? dearest(now.grab, (spot) => -wish(spot)) : now.grab;
  if (grab.length > 0) return (await hand.spot(page, one(grab)), 'grab');
  const other = now.turn.findLastIndex((text) => !text.startsWith('Undo'));
  if (other >= 0) return (await button(other), 'turn');
  return 'wait';
}

/** One press; what was offered may be gone when it is pressed, because the table moved on. */
export async function press(page, options) {
  try {
    return await pressNow(page, options);
  } catch (error) {
    if (!/Timeout|detached|not attached|intercepts/.test(error.message)) throw error;
    return 'wait';
  }
}

/** Plays on all pages in turn until the match is over on one of them, or there were enough presses. */
export async function playOut(
  pages,
  { hand, minutes = 8, patience = 20, enough = Infinity, seed = 1, wishes = [] } = {},
) {
  const until = Date.now() + minutes * 60_000;
  const chance = dice(seed);
  let presses = 0;
  while (Date.now() < until) {
    const before = presses;
    for (const [index, page] of pages.entries()) {
      const done = await press(page, { hand, chance, linger: presses < patience, wish: wishes[index] });
      if (done === 'over') return presses;
      if (done !== 'wait') presses++;
      if (presses >= enough) return presses;
    }
    if (presses === before) await pages[0].waitForTimeout(40);
  }
  throw new Error(`the match did not end within ${minutes} minutes and ${presses} presses`);
}

/** Plays on until the record has so many actions more, at the pages of the others too when they are on turn. */
export async function playOn(page, actions, { hand, others = [] } = {}) {
  const count = () => page.locator('.steps button').count();
  const enough = (await count()) + actions;
  const until = Date.now() + 60_000 * actions;
  const chance = dice(enough);
  while ((await count()) < enough) {
    if (Date.now() > until) throw new Error(`not ${actions} actions within ${actions} minutes`);
    const done = [];
    for (const one of [page, ...others]) done.push(await press(one, { hand, chance }));
    if (done.every((one) => one === 'wait')) await page.waitForTimeout(40);
  }
  await page.keyboard.press('Escape'); // the last press may have taken something into the hand when others had played enough
}
