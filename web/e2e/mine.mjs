import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';
import { check, isInSight, person, post } from './table.mjs';

const record = readFileSync(new URL('./records/arcanor.match', import.meta.url), 'utf8');

const button = (page, name) => page.getByRole('button', { name });

/** The page of somebody with two tokens and a study. */
async function myPage(browser) {
  const one = await person(browser);
  const { page } = one;
  await page.goto(url);
  await post(page, 'me', { name: 'Ana' });
  for (const label of ['Old bot', 'Older bot']) await post(page, 'me/tokens', { label });
  await post(page, 'studies', { title: 'A close race', text: record });
  await page.goto(`${url}/me`);
  await button(page, 'Revoke: Older bot').waitFor();
  return one;
}

/** What has the focus: its tag and its words. */
const focused = (page) =>
  page.evaluate(() => `${document.activeElement.tagName} ${document.activeElement.textContent.trim()}`);

/** My page, with everything on it that can be made and removed. */
export const mine = {
  async 'what goes wrong on my page is said in sight of the button'(browser) {
    const { page } = await myPage(browser);
    await page.route('**/api/me/tokens', (route) => route.abort());
    await page.getByRole('textbox', { name: 'What it is for' }).fill('New bot');
    await button(page, 'Create a token').click();
    const why = page.getByRole('alert');
    await why.waitFor();
    check(await isInSight(why), 'one has to look for it');
  },

  async 'a study that cannot be deleted stays in the list, and the page says why'(browser) {
    const { page } = await myPage(browser);
    await page.route('**/api/studies/*', (route) => route.abort());
    await button(page, 'Delete study: A close race').click();
    await page.locator('dialog[open] .danger').click();
    await page.getByRole('alert').waitFor();
    await post(page, 'me', { name: 'Ana' }); // whatever the page asks for after the answer, it has asked for by now
    check(await page.getByRole('alert').isVisible(), 'the reason is gone');
    check(await page.getByRole('link', { name: 'A close race' }).isVisible(), 'the study is gone');
  },

  async 'revoking a token leaves the new one to be copied, and the focus in its section'(browser) {
    const { page, troubles } = await myPage(browser);
    await page.getByRole('textbox', { name: 'What it is for' }).fill('New bot');
    await button(page, 'Create a token').click();
    const fresh = page.getByRole('textbox', { name: 'Tokens for bots and scripts' });
    await fresh.waitFor();
    await button(page, 'Revoke: Old bot').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Revoke: Old bot').waitFor({ state: 'detached' });
    check(await fresh.isVisible(), 'the new token is gone before it was copied');
    check((await focused(page)) === 'H2 Tokens for bots and scripts', `in focus: ${await focused(page)}`);
    await button(page, 'Revoke: New bot').click();
    await fresh.waitFor({ state: 'detached' });
    check(troubles.length === 0, troubles[0]);
  },
};
