import { url } from './browser.mjs';
import { check, person, setUp } from './table.mjs';

/** The same site by a name for which browsers want a certificate: what they then withhold must not be missed. */
const plain = url.replace(/\/\/[^:/]+/, '//plain.test');

/** Waits until a field holds what was copied. */
async function pasted(page, field) {
  await field.fill('');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  return field.inputValue();
}

/** What went wrong, except that the browser tells of a header that it heeds only with a certificate. */
const serious = ({ troubles }) =>
  troubles.filter((trouble) => !trouble.includes('Cross-Origin-Opener-Policy'));

/** A site without a certificate, as at home among the devices of a family. */
export const plainly = {
  async 'two people play and talk over plain HTTP'(browser) {
    const [ana, ben] = [await person(browser), await person(browser)];
    await setUp(ana.page, 'arcanor', 'open', ['me', 'open'], plain);
    check(!(await ana.page.evaluate(() => isSecureContext)), 'the browser trusts this address');
    await ben.page.goto(await ana.page.locator('.links input').first().inputValue());
    await ben.page.getByRole('button', { name: 'Sit down here' }).click();
    for (const { page } of [ana, ben]) await page.waitForSelector('.board rect[data-spot]');
    const onTurn = ({ page }) =>
      page
        .locator('.whose.mine')
        .waitFor()
        .then(() => page);
    const mine = await Promise.race([ana, ben].map(onTurn));
    const other = mine === ana.page ? ben.page : ana.page;
    await mine.locator('.board rect.grab').first().click();
    await mine.locator('.board rect.aim').first().click();
    await mine.getByRole('button', { name: 'Move all of it' }).click();
    await other.locator('.whose.mine').waitFor();
    await mine.getByRole('button', { name: 'Chat' }).click();
    await mine.getByLabel('Write something').fill('A fine move');
    await mine.keyboard.press('Enter');
    await other.getByText('A fine move').first().waitFor({ state: 'attached' });
    const [trouble] = [ana, ben].flatMap(serious);
    check(!trouble, trouble);
  },

  async 'links are copied over plain HTTP'(browser) {
    const ana = await person(browser);
    const { page } = ana;
    await page.goto(`${plain}/analyse?edit`);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('Copied').waitFor();
    await page.getByText('Position as text').click();
    const text = await pasted(page, page.locator('textarea'));
    check(text.startsWith(`${plain}/analyse?edit&position=`), `copied: ${text}`);
    const [trouble] = serious(ana);
    check(!trouble, trouble);
  },
};
