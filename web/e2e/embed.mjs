import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { url } from './browser.mjs';
import { axeFinds, check, copiedBy, person, post } from './table.mjs';

const record = readFileSync(new URL('./records/arcanor.match', import.meta.url), 'utf8');
const FRIEND = 'club.localhost';
const STRANGER = 'stranger.localhost';

/** Somebody who looks at a page of another site with this code in it. */
async function visitor(browser, host, code) {
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Club</title>${code}`);
  });
  await new Promise((done) => site.listen(0, '127.0.0.1', done));
  const one = await person(browser);
  one.page.on('close', () => site.close());
  await one.page.goto(`http://${host}:${site.address().port}/`);
  return one;
}

/** Somebody who has kept the record as a study, and stands at its beginning. */
async function keeper(browser) {
  const ana = await person(browser);
  await ana.page.goto(`${url}/analyse`);
  await ana.page.getByRole('textbox', { name: 'Record or position' }).fill(record);
  await ana.page.getByRole('button', { name: 'Analyse' }).click();
  await ana.page.getByRole('button', { name: 'Save as a study' }).click();
  await ana.page.getByRole('textbox', { name: 'Title' }).fill('Embedded');
  await ana.page.getByRole('button', { name: 'Save', exact: true }).click();
  await ana.page.waitForURL(/study=/);
  return ana;
}

const copiedCode = (one) => copiedBy(one, 'Copy the code for a page');

/** Boards on the pages of others; the site is started with --embed-origin 'http://club.localhost:*'. */
export const embed = {
  async 'a study stands on the page of a site that may show it, and on no other'(browser) {
    const ana = await keeper(browser);
    await ana.page.getByRole('button', { name: 'Pictures' }).click();
    const finds = await axeFinds(ana.page);
    check(finds.length === 0, finds.join('\n'));
    const code = await copiedCode(ana);

    const { page, troubles } = await visitor(browser, FRIEND, code);
    const frame = page.frameLocator('iframe');
    await frame.locator('.board svg').waitFor();
    await frame.getByRole('button', { name: 'One step forward' }).click();
    await frame.getByText(/^1\//).waitFor();
    check(
      (await frame.locator('header, nav, [data-spot]').count()) === 0,
      'there is more than a board to look at',
    );
    check(troubles.length === 0, troubles[0]);

    const stranger = await visitor(browser, STRANGER, code);
    await stranger.page.waitForTimeout(1000);
    check(
      (await stranger.page.frameLocator('iframe').locator('.board').count()) === 0,
      'a stranger shows it',
    );
  },

  async 'a board on the page of others begins in the variation from which its code was copied'(browser) {
    const ana = await keeper(browser);
    await ana.page.locator('.record .step').first().click();
    await ana.page.waitForURL(/step=1/);
    await ana.page.locator('.lines li button').first().click();
    await ana.page.waitForURL(/line=/);
    const line = new URL(ana.page.url()).searchParams.get('line');
    await ana.page.getByRole('button', { name: 'Pictures' }).click();
    const code = await copiedCode(ana);
    const { page, troubles } = await visitor(browser, FRIEND, code);
    const frame = page.frameLocator('iframe');
    await frame.getByText(/^2\//).waitFor();
    const behind = await frame.getByRole('link').getAttribute('href');
    check(new URL(behind).searchParams.get('line') === line, `the board leads to ${behind}`);
    check(troubles.length === 0, troubles[0]);
  },

  async 'a match with hidden hands is not shown before it is over'(browser) {
    const ana = await person(browser);
    await ana.page.goto(url);
    await post(ana.page, 'me', { name: 'Ana' });
    const { match } = await post(ana.page, 'matches', {
      game: 'cartagena',
      variant: 'jamaica',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'guest', name: 'Bo' }],
      first: 1,
      clock: { kind: 'none' },
      listed: false,
    });
    const { page } = await visitor(browser, FRIEND, `<iframe src="${url}/embed?match=${match}"></iframe>`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('alert').waitFor();
    check((await frame.locator('.board').count()) === 0, 'it shows a match that runs');
  },
};
