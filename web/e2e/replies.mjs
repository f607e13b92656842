import { phone, url } from './browser.mjs';
import { axeFinds, check, person, post } from './table.mjs';

/** Ana, who likes motion, and Ben, who does not, at a match by days in which Ana begins. */
async function byDays(browser, game, variant, viewport) {
  const ana = await person(browser, { reducedMotion: 'no-preference' });
  const ben = await person(browser, viewport ? { viewport } : {});
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

async function act(page, match, action, seat = 1) {
  const { version } = await page.evaluate(
    async (match) => (await fetch(`./api/matches/${match}`)).json(),
    match,
  );
  const order = { type: 'act', id: `a${version}`, version, seat, action };
  const answer = await post(page, `matches/${match}/commands`, order);
  check(answer.type === 'accepted', `${action}: ${answer.reason}`);
}

/** Notes how many actions the record shows, whenever that changes. */
const watchSteps = (page) =>
  page.evaluate(() => {
    const steps = () => document.querySelectorAll('.steps button').length;
    globalThis.seenSteps = [steps()];
    new MutationObserver(() => {
      if (globalThis.seenSteps.at(-1) !== steps()) globalThis.seenSteps.push(steps());
    }).observe(document.body, { subtree: true, childList: true });
  });

async function sawSteps(page, expected) {
  const seen = (await page.evaluate(() => globalThis.seenSteps)).join(' ');
  check(seen === expected, `the record had ${seen} actions; expected ${expected}`);
}

/** The link in the menu of a match that leads to planning. */
async function plan(page) {
  await page.locator('[aria-controls=rest]').click();
  await page.locator('#rest').getByRole('link', { name: 'Plan replies' }).click();
  await page.getByText('Try what Ana might play').waitFor();
}

/** Takes a piece from one place to another as soon as that is possible: while a command is on its way, nothing is. */
async function take(page, from, to) {
  await page.locator(`.board rect.grab[data-spot="${from}"]`).click();
  await page.locator(`.board rect.aim[data-spot="${to}"]`).click();
}

/** Moves a whole duo on the board. */
async function move(page, from, to) {
  await take(page, from, to);
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
  await watchSteps(ana.page);
  await watchSteps(ben.page);
  await act(ana.page, match, 'd1-d2');
  await ana.page.waitForFunction(() => document.querySelectorAll('.steps button').length === 2);
  await ana.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await ben.page.getByRole('heading', { name: 'Ana to play' }).waitFor();
  check((await planned(ben.page, match)).length === 0, 'a plan outlives its reply');
  await sawSteps(ana.page, '0 1 2'); // first the action, then the reply
  await sawSteps(ben.page, '0 2'); // without motion both at once

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

/** What both place in the set-up of Fragile, Ana first: four depots each, then three dockers. */
const PLACED = 'C8 A10 J7 C3 J10 A4 H3 H8 C8 A10 H3 C3 J10 H8';

/** A turn of Fragile: two dockers walk (F10), from the first square to the second and from the third to the fourth. */
async function takeTurn(page, squares) {
  const [first, there, second, farther] = squares.split(' ');
  await take(page, first, there);
  await take(page, second, farther);
  await page.getByRole('button', { name: 'End turn' }).click();
}

/** Plans what Ben replies to a turn of Ana's. */
async function planTurn(page, hers, his) {
  await plan(page);
  await takeTurn(page, hers);
  await page.getByText('Now play your reply').waitFor();
  await takeTurn(page, his);
  await page.getByRole('button', { name: 'Plan this reply' }).click();
  await page.getByText('This reply is planned').waitFor();
  await page.getByRole('link', { name: 'Back to the match' }).click();
  await page.getByRole('heading', { name: 'Ana to play' }).waitFor();
}

async function wholeTurns(browser) {
  const { ana, ben, match } = await byDays(browser, 'fragile', 'standard', phone);
  const people = [ana, ben];
  for (const [i, spot] of PLACED.split(' ').entries())
    await act(people[i % 2].page, match, spot, (i % 2) + 1);
  for (const { page } of people) await page.goto(`${url}/match?id=${match}`);
  await planTurn(ben.page, 'C8 B6 H3 J3', 'A10 B10 H8 J8');
  await ana.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await takeTurn(ana.page, 'C8 B6 H3 J3');
  const length = PLACED.split(' ').length;
  await ana.page.waitForFunction((n) => document.querySelectorAll('.steps button').length === n, length + 6);
  await ana.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  check((await planned(ben.page, match)).length === 0, 'a plan outlives its reply');

  await planTurn(ben.page, 'J10 I8 J3 H1', 'B10 C10 J8 H5');
  await takeTurn(ana.page, 'J10 I8 B6 B7');
  await ben.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  check((await planned(ben.page, match)).length === 0, 'a plan that does not fit stays');
  for (const { troubles } of people) check(troubles.length === 0, troubles[0]);
}

/** Conditional actions: what I answer while I am away. */
export const replies = {
  'replies: a planned reply is played, and one planned on a phone that does not fit is dropped': firesOrNot,

  'replies: whole turns of Fragile are planned on a phone, played and dropped': wholeTurns,
};
