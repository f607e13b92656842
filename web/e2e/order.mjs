import { url } from './browser.mjs';
import { check, fromMenu, person, setUp, sitDown } from './table.mjs';

const spot = (page, id) => page.locator(`.board rect[data-spot="${id}"]`);

async function press(page, ...spots) {
  for (const id of spots) await spot(page, id).click();
}

/** A problem of its own: lines joined as its link joins them. */
const problem = (...lines) => `${url}/problems?text=${lines.join(';')}`;

async function prefer(page, label) {
  await page.goto(`${url}/me`);
  await page.getByLabel(label).check();
}

const top = async (page, id) => (await spot(page, id).boundingBox()).y;

/** What people do around a match: finding somebody, waiting, preferring, being helped. */
export const order = {
  async 'a crate is pushed as far as it goes in one gesture'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(problem('crates_D6', 'dockers_D5', 'goal_D6_D10', 'turns_1'));
    await page.waitForSelector('rect.grab');
    await press(page, 'D5', 'D6', 'D10');
    await page.getByText('Solved in 1 turn and 4 points').waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'one press on the home page invites a friend, who reads who invites and to what'(browser) {
    const [ana, ben] = [await person(browser), await person(browser)];
    await ana.page.goto(url);
    await ana.page.locator('article', { hasText: 'Cartagena' }).getByText('Invite a friend').click();
    const link = await ana.page.getByLabel('Invitation link').inputValue();
    await ana.page.getByLabel('Your name at the table').fill('Ana');
    await ana.page.getByRole('button', { name: 'Use this name' }).click();
    await ana.page.locator('.who', { hasText: 'Ana' }).waitFor();
    await ben.page.goto(link);
    await ben.page.getByText('Ana invites you.').waitFor();
    await ben.page.getByText(/Pirates race along the path/).waitFor();
    await ben.page.getByRole('button', { name: 'Sit down here' }).click();
    for (const { page } of [ana, ben]) await page.waitForSelector('.board rect[data-spot]');
    check(ana.troubles.length + ben.troubles.length === 0, [...ana.troubles, ...ben.troubles][0]);
  },

  async 'one press seats a family at one screen, and everybody has a name of the same kind'(browser) {
    const { page } = await person(browser);
    await page.goto(`${url}/new?game=cartagena`);
    await page.getByRole('button', { name: 'People on this screen' }).click();
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.waitForSelector('.curtain button');
    const names = await page.locator('.seats .name').allTextContents();
    const wanted = ['Player 1', 'Player 2', 'Player 3'];
    check(
      wanted.every((name, i) => names[i]?.includes(name)),
      `the seats are of ${names.join(', ')}`,
    );
  },

  async 'two who look for an opponent meet at one table'(browser) {
    const [ana, ben] = [await person(browser), await person(browser)];
    const find = (page) =>
      page.locator('article', { hasText: 'Arcanor' }).getByText('Find an opponent').click();
    await ana.page.goto(url);
    await find(ana.page);
    await ana.page.getByText('Looking for an opponent').waitFor();
    await ana.page.waitForSelector('.whose'); // against the computer until somebody comes
    await ben.page.goto(url);
    const row = ben.page.locator('section', { hasText: 'Open tables' }).locator('li', { hasText: 'Arcanor' });
    await row.getByText('1 of 2 seats taken').first().waitFor();
    await find(ben.page);
    await ben.page.waitForSelector('.whose');
    await ana.page.getByRole('button', { name: 'Go to the table' }).click();
    await ana.page.waitForFunction((id) => location.search.includes(id), new URL(ben.page.url()).search);
    await ana.page.waitForSelector('.board rect[data-spot]');
    check((await ana.page.getByText('Looking for an opponent').count()) === 0, 'still looking');
    check(ana.troubles.length + ben.troubles.length === 0, [...ana.troubles, ...ben.troubles][0]);
  },

  async 'a host fills the free seat with a computer, and the match begins'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'open']);
    await page.getByRole('button', { name: 'Seat a computer' }).click();
    await page.locator('dialog[open] .primary').click();
    await page.waitForSelector('.whose');
    await page.locator('.seats', { hasText: 'computer, level 2' }).first().waitFor();
  },

  async 'who comes for the first time sits down with a name of their own'(browser) {
    const [ana, ben] = [await person(browser), await person(browser)];
    await setUp(ana.page, 'fragile', 'standard', ['me', 'open', 'open']);
    await ben.page.goto(await ana.page.locator('.links input').first().inputValue());
    const name = ben.page.getByLabel('Your name at the table');
    await name.fill('Maximiliane von und zu Hohenfels');
    check((await name.inputValue()) === 'Maximiliane von und zu H', 'the name has no limit');
    await ben.page.getByText('24/24').waitFor();
    await ben.page.getByRole('button', { name: 'Sit down here' }).click();
    await ana.page.locator('.who', { hasText: 'Maximiliane von und zu H' }).getByText('here').waitFor();
  },

  async 'whoever likes to confirm is asked, on every board'(browser) {
    const { page } = await person(browser);
    await prefer(page, 'Confirm each action on the board');
    await page.goto(problem('crates_D6', 'dockers_D5', 'goal_D6_D10', 'turns_1'));
    await page.waitForSelector('rect.grab');
    await press(page, 'D5', 'D6', 'D10');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await press(page, 'D10');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Solved in 1 turn').waitFor();
    for (const [game, variant] of [
      ['arcanor', 'memory'],
      ['cartagena', 'tortuga'],
    ]) {
      await setUp(page, game, variant, ['me', 'guest']);
      await page.locator('.board rect.grab').first().click();
      await page.locator('.board rect.aim').first().click();
      await page.locator('.ask button').first().click();
      await page.waitForFunction(() => document.querySelectorAll('.steps button').length === 1);
    }
  },

  async 'a second press on End turn hits nothing: the record stays where it is'(browser) {
    const [ana, ben] = await sitDown(browser, 'cartagena', 'tortuga', ['me', 'open']);
    const isAna = (await ana.page.locator('.whose.mine').count()) > 0;
    const [page, other] = isAna ? [ana.page, ben.page] : [ben.page, ana.page];
    await page.locator('.board rect.grab').first().click();
    await page.locator('.board rect.aim').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.steps button').length === 1);
    const record = async () => (await page.locator('.record').boundingBox()).y;
    const before = await record();
    const { x, y, width, height } = await page.getByRole('button', { name: 'End turn' }).boundingBox();
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await other.waitForSelector('.whose.mine');
    await page.waitForSelector('.whose:not(.mine)');
    check((await record()) === before, `the record was at ${before}, is at ${await record()}`);
    check((await page.getByText(/^Step \d+ of/).count()) === 0, 'a step of the record was opened');
  },

  async 'Black sits at the bottom for who plays Black, and boards can be flipped'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['bot 1', 'me']);
    await page.waitForSelector('.board rect[data-spot]');
    check((await top(page, 'a7')) > (await top(page, 'a1')), 'Black does not sit at the bottom');
    await fromMenu(page, 'Flip the board');
    check((await top(page, 'a7')) < (await top(page, 'a1')), 'the board was not flipped');
    await page.goto(`${url}/problems?id=p1`);
    await page.waitForSelector('rect.grab');
    check((await top(page, 'A1')) < (await top(page, 'A10')), 'the quay was not flipped');
  },

  async 'a hint does not call another way to solve a problem wrong'(browser) {
    const { page } = await person(browser);
    await page.goto(`${url}/problems?id=p1`);
    await page.waitForSelector('rect.grab');
    await press(page, 'D6', 'C6', 'B6'); // as in the published solution, which is not the one that is stored
    await page.getByText('C6: 4 points left').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/plays this turn in another way/).waitFor({ timeout: 5_000 });
  },

  async 'hints go step by step, and a solved problem leads on'(browser) {
    const { page } = await person(browser);
    await page.goto(`${url}/problems?id=p1`);
    await page.waitForSelector('rect.grab');
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('Play with the docker on B9.').waitFor();
    for (const text of ['The crate on C6 has to move.', 'Walk from B9 to B6.', 'The whole turn:']) {
      check((await page.getByText(text).count()) === 0, `"${text}" was told too early`);
      await page.getByRole('button', { name: 'Next hint' }).click();
      await page.getByText(text).first().waitFor();
    }
    await press(page, 'B9', 'B6', 'B6', 'C6', 'D5');
    await page.getByRole('button', { name: 'End turn' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('Play with the docker on D6.').waitFor(); // found by a search from here
    await press(page, 'D6', 'D5', 'D2');
    await page.getByText('D3: 2 points left').waitFor(); // the crate has arrived
    await press(page, 'D3', 'D2', 'C3');
    await page.getByText('Nobody can do better').waitFor();
    await page.getByRole('link', { name: 'Next problem' }).click();
    await page.getByRole('heading', { name: 'Problem 2' }).waitFor();
    await page.goto(`${url}/problems`);
    await page.getByLabel('Solved').selectOption('solved');
    await page.getByText('1 problem', { exact: true }).waitFor();
  },

  async 'small boards can be brought near'(browser) {
    const { page } = await person(browser, { viewport: { width: 360, height: 640 }, hasTouch: true });
    await setUp(page, 'fragile', 'standard', ['me', 'guest']);
    const square = async () => (await spot(page, 'E5').boundingBox()).width;
    await spot(page, 'E5').waitFor();
    check((await square()) < 32, 'the squares are large already');
    await page.getByRole('button', { name: 'Magnify the board' }).click();
    check((await square()) >= 44, `a square is only ${await square()} pixels wide`);
    await page.getByRole('button', { name: 'Show the whole board' }).click();
    check((await square()) < 32, 'the board stayed near');
  },
};
