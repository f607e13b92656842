import { phone, url } from './browser.mjs';
import { axeFinds, check, person, post } from './table.mjs';

/** Ana and Ben at a match by days in which Ana begins. */
async function byDays(browser, game, variant) {
  const [ana, ben] = [await person(browser), await person(browser)];
  for (const [{ page }, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
  ]) {
    await page.goto(`${url}/`);
    await post(page, 'me', { name });
  }
  const made = await post(ana.page, 'matches', {
    game,
    variant,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    first: 1,
    clock: { kind: 'turn', days: 3 },
  });
  await post(ben.page, `matches/${made.match}/join`, { key: made.invites[0].key });
  return { ana, ben, match: made.match };
}

async function act(page, match, action) {
  const { version } = await page.evaluate(
    async (match) => (await fetch(`./api/matches/${match}`)).json(),
    match,
  );
  const order = { type: 'act', id: `a${version}`, version, seat: 1, action };
  return post(page, `matches/${match}/commands`, order);
}

/** The link in the menu of a match that leads to planning. */
async function plan(page) {
  await page.locator('[aria-controls=rest]').click();
  await page.locator('#rest').getByRole('link', { name: 'Plan replies' }).click();
  await page.getByText('Try what Ana might play').waitFor();
}

/** Moves a whole duo on the board. */
async function move(page, from, to) {
  for (const spot of [from, to]) await page.locator(`.board rect[data-spot="${spot}"]`).click();
  await page.getByRole('button', { name: 'Move all of it' }).click();
}

const planned = (page, match) =>
  page.evaluate(async (match) => (await (await fetch(`./api/matches/${match}/replies`)).json()).plans, match);

async function firesOrNot(browser) {
  const { ana, ben, match } = await byDays(browser, 'arcanor', 'open');
  await ben.page.goto(`${url}/match?id=${match}`);
  await plan(ben.page);
  await move(ben.page, 'd1', 'd2');
  await ben.page.getByText('Now play your reply').waitFor();
  await move(ben.page, 'd7', 'd6');
  await ben.page.getByRole('button', { name: 'Plan this reply' }).click();
  await ben.page.getByText('This reply is planned').waitFor();
  const faults = await axeFinds(ben.page);
  check(faults.length === 0, faults.join('\n'));
  await ben.page.getByRole('button', { name: 'Start again' }).click();
  await move(ben.page, 'b1', 'b2');
  await move(ben.page, 'b7', 'b6');
  await ben.page.getByRole('button', { name: 'Plan this reply' }).click();
  await ben.page.getByText('b1-b2 → b7-b6').waitFor();
  await ben.page.getByRole('button', { name: 'Remove b1-b2 → b7-b6' }).click();
  await ben.page.getByText('b1-b2 → b7-b6').waitFor({ state: 'detached' });
  await ben.page.getByRole('link', { name: 'Back to the match' }).click();

  await ana.page.goto(`${url}/match?id=${match}`);
  await ana.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await act(ana.page, match, 'd1-d2');
  await ana.page.waitForFunction(() => document.querySelectorAll('.steps button').length === 2);
  await ana.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await ben.page.getByRole('heading', { name: 'Ana to play' }).waitFor();
  check((await planned(ben.page, match)).length === 0, 'a plan outlives its reply');

  await ben.page.setViewportSize(phone);
  await plan(ben.page);
  await move(ben.page, 'd2', 'd3');
  await move(ben.page, 'b7', 'b6');
  await ben.page.getByRole('button', { name: 'Plan this reply' }).click();
  await ben.page.getByText('This reply is planned').waitFor();
  await act(ana.page, match, 'b1-b2');
  await ben.page.getByRole('heading', { name: 'Your turn' }).waitFor(); // planning is over by itself
  check((await planned(ben.page, match)).length === 0, 'a plan that does not fit stays');
  const told = [...ana.frames, ...ana.answers].filter((message) => message.includes('d2-d3'));
  check(
    told.every((message) => !message.includes('lines')),
    told[0],
  );
  for (const { troubles } of [ana, ben]) check(troubles.length === 0, troubles[0]);
}

/** Conditional actions: what I answer while I am away. */
export const replies = {
  'replies: a planned reply is played, and one planned on a phone that does not fit is dropped': firesOrNot,
};
