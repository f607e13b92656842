import { phone, url } from './browser.mjs';
import { faultsOf } from './measure.mjs';
import { axeFinds, check, fromMenu, person, sitDown } from './table.mjs';
import { pressTwice } from './twice.mjs';

const chatButton = (page) => page.locator('button[aria-controls=chat]');
const messages = (page) => page.locator('#chat ol .words');

async function openChat(page) {
  const button = chatButton(page);
  await button.waitFor();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await page.locator('#chat input').waitFor();
}

async function write(page, text) {
  await openChat(page);
  await page.locator('#chat input').fill(text);
  await page.locator('#chat input').press('Enter');
}

const hears = (page, text) => messages(page).filter({ hasText: text }).first().waitFor();

/** Opens the match as somebody who watches. */
async function watch(browser, host) {
  const watcher = await person(browser);
  await fromMenu(host.page, 'Invite or let others watch');
  await watcher.page.goto(await host.page.locator('dialog[open] input').last().inputValue());
  await host.page.keyboard.press('Escape');
  await watcher.page.waitForSelector('.board rect[data-spot]');
  return watcher;
}

/** Where something stands once it stands still: a new size of the page takes a moment. */
async function settled(locator) {
  let before = '';
  for (;;) {
    const box = JSON.stringify(await locator.boundingBox());
    if (box === before) return box;
    before = box;
    await locator.page().waitForTimeout(300);
  }
}

async function resign(page) {
  await fromMenu(page, 'Resign');
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
}

/** What people say to each other at a table, and how they become friends. */
export const words = {
  async 'words: two write to each other, phrases come in the language of the reader, and nobody else reads them'(
    browser,
  ) {
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
    const watcher = await watch(browser, ana);
    await ana.page.getByText('1 watching').first().waitFor();
    await write(ana.page, 'Shall we <b>begin</b>?');
    await chatButton(ben.page).getByText('1 unread message').waitFor({ state: 'attached' });
    await ben.page.locator('[aria-live]', { hasText: 'Shall we' }).waitFor({ state: 'attached' });
    await openChat(ben.page);
    await hears(ben.page, 'Shall we <b>begin</b>?');
    check((await chatButton(ben.page).getByText('unread').count()) === 0, 'what is open counts as unread');
    await write(ben.page, 'Gladly');
    await ana.page.locator('[aria-live]', { hasText: 'Gladly' }).waitFor({ state: 'attached' });
    await ben.page.locator('header select').selectOption('fr');
    await ana.page.locator('#chat .more').click();
    await ana.page.locator('#chat').getByRole('button', { name: 'Well played!' }).click();
    await hears(ana.page, 'Well played!');
    await hears(ben.page, 'Bien joué');
    await ana.page.locator('#chat .more').click();
    await ana.page.locator('#chat').getByRole('button', { name: 'Bravo' }).click();
    await ben.page.locator('#chat ol svg[aria-label=Bravo]').waitFor();
    await write(watcher.page, 'The gallery cheers');
    await hears(watcher.page, 'The gallery cheers');
    await ben.page.reload();
    await openChat(ben.page);
    await hears(ben.page, 'Shall we');
    for (const who of [ana, ben]) {
      check(![...who.frames].some((text) => text.includes('gallery')), 'a player hears the watchers');
    }
    check(![...watcher.frames].some((text) => text.includes('Shall we')), 'a watcher hears the players');
    check(ana.troubles.length + ben.troubles.length === 0, [...ana.troubles, ...ben.troubles][0]);
    await ana.page.locator('#chat .more').click();
    const faults = [...(await axeFinds(ana.page)), ...(await ana.page.evaluate(faultsOf, true))];
    check(faults.length === 0, faults.join('\n'));
  },

  async 'words: somebody is muted, reported, and heard again'(browser) {
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
    await write(ben.page, 'Hurry up!');
    await openChat(ana.page);
    await hears(ana.page, 'Hurry up!');
    const about = () => ana.page.locator('#chat .about').first();
    await about().click();
    await ana.page.getByRole('button', { name: 'Report this message' }).click();
    await ana.page.getByText('The operator of this site').waitFor();
    await about().click();
    await ana.page.locator('#chat').getByRole('button', { name: /^Mute/ }).click();
    await messages(ana.page).filter({ hasText: 'Hurry up!' }).waitFor({ state: 'detached' });
    await write(ben.page, 'Hello?');
    await hears(ben.page, 'Hello?');
    check((await messages(ana.page).count()) === 0, 'who is muted is still seen');
    const match = ana.page.url();
    await ana.page.goto(`${url}/me`);
    await ana.page.getByRole('button', { name: /^Unmute/ }).click();
    await ana.page.goto(match);
    await openChat(ana.page);
    await hears(ana.page, 'Hello?');
  },

  async 'words: on a phone a bubble at the edge, a sheet, and nothing scrolls'(browser) {
    const [ana, ben] = await sitDown(browser, 'cartagena', 'basic', ['me', 'open']);
    for (const size of [phone, { width: 360, height: 640 }]) {
      await ben.page.setViewportSize(size);
      const board = ben.page.locator('.match > .board');
      const before = await settled(board);
      await write(ana.page, `For ${size.width}`);
      await ben.page.locator('.bubble', { hasText: `For ${size.width}` }).waitFor();
      check((await settled(board)) === before, `the board changes its size, which was ${before}`);
      await openChat(ben.page);
      await hears(ben.page, `For ${size.width}`);
      const faults = [...(await axeFinds(ben.page)), ...(await ben.page.evaluate(faultsOf, true))];
      check(faults.length === 0, faults.join('\n'));
      await ben.page.locator('#chat input').blur();
      await ben.page.keyboard.press('Escape');
      await ben.page.locator('#chat input').waitFor({ state: 'detached' });
    }
    await ben.page.setViewportSize({ width: 1280, height: 800 });
    await ben.page.keyboard.press('c');
    await ben.page.keyboard.type('By keys alone');
    await ben.page.keyboard.press('Enter');
    await hears(ana.page, 'By keys alone');
  },

  async 'friends: two become friends after a match, and play again with one press'(browser) {
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
    await resign(ana.page);
    await ana.page.getByRole('button', { name: /^Add .* as a friend$/ }).click();
    await ana.page.getByText(/has been asked/).waitFor();
    await ben.page.getByText(/would like to be your friend/).waitFor();
    await ben.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [ana, ben]) await page.getByText(/is your friend/).waitFor();
    await ben.page.goto(`${url}/learn`);
    await ana.page.goto(`${url}/me`);
    await ana.page.getByText(/won 0, drawn 0, lost 1/).waitFor();
    const finds = await axeFinds(ana.page);
    check(finds.length === 0, finds.join('\n'));
    await ana.page.getByRole('combobox', { name: 'Game to play' }).selectOption('cartagena');
    const asked = await pressTwice(ana.page, ana.page.getByRole('button', { name: /^Challenge/ }), 'matches');
    await ben.page.getByText(/invites you to play Cartagena/).waitFor();
    await ben.page.getByRole('button', { name: 'Go to the table' }).click();
    for (const { page } of [ana, ben]) await page.waitForSelector('.board rect[data-spot]');
    check(asked() === 1, `${asked()} matches were made`);
    check(ana.troubles.length + ben.troubles.length === 0, [...ana.troubles, ...ben.troubles][0]);
  },
};
