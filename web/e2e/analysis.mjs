import { readFileSync } from 'node:fs';
import { phone, url } from './browser.mjs';
import { playOn } from './monkey.mjs';
import { axeFinds, check, fromMenu, person, setUp } from './table.mjs';

const recordOf = (game) => readFileSync(new URL(`./records/${game}.match`, import.meta.url), 'utf8');

/** The first actions of a record, which then still runs: short enough to be judged as a whole while one waits. */
function shortened(game, turns) {
  const lines = recordOf(game).trimEnd().split('\n');
  const head = lines.filter((line) => !/^(turn|result)/.test(line));
  const played = lines.filter((line) => line.startsWith('turn')).slice(0, turns);
  return [...head, ...played, 'result    running', ''].join('\n');
}

async function analyse(page, text) {
  await page.goto(`${url}/analyse`);
  await page.getByRole('textbox', { name: 'Record or position' }).fill(text);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.waitForSelector('.match .board rect[data-spot]');
}

async function until(isTrue, trouble) {
  for (let tries = 0; tries < 100 && !isTrue(); tries++) await new Promise((done) => setTimeout(done, 100));
  check(isTrue(), trouble);
}

const steps = (page) => page.locator('.record .step');

/** The analysis board: variations, best lines, the judged match, and what one learns from it. */
export const analysis = {
  async 'a match that is over is analysed, and the step is part of the address'(browser) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await playOn(page, 3);
    await fromMenu(page, 'Resign');
    await page.locator('dialog[open] .danger').click();
    await page.locator('.result').getByRole('link', { name: 'Analyse' }).click();
    await page.locator('.lines li').first().waitFor();
    check(
      (await page.locator('.bar[role=img]').getAttribute('aria-label')).includes('%'),
      'no chances in words',
    );
    await steps(page).nth(1).click();
    await page.waitForURL(/step=2/);
    await page.reload();
    await page.locator('.step[aria-current]').waitFor();
    check((await page.getByText(/^2\//).count()) === 1, 'the link does not lead to its step');
    check(troubles.length === 0, troubles[0]);
  },

  async 'the analysis is told in words, and notation is a press away, here as at the table'(browser) {
    const { page, troubles } = await person(browser);
    await analyse(page, recordOf('cartagena'));
    await page
      .locator('.lines li', { hasText: /plays .* from the start/ })
      .first()
      .waitFor();
    check(/ from the start/.test(await steps(page).first().innerText()), 'the record is in notation');
    await page.locator('.lines li button').last().click(); // the first one may be what was played
    const tried = page.locator('.variation .step').first();
    await tried.waitFor();
    check(/ the /.test(await tried.innerText()), 'a variation is in notation');
    await page.getByRole('button', { name: 'Notation' }).click();
    check(!/ the /.test(await tried.innerText()), 'a variation is still in words');
    check(/^[A-Z]@0$/.test((await steps(page).first().innerText()).trim()), 'the record is still in words');
    await page.reload();
    await page.getByRole('button', { name: 'Notation', pressed: true }).waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'on a phone the analysis scrolls under the header, and the page itself does not'(browser) {
    const { page } = await person(browser, { viewport: phone });
    await analyse(page, recordOf('cartagena'));
    await page.locator('.lines li').first().waitFor();
    const [height, window] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    check(height <= window, `the page is ${height} px high in a window of ${window}`);
  },

  async 'beside the report of a match for four its record can still be read'(browser) {
    const { page, troubles } = await person(browser);
    await analyse(page, shortened('cartagena-4', 4));
    await page.getByRole('button', { name: 'Analyse the whole match' }).click();
    await page.getByRole('slider', { name: 'Winning chances' }).waitFor({ timeout: 120_000 });
    const { height } = await page.locator('.record .scroll').boundingBox();
    check(height >= 80, `the record is ${height} px high`);
    check((await page.getByRole('columnheader', { name: 'Finds' }).count()) === 1, 'finds are not counted');
    check(troubles.length === 0, troubles[0]);
  },

  async 'on a phone a lesson begins with the whole board in view'(browser) {
    const { page } = await person(browser, { viewport: { width: 360, height: 640 } });
    await analyse(page, shortened('arcanor', 50));
    await page.getByRole('button', { name: 'Analyse the whole match' }).click();
    await page.getByRole('slider', { name: 'Winning chances' }).waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Learn', exact: true }).first().click();
    await page.getByText('Find something better on the board.').waitFor();
    const [board, header] = [await page.locator('.board svg').first().boundingBox(), 48];
    check(board.y >= header, `the board begins at ${board.y}`);
  },

  async 'a variation that is the first already cannot be moved up'(browser) {
    const { page } = await person(browser);
    await analyse(page, recordOf('arcanor'));
    const up = page.getByRole('button', { name: 'Move up' });
    const [first, second] = [0, 1].map((n) => page.locator('.lines li button').nth(n));
    await second.waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await first.click();
    await up.waitFor();
    check(await up.isDisabled(), 'the only variation can be moved up');
  },

  async 'a variation is played, commented, kept, and deleted; the main line stays'(browser) {
    const { page, troubles } = await person(browser);
    await analyse(page, recordOf('arcanor'));
    const main = await steps(page).count();
    await page.locator('.lines li button').first().click();
    await page.locator('.variation .step[aria-current]').waitFor();
    await page.getByRole('textbox', { name: 'Comment' }).fill('Worth a try');
    await page.getByRole('textbox', { name: 'Comment' }).press('Enter');
    await page.locator('.comment', { hasText: 'Worth a try' }).waitFor();
    const address = page.url();
    await page.reload();
    await page.locator('.comment', { hasText: 'Worth a try' }).waitFor();
    check(page.url() === address, `the address became ${page.url()}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.locator('.variation .step[aria-current]').waitFor({ state: 'detached' });
    check((await steps(page).count()) >= main, 'the main line is shorter than before');
    check(troubles.length === 0, troubles[0]);
  },

  async 'squares and arrows are drawn by mouse, finger and keyboard, kept, told in words, and erased'(
    browser,
  ) {
    const { page, troubles } = await person(browser, { hasTouch: true });
    await analyse(page, recordOf('arcanor'));
    const middle = async (spot) => {
      const box = await page.locator(`[data-spot=${spot}]`).boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const drawn = page.locator('.annotations > g');
    await page.mouse.move(...(await middle('a1')));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await middle('c3')), { steps: 4 });
    await page.mouse.up({ button: 'right' });
    await drawn.first().waitFor();
    const words = page.locator('.tools [role=status]').first();
    check((await words.textContent()).trim() === 'green arrow from a1 to c3', await words.textContent());
    await page.keyboard.press('d');
    await page.keyboard.press('2');
    await page.touchscreen.tap(...(await middle('b2')));
    await page.locator('[data-spot=d4]').focus();
    for (const key of ['3', 'Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    const all = 'green arrow from a1 to c3, red square b2, blue arrow from d4 to d5';
    check((await words.textContent()).trim() === all, await words.textContent());
    const named = await page.locator('[data-spot=b2]').getAttribute('aria-label');
    check(named.includes('red square b2'), `b2 is called ${named}`);
    const finds = await axeFinds(page);
    check(finds.length === 0, finds.join('\n'));
    await page.keyboard.press('d');
    await page.reload();
    await drawn.nth(2).waitFor();
    check((await page.locator('.variation').count()) === 0, 'drawing has played an action');
    await page.keyboard.press(']');
    await drawn.first().waitFor({ state: 'detached' });
    await page.keyboard.press('[');
    await page.getByRole('button', { name: 'Erase all' }).click();
    await drawn.first().waitFor({ state: 'detached' });
    check(troubles.length === 0, troubles[0]);
  },

  async 'a match is judged as a whole: graph, table, accuracy, and lessons from mistakes'(browser) {
    const { page, troubles } = await person(browser);
    await analyse(page, shortened('cartagena', 6));
    await page.getByRole('button', { name: 'Analyse the whole match' }).click();
    const graph = page.getByRole('slider', { name: 'Winning chances' });
    await graph.waitFor({ timeout: 120_000 });
    await graph.press('End');
    await page.waitForURL(/step=\d\d/);
    await page.getByText('As a table').click();
    check(
      (await page.locator('details tbody tr').count()) === (await steps(page).count()),
      'rows are missing',
    );
    check((await page.getByText(/\d+\.\d%/).count()) >= 3, 'not everybody has an accuracy');
    const learn = page.getByRole('button', { name: 'Learn', exact: true }).first();
    if ((await learn.count()) > 0) {
      await learn.click();
      await page.getByText('Find something better on the board.').waitFor();
      await page.getByRole('button', { name: 'Show the best line' }).click();
      await page.getByText('The best line, drawn on the board:').waitFor();
      await page.getByRole('button', { name: 'Back to the analysis' }).click();
    }
    await graph.waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'several engines think, stop, and go on; in Fragile they tell what threatens'(browser) {
    const { page, troubles } = await person(browser);
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 }));
    await analyse(page, recordOf('fragile'));
    await page.locator('.lines li').first().waitFor();
    const one = page.workers().length - 3; // that of the board
    check(one === 1, `${page.workers().length} engines`);
    await page.getByRole('button', { name: 'Stop' }).click();
    await until(() => page.workers().length === one, 'engines are left after stopping');
    await page.getByRole('button', { name: 'Think' }).click();
    await page.locator('.lines li').first().waitFor();
    const hide = (isHidden) =>
      page.evaluate(
        (state) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
          document.dispatchEvent(new Event('visibilitychange'));
        },
        isHidden ? 'hidden' : 'visible',
      );
    await hide(true);
    await until(() => page.workers().length === one, 'engines are at work while the page is hidden');
    await hide(false);
    await page.goto(page.url().replace(/step=\d+/, 'step=230'));
    const summary = page.locator('.prospects summary');
    await summary.click({ timeout: 120_000 });
    check(/threatened deliveries: \d/.test(await summary.textContent()), await summary.textContent());
    await page.locator('.prospects li', { hasText: '+' }).first().waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'a text of a newer version is refused in words'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(`${url}/analyse`);
    await page.getByRole('textbox').fill(recordOf('fragile').replace('match 1', 'match 9'));
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByText(/newer version of Cabestan/).waitFor();
    check(troubles.length === 0, troubles[0]);
  },
};
