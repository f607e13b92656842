import { phone, url } from './browser.mjs';
import { axeFinds, check, person, post } from './table.mjs';

const choose = (page, label, value) => page.getByRole('combobox', { name: label }).selectOption(value);
const tool = (page, name) => page.getByRole('radio', { name });
const spot = (page, id) => page.locator(`.board rect[data-spot="${id}"]`);
const allowed = (page) => page.getByText('This position can be played.').waitFor();

/** Presses a place with the mouse, wherever the board is drawn. */
async function press(page, id) {
  const { x, y, width, height } = await spot(page, id).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Positions set up by hand, judged by the rules, shared by their address, and analysed. */
export const editor = {
  async 'on a phone the board of an editor is as wide as the page, and that of a problem keeps its size'(
    browser,
  ) {
    const { page } = await person(browser, { viewport: phone });
    /** How far the places of the board are apart: it is drawn no wider than its height allows. */
    const width = () =>
      page.locator('.board [data-spot]').evaluateAll((spots) => {
        const boxes = spots.map((spot) => spot.getBoundingClientRect());
        return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      });
    const wide = async () => {
      let drawn = 0;
      for (let tries = 0; tries < 20 && drawn < 270; tries++) {
        await page.waitForTimeout(100); // a board that has just been laid out finds its size a little later
        drawn = await width();
      }
      return drawn;
    };
    for (const [game, first] of Object.entries({ cartagena: '1', arcanor: 'a1', fragile: 'A10' })) {
      await page.goto(`${url}/analyse?edit`);
      await choose(page, 'Game', game);
      await spot(page, first).waitFor();
      const drawn = await wide();
      check(drawn >= 270, `the board of ${game} is ${drawn} px wide`);
    }
    await page.goto(`${url}/problems?id=1-01`);
    await page.locator('rect.grab').first().waitFor();
    const before = await width();
    for (let hints = 0; hints < 4; hints++)
      await page.getByRole('button', { name: /^(Hint|Next hint)$/ }).click();
    check((await width()) === before, `the board shrinks from ${before} to ${await width()} px`);
  },

  async 'a problem that only the site has opens by its name, and one that nobody has is said to be lost'(
    browser,
  ) {
    const { page, troubles } = await person(browser);
    await page.goto(`${url}/problems`);
    await post(page, 'me', { name: 'Ana' });
    const text = 'game fragile-problem\ncrates C6\ndockers D6 B9\ngoal C6 C3\nturns 1';
    const { id } = await post(page, 'problems', { title: 'Mine', text });
    await page.goto(`${url}/problems?id=${id}`);
    await page.getByText('Bring the crate on C6 to C3.').waitFor();
    await page.goto(`${url}/problems?id=none`);
    await page.getByRole('heading', { name: 'Nothing is moored here' }).waitFor();
    await page.route('**/api/problems/*', (route) => route.abort());
    await page.goto(`${url}/problems?id=${id}`);
    await page.getByRole('heading', { name: 'The page could not be fetched' }).waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'a link that the browser does not let a page copy is not said to be copied'(browser) {
    const { page, troubles } = await person(browser);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.'));
    });
    for (const path of ['analyse?edit', 'problems?edit&text=crates_C6;dockers_B9;goal_C6_C3;turns_2']) {
      await page.goto(`${url}/${path}`);
      await page.getByRole('button', { name: 'Copy the link' }).click();
      await page.getByText('This browser does not let the page copy').waitFor();
    }
    check(troubles.length === 0, troubles[0]);
  },

  async 'what was done to a problem that is composed can be taken back'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(`${url}/problems?edit`);
    await spot(page, 'B4').waitFor();
    const undo = page.getByRole('button', { name: 'Undo' });
    check(await undo.isDisabled(), 'there is something to take back already');
    await press(page, 'B4');
    await page.locator('[data-spot=B4][aria-label*="crate"]').waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.locator('[data-spot=B4][aria-label*="crate"]').waitFor({ state: 'detached' });
    await page.keyboard.press('u');
    await page.locator('[data-spot=B4][aria-label*="crate"]').waitFor();
    await undo.click();
    await page.locator('[data-spot=B4][aria-label*="crate"]').waitFor({ state: 'detached' });
    check(troubles.length === 0, troubles[0]);
  },

  async 'a problem that is composed is in the address: a reload, the way back and others find it'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(`${url}/problems`);
    await page.getByRole('link', { name: 'Compose a problem' }).click();
    await spot(page, 'B4').waitFor();
    const pages = await page.evaluate(() => history.length);
    const stands = (where, what) => where.locator(`[data-spot=B4][aria-label*="${what}"]`).waitFor();
    await press(page, 'B4');
    await press(page, 'B4');
    await page.getByRole('spinbutton', { name: 'Turns' }).fill('3');
    await page.getByRole('spinbutton', { name: 'Turns' }).press('Enter');
    await stands(page, 'crates');
    check((await page.evaluate(() => history.length)) === pages, 'each change is a page of the way back');
    await page.reload();
    await stands(page, 'crates');
    check((await page.getByRole('spinbutton', { name: 'Turns' }).inputValue()) === '3', 'the turns are lost');
    await page.goBack();
    await page.getByRole('link', { name: 'Compose a problem' }).waitFor();
    await page.goForward();
    await stands(page, 'crates');
    const other = await person(browser);
    await other.page.goto(page.url());
    await stands(other.page, 'crates');
    check(troubles.length + other.troubles.length === 0, troubles[0] ?? other.troubles[0]);
  },

  async 'an address that holds no problem says so, and keeps what it holds until something is composed'(
    browser,
  ) {
    const { page, troubles } = await person(browser);
    for (const text of ['rubbish', 'crates_Z99;dockers_B9', 'crates_C6;goal_C6_B2', 'crates_C6;turns_many']) {
      await page.goto(`${url}/problems?edit&text=${text}`);
      await page.getByText('This address holds no problem').waitFor();
      await spot(page, 'B4').waitFor();
      check(page.url().endsWith(text), `the address became ${page.url()}`);
      await press(page, 'B4');
      await page.getByText('This address holds no problem').waitFor({ state: 'detached' });
      await page.locator('[data-spot=B4][aria-label*="crate"]').waitFor();
      await page.goto(`${url}/problems?text=${text}`);
      await page.getByText('This text cannot be read').waitFor();
    }
    check(troubles.length === 0, troubles[0]);
  },

  async 'a position of Arcanor is set up with the mouse, shared and analysed'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(`${url}/analyse`);
    await page.getByRole('link', { name: 'Set up a position' }).click();
    await choose(page, 'Game', 'arcanor');
    await spot(page, 'a1').waitFor();
    await allowed(page);
    await tool(page, 'maple 1').check();
    await press(page, 'd4');
    await page.getByText(/a fourth '1'/).waitFor();
    check(await page.getByRole('button', { name: 'Analyse' }).isDisabled(), 'can be analysed');
    await tool(page, 'Take the outer piece away').check();
    await press(page, 'a1');
    await allowed(page);
    await choose(page, 'On turn', 'b');
    await allowed(page);
    const address = page.url();
    const other = await person(browser);
    await other.page.goto(address);
    await other.page.locator('[data-spot=d4][aria-label*="maple 1"]').waitFor();
    await other.page.getByRole('link', { name: 'Analyse' }).click();
    await other.page.locator('.lines li').first().waitFor();
    await other.page.getByRole('button', { name: 'Set up a position' }).click();
    await other.page.locator('[data-spot=d4][aria-label*="maple 1"]').waitFor();
    check(troubles.length + other.troubles.length === 0, troubles[0] ?? other.troubles[0]);
  },

  async 'a position of Fragile is set up by keyboard alone, and what is wrong is said in words'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(`${url}/analyse?edit`);
    await spot(page, 'A10').waitFor();
    await choose(page, 'Points for each docker', '5');
    await page.getByText(/expected 4 depots of seat 1, found 0/).waitFor();
    const put = async (key, squares) => {
      await page.getByRole('heading', { name: 'Set up a position' }).click();
      await page.keyboard.press(key);
      for (const square of squares) {
        await spot(page, square).focus();
        await page.keyboard.press('Enter');
      }
    };
    await put('6', ['A1', 'C3', 'J1', 'J7']);
    await put('7', ['H3', 'G1', 'C8', 'J10']);
    await put('4', ['A1', 'B4']);
    await put('5', ['H3']);
    await allowed(page);
    await page.locator('[data-spot=B4][aria-label*="docker of seat 1"]').waitFor();
    await put('u', []);
    await page.locator('[data-spot=H3][aria-label*="docker of seat 2"]').waitFor({ state: 'detached' });
    const found = await axeFinds(page);
    check(found.length === 0, found.join('\n'));
    check(troubles.length === 0, troubles[0]);
  },

  async 'a game that is chosen before the page is ready is the one that is set up'(browser) {
    const { page, troubles } = await person(browser);
    let isSlow = true; // only the first editor, that of Fragile
    await page.route(/assets\/editor-.*\.js/, async (route) => {
      const wait = isSlow ? 1000 : 0;
      isSlow = false;
      await new Promise((done) => setTimeout(done, wait));
      await route.continue();
    });
    const coming = page.waitForRequest(/assets\/editor-.*\.js/);
    await page.goto(`${url}/analyse?edit`);
    await coming;
    await choose(page, 'Game', 'cartagena');
    await tool(page, 'Pirate 1').waitFor();
    await page.waitForTimeout(1500);
    check((await tool(page, 'Pirate 1').count()) === 1, 'another game took its place');
    check(troubles.length === 0, troubles[0]);
  },

  async 'a position of Cartagena is set up on a phone: pirates, hands, seats'(browser) {
    const { page, troubles } = await person(browser, { viewport: phone, hasTouch: true });
    await page.goto(`${url}/analyse?edit`);
    await choose(page, 'Game', 'cartagena');
    await choose(page, 'Variant', 'tortuga');
    await choose(page, 'Seats', '3');
    await tool(page, 'Pirate 3').waitFor();
    await allowed(page);
    await tool(page, 'Pirate 2').check();
    await press(page, '0');
    await press(page, '5');
    await page.locator('[data-spot="5"][aria-label*="pirate of seat 2"]').waitFor();
    await choose(page, 'Where they lie', 'hand 2');
    const more = page.getByRole('button', { name: 'Dagger: one more' });
    await more.click();
    await allowed(page);
    check(/hand_2_[A-Z_]*D/.test(page.url()), `no dagger in ${page.url()}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    check(!wide, 'the page is wider than the phone');
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.waitForSelector('.match .board rect[data-spot]');
    check(troubles.length === 0, troubles[0]);
  },

  async 'variations of a position are kept, and saved as a record that can be read again'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(`${url}/analyse?position=,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,,,,,_w`);
    await page.locator('.lines li button').first().click();
    await page.locator('.variation .step[aria-current]').waitFor();
    const words = await page.locator('.variation .step').first().innerText();
    await page.reload();
    await page.locator('.variation .step').first().waitFor();
    check((await page.locator('.variation .step').first().innerText()) === words, 'another variation');
    check(troubles.length === 0, troubles[0]);
  },
};
