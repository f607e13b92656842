import { phone, url } from './browser.mjs';
import { check, fromMenu, isInSight, person, setUp, sitDown } from './table.mjs';

const matchOf = (page) => new URL(page.url()).searchParams.get('id');

async function resign(page) {
  await fromMenu(page, 'Resign');
  await page.locator('dialog[open] .danger').click();
}

/** A match of two that is over, and somebody who watched it. */
async function watched(browser) {
  const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
  const watcher = await person(browser);
  await fromMenu(ana.page, 'Invite or let others watch');
  await watcher.page.goto(await ana.page.locator('dialog[open] input').last().inputValue());
  await ana.page.keyboard.press('Escape');
  await watcher.page.waitForSelector('.board rect[data-spot]');
  const first = matchOf(ana.page);
  await resign(ana.page);
  for (const { page } of [ana, ben, watcher]) await page.waitForSelector('.result');
  return { ana, ben, watcher, first };
}

async function plays(page, first) {
  await page.waitForFunction((id) => new URL(location.href).searchParams.get('id') !== id, first);
  await page.waitForSelector('.board rect[data-spot]');
}

/** The same people once more, and tables that wait for people. */
export const again = {
  async 'a rematch keeps the seats of the others: one press and they sit, and watchers follow'(browser) {
    const { ana, ben, watcher, first } = await watched(browser);
    await ana.page.getByRole('button', { name: 'Play again' }).click();
    await ana.page.getByText(/Kept for/).waitFor();
    await watcher.page.getByRole('button', { name: 'Go to the new match' }).click();
    await watcher.page.getByText(/Kept for/).waitFor();
    check(
      (await watcher.page.getByRole('button', { name: 'Sit down here' }).count()) === 0,
      'a watcher may sit',
    );
    await ben.page.getByRole('button', { name: 'Play again' }).click();
    for (const { page } of [ana, ben, watcher]) await plays(page, first);
    check(matchOf(ana.page) === matchOf(ben.page), 'they sit at two tables');
    for (const { page } of [ana, ben]) {
      check((await page.getByText('you', { exact: true }).count()) === 1, 'somebody does not sit');
    }
    const troubles = [ana, ben, watcher].flatMap((one) => one.troubles);
    check(troubles.length === 0, troubles[0]);
  },

  async 'who does not want the seat that is kept declines it, and it is free for others'(browser) {
    const { ana, ben } = await watched(browser);
    await ana.page.getByRole('button', { name: 'Play again' }).click();
    await ana.page.getByText(/Kept for/).waitFor();
    await ben.page.goto(`${url}/match?id=${matchOf(ana.page)}`);
    await ben.page.getByRole('button', { name: 'Decline' }).click();
    await ben.page.getByRole('heading', { name: 'My matches' }).waitFor();
    await ana.page.getByText(/Kept for/).waitFor({ state: 'detached' });
    check(ben.troubles.length === 0, ben.troubles[0]);
  },

  async 'who opens the link of a rematch finds the kept seat'(browser) {
    const { ana, ben, first } = await watched(browser);
    await ana.page.getByRole('button', { name: 'Play again' }).click();
    await ana.page.getByText(/Kept for/).waitFor();
    await ben.page.goto(`${url}/match?id=${matchOf(ana.page)}`);
    await ben.page.getByRole('button', { name: 'Sit down here' }).click();
    for (const { page } of [ana, ben]) await plays(page, first);
  },

  async 'both pressing at once is one rematch'(browser) {
    const { ana, ben, first } = await watched(browser);
    await Promise.all([ana, ben].map(({ page }) => page.getByRole('button', { name: 'Play again' }).click()));
    for (const { page } of [ana, ben]) await plays(page, first);
    check(matchOf(ana.page) === matchOf(ben.page), 'they sit at two tables');
  },

  async 'the host is asked before the table closes, and the others are told'(browser) {
    const [ana, ben] = [await person(browser), await person(browser)];
    await setUp(ana.page, 'cartagena', 'tortuga', ['me', 'open', 'open']);
    await ben.page.goto(await ana.page.locator('.links input').first().inputValue());
    await ben.page.getByRole('button', { name: 'Sit down here' }).click();
    await ben.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
    await ana.page.getByRole('button', { name: 'Close the table' }).click();
    await ana.page.locator('dialog[open]').getByRole('button', { name: 'Cancel' }).click();
    await ana.page.getByRole('button', { name: 'Close the table' }).click();
    await ana.page.locator('dialog[open] .danger').click();
    for (const { page } of [ana, ben]) {
      await page.getByRole('heading', { name: 'The host closed the table' }).waitFor();
      check((await page.getByText('A draw').count()) === 0, 'a table without a match ends in a draw');
    }
    await ben.page.getByRole('link', { name: 'Back to the harbour' }).click();
    await ben.page.getByRole('heading', { name: 'Three games, one table' }).waitFor();
  },

  async 'why a seat was not given can still be read when somebody else sits down'(browser) {
    const [ana, ben, cara] = [await person(browser), await person(browser), await person(browser)];
    await setUp(ana.page, 'fragile', 'standard', ['me', 'open', 'open']);
    const links = ana.page.locator('.links input');
    await ben.page.route('**/join', (route) =>
      route.fulfill({ status: 409, json: { code: 'seat-taken', reason: 'somebody sits there' } }),
    );
    await ben.page.goto(await links.nth(0).inputValue());
    await ben.page.getByRole('button', { name: 'Sit down here' }).click();
    const why = ben.page.getByRole('alert');
    await why.waitFor();
    await cara.page.goto(await links.nth(1).inputValue());
    await cara.page.getByRole('button', { name: 'Sit down here' }).click();
    await ben.page.locator('.page li', { hasText: 'Free' }).nth(1).waitFor({ state: 'detached' });
    await ben.page.waitForTimeout(500);
    check(await why.isVisible(), 'the reason is gone');
  },

  async 'whoever opens the link of a taken seat is told that they watch'(browser) {
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
    const late = await person(browser, { viewport: phone });
    await late.page.goto(ben.link);
    const told = late.page.getByText('You are watching. All seats are taken.');
    await told.waitFor({ timeout: 5_000 });
    check(await isInSight(told), 'a watcher has to look for it');
    check((await ana.page.getByText('You are watching').count()) === 0, 'a player is told, too');
  },

  async 'a seat link offers its own seat alone, a watch link none'(browser) {
    const [ana, ben, cleo] = [await person(browser), await person(browser), await person(browser)];
    await setUp(ana.page, 'cartagena', 'tortuga', ['me', 'open', 'open']);
    const links = ana.page.locator('.links input');
    await cleo.page.goto(await links.nth(2).inputValue());
    await ben.page.goto(await links.nth(1).inputValue());
    const rows = ben.page.locator('main li', {
      has: ben.page.getByRole('button', { name: 'Sit down here' }),
    });
    await rows.first().waitFor();
    check((await rows.count()) === 1, `${await rows.count()} seats are offered`);
    await rows.getByRole('button').click();
    const third = ben.page.locator('main li').nth(2);
    await third.getByRole('button', { name: 'Leave the seat' }).waitFor();
    check(
      (await cleo.page.getByRole('button', { name: 'Sit down here' }).count()) === 0,
      'a watcher may sit',
    );
  },
};
