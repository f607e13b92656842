import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';
import { playOn } from './monkey.mjs';
import { check, copiedBy, fromMenu, isInSight, person, setUp, sitDown } from './table.mjs';

const myTurn = (page) => page.waitForSelector('.whose.mine', { timeout: 60_000 });
const numbers = (page) => page.locator('.traces .badge text').allTextContents();

async function openRecord(page, game) {
  const record = readFileSync(new URL(`records/${game}.match`, import.meta.url), 'utf8');
  await page.goto(`${url}/record`);
  await page.locator('textarea').fill(record);
  await page.getByRole('button', { name: 'Check and open' }).click();
  await page.locator('.result').waitFor();
}

/** What a newcomer has to understand: what was done, why it ended, what to do now. */
export const understanding = {
  async 'what the computer did is tinted, has arrows and numbers, above the dots, and fades in hand'(
    browser,
  ) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'cartagena', 'tortuga', ['me', 'bot 1']);
    await playOn(page, 6);
    await myTurn(page);
    const traces = page.locator('.traces');
    check((await traces.locator('.head:not(.casing)').count()) > 0, 'no arrow has a head');
    check((await page.locator('.tints .destination').count()) > 0, 'no destination is tinted');
    const told = await numbers(page);
    check(
      told.every((n, i) => Number(n) === i + 1),
      `the actions are numbered ${told}`,
    );
    const isAbove = await page.evaluate(() => {
      const [art, top] = [document.querySelector('.art'), document.querySelector('.traces')];
      const later = [...art.children].slice([...art.children].indexOf(top) + 1);
      return later.every((one) => !one.matches('.target, .pickable, .target-frame'));
    });
    check(isAbove, 'the arrows lie below the marks of what is possible');
    await page.locator('.board rect.grab').first().click();
    await page.locator('.traces.faded').waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'the last turn can be seen again, from the menu and by a key'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await playOn(page, 3);
    await myTurn(page);
    const all = await page.locator('.steps button').count();
    for (const again of [() => page.keyboard.press('r'), () => fromMenu(page, 'Show the last turn again')]) {
      await again();
      await page.getByText(`Step ${all - 1} of ${all}`).waitFor();
      await myTurn(page); // and the match goes on where it was
    }
  },

  async 'the pace is chosen in the menu and remembered'(browser) {
    const { page } = await person(browser, { reducedMotion: 'no-preference' });
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await page.locator('[aria-controls=rest]').click();
    await page.getByLabel('Pace of the others').selectOption('instant');
    await page.reload();
    await page.locator('[aria-controls=rest]').click();
    const pace = await page.getByLabel('Pace of the others').inputValue();
    check(pace === 'instant', `the pace is ${pace}`);
  },

  async 'the end tells who won, why, how all stand and what was decisive'(browser) {
    const { page, troubles } = await person(browser);
    await openRecord(page, 'fragile');
    const result = page.locator('.result');
    await result.getByRole('heading', { name: 'Ada wins' }).waitFor();
    await result.getByText('All depots of Ada are full. Ada holds the Winner marker.').waitFor();
    check((await result.locator('li').count()) === 3, 'the points of some are missing');
    const turning = result.getByText(/Turn \d+: Ada .*, and stays ahead/);
    const [, turn] = /Turn (\d+)/.exec(await turning.innerText());
    const last = page.locator('#rest [aria-current=step]');
    check(await isInSight(last), 'the last action of the record is out of sight');
    await result.getByRole('button', { name: 'Turning point' }).click();
    await page.getByText(/Step \d+ of 260/).waitFor();
    const shown = await page.locator('li:has([aria-current=step]) .n').innerText();
    check(shown === turn, `the turning point is in turn ${turn}, and turn ${shown} is shown`);
    check(troubles.length === 0, troubles[0]);
  },

  async 'who lost against the computer is told why, and changes sides'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 2']);
    await myTurn(page);
    await fromMenu(page, 'Resign');
    await page.locator('dialog[open] .danger').click();
    await page.getByRole('heading', { name: 'Page wins' }).waitFor();
    await page.getByText('Guest resigned.').waitFor();
    check((await page.getByRole('button', { name: /^Next:/ }).count()) === 0, 'a loser is sent higher');
    await page.getByRole('button', { name: 'Change sides' }).click();
    await page.locator('.seats li:nth-child(1) .name', { hasText: 'Page' }).waitFor();
    await page.locator('.seats li:nth-child(2) .name', { hasText: 'Guest' }).waitFor();
  },

  async 'winner, loser and watcher see the same end with their own ways on'(browser) {
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
    const watcher = await person(browser);
    await fromMenu(ana.page, 'Invite or let others watch');
    await watcher.page.goto(await ana.page.locator('dialog[open] input').last().inputValue());
    await watcher.page.waitForSelector('.board rect[data-spot]');
    await ana.page.keyboard.press('Escape');
    await fromMenu(ana.page, 'Resign');
    await ana.page.locator('dialog[open] .danger').click();
    await ben.page.getByRole('heading', { name: 'You win' }).waitFor();
    for (const { page } of [ana, watcher]) await page.getByRole('heading', { name: /wins$/ }).waitFor();
    for (const { page } of [ana, ben, watcher]) {
      await page.getByText(/resigned\./).waitFor();
      await page.locator('.result').getByRole('link', { name: 'Home' }).waitFor();
      check(
        (await page.getByRole('button', { name: 'Change sides' }).count()) === 0,
        'a person is not asked',
      );
      const again = await page.getByRole('button', { name: 'Play again' }).count();
      check(again === (page === watcher.page ? 0 : 1), 'a watcher plays again, or a player does not');
    }
    const shared = await copiedBy(ben, 'Share');
    check(/^Arcanor on Cabestan: .* wins\. .*: 0 points.* http.*match\?id=.*key=/.test(shared), shared);
  },

  async 'the first match has a coach, the second has none, and it can be sent away'(browser) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'fragile', 'standard', ['me', 'guest']);
    const tip = page.locator('.tip.isShown');
    await tip.getByText(/Set-up: choose sheds/).waitFor();
    await page.getByText('Get crates into your depots.').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await tip.waitFor({ state: 'detached' });
    for (const [i, spot] of 'C8 A10 J7 C3 J10 A4 H3 H8'.split(' ').entries()) {
      await page.locator(`.board rect[data-spot="${spot}"]`).click();
      await page.waitForFunction((n) => document.querySelectorAll('.steps button').length === n, i + 1);
    }
    await tip.getByText(/Now your dockers/).waitFor(); // in the first turn after the depots, and in no other
    await page.reload();
    await page.waitForSelector('.board rect[data-spot]');
    await setUp(page, 'fragile', 'standard', ['me', 'guest']);
    await page.waitForSelector('.board rect[data-spot]');
    check((await tip.count()) === 0, 'the second match has a coach');
    await setUp(page, 'arcanor', 'open', ['me', 'guest']);
    await tip.waitFor();
    await page.getByRole('button', { name: 'No more tips' }).click();
    await setUp(page, 'cartagena', 'tortuga', ['me', 'guest']);
    await page.waitForSelector('.board rect[data-spot]');
    check((await tip.count()) === 0, 'tips come back');
    await page.goto(`${url}/me`);
    await page.getByLabel('Give tips in my first match of each game').check();
    await page.setViewportSize({ width: 360, height: 640 });
    await setUp(page, 'cartagena', 'tortuga', ['me', 'guest']);
    await page.getByRole('button', { name: 'Got it' }).click(); // the aim, before the first tip
    await tip.waitFor();
    check((await page.locator('.guide button').count()) === 1, 'a phone has room for one button');
    check(troubles.length === 0, troubles[0]);
  },

  async 'the rules are a drawer away, the board stays in sight, and Escape leads back'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'cartagena', 'tortuga', ['me', 'guest']);
    const board = page.locator('.board svg[role=grid]');
    const before = JSON.stringify(await board.boundingBox());
    const open = page.locator('.guide').getByRole('button', { name: 'Rules' });
    await open.focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('aside');
    await drawer.getByText('Whoever brings their last pirate into the boat wins at once.').waitFor();
    const [rules, seen] = [await drawer.boundingBox(), await board.boundingBox()];
    check(rules.x >= seen.x + seen.width, 'the rules cover the board');
    check(JSON.stringify(seen) === before, 'the board has moved');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    check(await open.evaluate((button) => button === document.activeElement), 'the focus is lost');
  },

  async 'the record is told in words; keys step through it, it plays by itself, and notation is a click away'(
    browser,
  ) {
    const { page } = await person(browser);
    await openRecord(page, 'fragile');
    await page.getByText('pushes the crate from J2 to J1').first().waitFor();
    await page.keyboard.press('Home');
    await page.getByText('Step 0 of 260').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Step 1 of 260').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Step 0 of 260').waitFor();
    await page.getByRole('button', { name: 'Play from here' }).first().click();
    await page.getByText('Step 2 of 260').waitFor();
    await page.getByRole('button', { name: 'Pause' }).first().click();
    await page.keyboard.press('End');
    await page.locator('.result').waitFor();
    await page.getByRole('button', { name: 'Notation' }).click();
    await page.locator('.steps button', { hasText: 'J2-J1' }).first().waitFor();
    await page.reload();
    await page.locator('.steps button', { hasText: 'J2-J1' }).first().waitFor();
  },
};
