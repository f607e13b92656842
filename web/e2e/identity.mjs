import { url } from './browser.mjs';
import { check, person, post } from './table.mjs';

const nameOn = (page) => page.locator('#name').inputValue();

/** Gives whoever sits at this page a name, as a person would. */
async function introduce(page, name) {
  await page.goto(`${url}/me`);
  await page.locator('#name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
}

async function makeLink(page) {
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = page.locator('input[readonly]');
  await link.waitFor();
  return link.inputValue();
}

async function waitForName(page, name) {
  await page.goto(`${url}/me`);
  await page.waitForFunction((name) => document.querySelector('#name')?.value === name, name);
}

/** One player in several browsers. */
export const identity = {
  async 'a name of blanks is not saved, and the page says why'(browser) {
    const { page } = await person(browser);
    await page.goto(`${url}/me`);
    await page.locator('#name').fill('   ');
    await page.getByRole('button', { name: 'Save' }).click();
    const why = await page.locator('#name').evaluate((field) => field.validationMessage);
    check(why === 'A name needs a letter or a digit.', `it says “${why}”`);
    check((await page.getByText('Saved').count()) === 0, 'it was saved');
    await page.locator('#name').fill('Ana');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').waitFor();
  },

  async 'a page asks the server for what it shows, and then no more'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(url);
    await post(page, 'me', { name: 'Ana' });
    const match = { game: 'arcanor', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { match: id } = await post(page, 'matches', match);
    const asked = new Map();
    page.on('request', (request) => asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1));
    for (const path of ['', 'problems', 'me', `match?id=${id}`]) {
      asked.clear();
      await page.goto(`${url}/${path}`, { waitUntil: 'networkidle' }); // a page that asks on and on is never idle
      const [most, times] = [...asked].reduce((one, other) => (other[1] > one[1] ? other : one));
      check(times <= 3, `“${path}” asks ${times} times for ${most}`); // on and on, until the limit of requests ends it
    }
    check(troubles.length === 0, troubles[0]);
  },

  async 'a personal link opens the same player in a second browser, which can be signed out'(browser) {
    const [desk, phone] = [await person(browser), await person(browser)];
    await introduce(desk.page, 'Ana');
    await phone.page.goto(await makeLink(desk.page));
    await phone.page.getByRole('button', { name: 'Play as Ana' }).click();
    await phone.page.waitForURL(`${url}/`);
    await waitForName(phone.page, 'Ana');

    await desk.page.reload();
    const signOut = desk.page
      .locator('section', { hasText: 'Where I am signed in' })
      .locator('li', { hasNotText: 'this device' })
      .getByRole('button');
    await signOut.click();
    await signOut.waitFor({ state: 'detached' });
    const answer = await phone.page.evaluate(() => fetch('./api/me').then((me) => me.json()));
    check(answer.name === undefined, 'the second browser is still signed in');
    check((await nameOn(desk.page)) === 'Ana', 'the first browser was signed out too');
  },

  async 'a personal link asks before it replaces a player who has matches'(browser) {
    const [ana, ben] = [await person(browser), await person(browser)];
    await introduce(ana.page, 'Ana');
    const link = await makeLink(ana.page);
    await introduce(ben.page, 'Ben');
    await ben.page.evaluate(() =>
      fetch('./api/matches', {
        method: 'POST',
        headers: { 'X-Cabestan': '1', 'Content-Type': 'application/json' },
        body: JSON.stringify({ game: 'arcanor', seats: [{ kind: 'me' }, { kind: 'open' }] }),
      }),
    );
    await ben.page.goto(link);
    await ben.page.getByText('They stay with Ben').waitFor();
    await ben.page.getByRole('link', { name: 'Stay Ben' }).click();
    await waitForName(ben.page, 'Ben');
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'Play as Ana' }).click();
    await ben.page.waitForURL(`${url}/`);
    await waitForName(ben.page, 'Ana');
  },
};
