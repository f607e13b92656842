import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';
import { check, fromMenu, person, post, setUp } from './table.mjs';

const record = readFileSync(new URL('./records/arcanor.match', import.meta.url), 'utf8');

/** Presses a button twice before the site answers; tells how often the site was asked to create something. */
export async function pressTwice(page, button, path) {
  let asked = 0;
  let answer;
  const isPressed = new Promise((done) => (answer = done));
  await page.route(`**/api/${path}`, async (route) => {
    if (route.request().method() === 'POST') asked++;
    await isPressed;
    await route.continue();
  });
  await button.dblclick();
  answer();
  return () => asked;
}

/** How many matches this browser has stored. */
async function storedMatches(page) {
  await page.goto(`${url}/`);
  await page.locator('[aria-labelledby=mine] li').first().waitFor();
  return page.locator('[aria-labelledby=mine] li').count();
}

/** Hurried hands: what is pressed twice is done once. */
export const twice = {
  async 'a study is made once, however often the button is pressed'(browser) {
    const { page } = await person(browser);
    await page.goto(`${url}/analyse`);
    await page.getByRole('textbox', { name: 'Record or position' }).fill(record);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('button', { name: 'Save as a study' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('A close race');
    const asked = await pressTwice(page, page.getByRole('button', { name: 'Save', exact: true }), 'studies');
    await page.waitForURL(/study=/);
    await page.getByText('Everything is saved.').waitFor();
    check(asked() === 1, `the site made ${asked()} studies`);
  },

  async 'a token is made once, and the one that is shown is in the list'(browser) {
    const { page } = await person(browser);
    await page.goto(url);
    await post(page, 'me', { name: 'Ana' });
    await page.goto(`${url}/me`);
    await page.getByRole('textbox', { name: 'What it is for' }).fill('My bot');
    const asked = await pressTwice(page, page.getByRole('button', { name: 'Create a token' }), 'me/tokens');
    await page.getByText('My bot').waitFor();
    check(asked() === 1, `the site made ${asked()} tokens`);
    const fresh = page.getByRole('textbox', { name: 'Tokens for bots and scripts' });
    check(await fresh.evaluate((field) => field === document.activeElement), 'the token is not in focus');
  },

  async 'a next match is begun once, however often the button is pressed'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await page.waitForSelector('.board rect[data-spot]');
    await fromMenu(page, 'Resign');
    await page.locator('dialog[open] .danger').click();
    const first = page.url();
    await page.getByRole('button', { name: 'Play again' }).dblclick();
    await page.waitForFunction((first) => location.href !== first, first);
    await page.waitForSelector('.board rect[data-spot]');
    const matches = await storedMatches(page);
    check(matches === 2, `${matches} matches are stored`);
  },

  async 'the match after a lesson is begun once, however often the button is pressed'(browser) {
    const { page } = await person(browser);
    await page.goto(`${url}/learn?game=fragile`);
    await page.locator('section[aria-labelledby=practise] ol button').last().click();
    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'Play against the computer' }).dblclick();
    await page.waitForURL(/match[?&]id=/);
    await page.waitForSelector('.board rect[data-spot]');
    const matches = await storedMatches(page);
    check(matches === 1, `${matches} matches are stored`);
  },
};
