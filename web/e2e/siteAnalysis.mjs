import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';
import { axeFinds, check, person, post } from './table.mjs';

const record = readFileSync(new URL('./records/cartagena.match', import.meta.url), 'utf8');

/** Brings a match to the site that was played elsewhere, in the first seat; its name, and the key that opens it. */
async function bring(page) {
  await page.goto(`${url}/me`);
  await post(page, 'me', { name: 'Ana' });
  const seats = ['me', ...record.match(/^seat\s/gm).slice(1)].map((kind, i) =>
    kind === 'me' ? { kind } : { kind: 'guest', name: `Guest ${i}` },
  );
  return post(page, 'records', { record, seats });
}

/** Matches that the site analyses, for phones, and what comes of it. */
export const siteAnalysis = {
  async 'a match is analysed on the site, for all who may see it, and counts on my page'(browser) {
    const ana = await person(browser, { viewport: { width: 390, height: 780 } });
    const { match, watch } = await bring(ana.page);
    await ana.page.goto(`${url}/analyse?match=${match}`);
    await ana.page.getByRole('button', { name: 'Analyse on the site' }).click();
    await ana.page
      .getByText(/The site will analyse this match|Action \d+ of \d+/)
      .first()
      .waitFor();
    const graph = (page) => page.getByRole('slider', { name: 'Winning chances' });
    await graph(ana.page).waitFor({ timeout: 120_000 });
    const ben = await person(browser);
    await ben.page.goto(`${url}/analyse?match=${match}&key=${watch}`);
    await graph(ben.page).waitFor();
    check(
      (await ben.page.getByRole('button', { name: 'Analyse the whole match' }).count()) === 0,
      'what the site knows is to be computed again',
    );
    const accuracy = await ana.page.locator('.report > table td').first().textContent();
    await ana.page.goto(`${url}/me`);
    await ana.page.getByText('As a table').click();
    await ana.page.getByRole('row', { name: accuracy.trim() }).waitFor();
    const found = await axeFinds(ana.page);
    check(found.length === 0, found.join('\n'));
    check(ana.troubles.length + ben.troubles.length === 0, ana.troubles[0] ?? ben.troubles[0]);
  },

  async 'the openings of a position are a table, from which one plays on by keyboard'(browser) {
    const { page, troubles } = await person(browser);
    const start = 'cd,ab,,cd,ab,,cd,ab/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,12,34,,12,34_w';
    await page.goto(`${url}/analyse?position=${start}`);
    await page.locator('.openings summary').focus();
    await page.keyboard.press('Enter');
    const rows = page.locator('.openings tbody tr');
    await rows.first().waitFor();
    check((await rows.count()) > 5, 'the book knows hardly any action');
    check(/\d+%/.test(await rows.first().textContent()), 'no results');
    const action = await rows.first().getByRole('button').textContent();
    await page.getByRole('button', { name: 'Notation' }).click();
    await rows.first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.locator('.record .step', { hasText: action.trim() }).waitFor();
    await page.locator('.openings tbody tr').first().waitFor();
    const found = await axeFinds(page, 'table-duplicate-name', 'button-name', 'scrollable-region-focusable');
    check(found.length === 0, found.join('\n'));
    check(troubles.length === 0, troubles[0]);
  },
};
