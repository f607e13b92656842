import { url } from './browser.mjs';
import { playOn, playOut, press } from './monkey.mjs';
import { check, fromMenu, person, setUp } from './table.mjs';
import { wire } from './wire.mjs';

/** Opens the page over a wire of its own and waits until all of it is kept in the browser. */
async function installed(browser) {
  const line = await wire();
  const somebody = await person(browser, { serviceWorkers: 'allow' });
  await somebody.page.goto(`${line.url}/`);
  await somebody.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 60_000,
  });
  return { ...somebody, line };
}

async function solveFirstProblem(page, base) {
  await page.goto(`${base}/problems?id=p1`);
  await page.waitForSelector('rect.grab');
  const hit = async (...spots) => {
    for (const spot of spots) await page.locator(`rect[data-spot="${spot}"]`).click();
  };
  await hit('B9', 'B6', 'B6', 'C6', 'D5');
  await page.getByRole('button', { name: 'End turn' }).click();
  await hit('D6', 'D5', 'D4', 'D5', 'D4', 'D3', 'D4', 'D3', 'D2', 'D3', 'D2', 'C3');
  await page.getByText('Solved in 2 turns and 8 points').waitFor();
  check(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'the page scrolls');
}

const played = [
  ['arcanor', 'open'],
  ['cartagena', 'basic'],
  ['fragile', 'standard'],
];

/** What people do when the network is gone: the wire is cut for the page and its service worker alike. */
export const offline = {
  ...Object.fromEntries(
    played.map(([game, variant]) => [
      `${game} with the network cut, given up, then kept on the server`,
      async (browser) => {
        const { page, troubles, line } = await installed(browser);
        line.cut();
        await page.reload();
        await page.getByRole('heading', { name: 'Three games, one table' }).waitFor();
        await setUp(page, game, variant, ['me', 'bot 3'], line.url);
        await playOn(page, 4);
        await fromMenu(page, 'Resign');
        await page.locator('dialog[open] .danger').click();
        await page.locator('.result').waitFor();
        await page.goto(`${line.url}/`);
        await page.getByText('Open tables need a connection').waitFor();
        await page.locator('a[href*="match?id=local-"]').first().waitFor();
        line.mend();
        await page.getByRole('button', { name: 'Save 1 finished match' }).click({ timeout: 60_000 });
        await page.locator('a[href*="match?id="]:not([href*="local-"])').first().waitFor();
        await page.locator('a[href*="local-"]').waitFor({ state: 'detached' });
        await page.locator('a[href*="match?id="]').first().click();
        await page.locator('.result').waitFor();
        check(troubles.length === 0, troubles[0]);
        line.close();
      },
    ]),
  ),

  async 'a problem with the network cut: solved, proved and watched'(browser) {
    const { page, troubles, line } = await installed(browser);
    line.cut();
    await solveFirstProblem(page, line.url);
    await page.goto(`${line.url}/problems?id=2-03`);
    await page.getByRole('button', { name: 'Solve it for me' }).click();
    await page.getByText('Proved: there').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Watch an optimal solution' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    const steps = page.getByText(/^Step \d+ of \d+$/);
    while (await page.getByRole('button', { name: 'Forward' }).isEnabled()) {
      const before = await steps.innerText();
      await page.getByRole('button', { name: 'Forward' }).click();
      await page.waitForFunction((text) => !document.body.innerText.includes(text), before);
    }
    const [, at, all] = /(\d+) of (\d+)/.exec(await steps.innerText());
    check(at === all && Number(all) > 1, `stopped at step ${at} of ${all}`);
    await page.getByRole('button', { name: 'Try it myself' }).click();
    await page.waitForSelector('rect.grab');
    check(troubles.length === 0, troubles[0]);
    line.close();
  },

  async 'what needs the server says so while the network is cut'(browser) {
    const { page, line } = await installed(browser);
    line.cut();
    await page.goto(`${line.url}/new?game=arcanor`);
    await page.locator('li select').nth(1).selectOption('open');
    await page.locator('.start button').click();
    await page.getByText('There is no connection').waitFor();
    await page.goto(`${line.url}/match?id=somewhere`);
    await page.getByText('This match is played online').waitFor();
    await page.goto(`${line.url}/me`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('There is no connection').waitFor();
    line.close();
  },

  async 'a sample match that cannot be fetched stands still'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(url);
    await page.route('**/assets/**', (route) => route.abort());
    const tried = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Resume the sample match (Arcanor)' }).press('Enter');
    await tried;
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    check(troubles.length === 0, troubles[0]);
  },

  async 'a match begun without a network goes on with a friend'(browser) {
    const { page, troubles, line } = await installed(browser);
    line.cut();
    await setUp(page, 'cartagena', 'basic', ['me', 'bot 1'], line.url);
    const record = () => page.locator('.record .scroll').innerText();
    await page.locator('.board svg').first().waitFor();
    for (let tries = 0; tries < 600 && (await record()).trim() === ''; tries++) {
      if ((await press(page)) === 'wait') await page.waitForTimeout(40);
    }
    await fromMenu(page, 'Invite a friend');
    const make = page.getByRole('button', { name: 'Create the link' });
    await make.click();
    await page.locator('dialog[open]').getByText('There is no connection').waitFor();
    line.mend();
    const played = await record();
    await make.click();
    const link = await page.locator('dialog[open] input[readonly]').first().inputValue();
    check(!link.includes('local-'), `the link leads to ${link}`);
    await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
    check(
      (await record()).startsWith(played.trimEnd()),
      `the record was "${played}", is "${await record()}"`,
    );
    const friend = await person(browser);
    await friend.page.goto(link);
    await friend.page.getByLabel('Your name at the table').fill('Frida');
    await friend.page.getByRole('button', { name: 'Sit down here' }).click();
    await friend.page.locator('.hand button').first().waitFor();
    await page.locator('.seats', { hasText: 'Frida' }).first().waitFor();
    await playOut([page, friend.page], { enough: 12 });
    check(troubles.length + friend.troubles.length === 0, [...troubles, ...friend.troubles][0]);
    line.close();
  },

  async 'a browser without WebAssembly GC says so and plays on the server'(browser) {
    const { page, troubles } = await person(browser);
    await page.addInitScript(() => {
      // As in a browser before 2024: modules with types of the garbage collector are not valid.
      const refuse = () => Promise.reject(new WebAssembly.CompileError('invalid type form'));
      Object.assign(WebAssembly, {
        validate: () => false,
        compile: refuse,
        compileStreaming: refuse,
        instantiate: refuse,
        instantiateStreaming: refuse,
      });
    });
    await page.goto(`${url}/`);
    await page.getByText('This browser lacks WebAssembly GC').waitFor();
    await page.goto(`${url}/problems?id=p1`);
    await page.getByText('This browser cannot run the engine').waitFor();
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    check(!page.url().includes('local-'), 'the match is played in the browser');
    await playOut([page], { enough: 6 });
    check(troubles.length === 0, troubles[0]);
  },
};
