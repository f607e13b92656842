import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';
import { axeFinds, check, copiedBy, fromMenu, person, setUp } from './table.mjs';

const record = readFileSync(new URL('./records/arcanor.match', import.meta.url), 'utf8');
const saved = (page) => page.getByText('Everything is saved.').waitFor();
const steps = (page) => page.locator('.variation .step');

/** Somebody who pastes a match and keeps its analysis as a study. */
async function keep(browser) {
  const one = await person(browser);
  const { page } = one;
  await page.goto(`${url}/analyse`);
  await page.getByRole('textbox', { name: 'Record or position' }).fill(record);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('button', { name: 'Save as a study' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('A close race');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/study=/);
  await saved(page);
  return one;
}

/** Plays the first of the computer's lines on the board, from the beginning. */
async function addLine(page) {
  await page.locator('.lines li button').first().click();
  await page.locator('.variation .step[aria-current]').waitFor();
}

async function comment(page, text) {
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await page.getByRole('textbox', { name: 'Comment' }).press('Enter');
}

/** Analyses that are kept on the site and worked on together. */
export const studies = {
  async 'what is kept as a study opens where one stood'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(`${url}/analyse`);
    await page.getByRole('textbox', { name: 'Record or position' }).fill(record);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await addLine(page);
    await page.waitForURL(/line=/);
    const line = new URL(page.url()).searchParams.get('line');
    await page.getByRole('button', { name: 'Save as a study' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('A close race');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/study=/);
    await saved(page);
    await page.locator('.variation .step[aria-current]').waitFor();
    check(new URL(page.url()).searchParams.get('line') === line, page.url());
    check(troubles.length === 0, troubles[0]);
  },

  async 'two people in one study see what the other adds, also when both do at once'(browser) {
    const ana = await keep(browser);
    const link = await copiedBy(ana, 'Copy the link to add');
    const ben = await person(browser);
    await ben.page.goto(link);
    await saved(ben.page);
    await addLine(ana.page);
    await steps(ben.page).first().waitFor();
    await ben.page.keyboard.press(']');
    await ben.page.waitForURL(/step=1/);
    await Promise.all([comment(ana.page, 'From Ana'), comment(ben.page, 'From Ben')]);
    for (const { page } of [ana, ben]) {
      await page.locator('.comment', { hasText: 'From Ana' }).waitFor();
      await page.locator('.comment', { hasText: 'From Ben' }).waitFor();
      await saved(page);
    }
    await ana.page.locator('[data-spot=c3]').click({ button: 'right' });
    await ana.page.keyboard.press('[');
    await ben.page.locator('.variation .step').first().click();
    await ben.page.getByText('green square c3').waitFor({ state: 'attached' });
    await saved(ana.page);
    await ana.page.reload();
    await ana.page.locator('.comment', { hasText: 'From Ben' }).waitFor();
    check(ana.troubles.length + ben.troubles.length === 0, ana.troubles[0] ?? ben.troubles[0]);
  },

  async 'what is written just before a page closes is saved'(browser) {
    const { page, troubles } = await keep(browser);
    const study = page.url();
    await comment(page, 'In haste');
    await page.goto('about:blank');
    await page.goto(study);
    await page.getByText('Everything is saved.').waitFor();
    const kept = await page.getByRole('textbox', { name: 'Comment' }).inputValue();
    check(kept === 'In haste', `the comment is "${kept}"`);
    check(troubles.length === 0, troubles[0]);
  },

  async 'a link to read shows a study to anybody, who cannot change it; its maker finds and deletes it'(
    browser,
  ) {
    const ana = await keep(browser);
    const link = await copiedBy(ana, 'Copy the link to read');
    const guest = await person(browser);
    await guest.page.goto(link);
    await guest.page.getByText('This link is for reading').waitFor();
    await addLine(guest.page);
    await ana.page.reload();
    await ana.page.locator('.record .step').first().waitFor();
    check((await steps(ana.page).count()) === 0, 'a reader has changed the study');
    await ana.page.goto(`${url}/me`);
    await ana.page.getByRole('link', { name: 'A close race' }).waitFor();
    await ana.page.getByRole('button', { name: 'Delete study: A close race' }).click();
    await ana.page.locator('dialog[open] .danger').click();
    await ana.page.getByRole('link', { name: 'A close race' }).waitFor({ state: 'detached' });
    await guest.page.getByText('This study was deleted.').waitFor();
    check(ana.troubles.length + guest.troubles.length === 0, ana.troubles[0] ?? guest.troubles[0]);
  },

  async 'my page counts my results, in this browser and on the site'(browser) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await page.waitForSelector('.board rect[data-spot]');
    await fromMenu(page, 'Resign');
    await page.locator('dialog[open] .danger').click();
    await page.waitForSelector('.result');
    await page.goto(`${url}/me`);
    const row = (name) => page.getByRole('row', { name });
    await row(/^Arcanor 1 0 0 1/).waitFor();
    await page.getByRole('combobox', { name: 'Count by' }).selectOption('opponent');
    await row(/^Pawn 1 0 0 1/).waitFor();
    const found = await axeFinds(page);
    check(found.length === 0, found.join('\n'));
    check(troubles.length === 0, troubles[0]);
  },
};
