import { url } from './browser.mjs';
import { check, fromMenu, person, setUp, sitDown } from './table.mjs';
import { wire } from './wire.mjs';

const steps = (page) => page.locator('.steps button').allTextContents();

/** A match on the server that a page follows over a wire of its own, on turn in the middle of a turn. */
async function midTurn(browser) {
  const line = await wire();
  const [ana, ben] = await sitDown(browser, 'cartagena', 'advanced', ['me', 'open']);
  const isAna = (await ana.page.locator('.whose.mine').count()) > 0;
  const [mine, other] = isAna ? [ana, ben] : [ben, ana];
  const { pathname, search } = new URL(mine.page.url());
  await mine.page.goto(line.url + pathname + search);
  await mine.page.waitForSelector('.whose.mine');
  await move(mine.page);
  await mine.page.waitForFunction(() => document.querySelectorAll('.steps button').length === 1);
  return { line, page: mine.page, other: other.page };
}

async function move(page) {
  await page.locator('.board rect.grab').first().click();
  await page.locator('.board rect.aim').first().click();
}

const lost = (page) => page.getByText('Connection lost').waitFor();
const isBack = (page) => page.getByText('Connection lost').waitFor({ state: 'detached' });

/** Both pages come to show the same so many steps, and the server's own record has as many. */
async function agree(page, other, count) {
  for (const one of [page, other]) {
    await one.waitForFunction((n) => document.querySelectorAll('.steps button').length === n, count);
  }
  check((await steps(page)).join() === (await steps(other)).join(), 'the records differ');
  const text = await other.evaluate(() =>
    fetch(`./api/matches/${new URLSearchParams(location.search).get('id')}/record`).then((answer) =>
      answer.text(),
    ),
  );
  const kept = [...text.matchAll(/^turn +\d (.*)$/gm)].flatMap(([, actions]) => actions.trim().split(/ +/));
  check(kept.length === count, `the server keeps ${kept.length} actions instead of ${count}`);
}

/** What happens when the wire breaks in the middle of a turn. */
export const trouble = {
  async 'what happened while the connection was lost is on the home page when it is back'(browser) {
    const line = await wire();
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
    const isAna = (await ana.page.locator('.whose.mine').count()) > 0;
    const [mine, other] = isAna ? [ana, ben] : [ben, ana];
    await other.page.goto(line.url);
    await other.page.getByText('Open', { exact: true }).first().waitFor();
    line.cut();
    await other.page.getByText('Open tables need a connection').first().waitFor();
    await move(mine.page);
    await mine.page.getByRole('button', { name: 'Move all of it' }).click();
    await mine.page.locator('.whose:not(.mine)').waitFor();
    line.mend();
    await other.page.getByText('Your turn').first().waitFor();
    line.close();
  },

  async 'an action made while the connection is lost arrives once'(browser) {
    const { line, page, other } = await midTurn(browser);
    line.cut();
    await lost(page);
    await move(page);
    check((await steps(page)).length === 1, 'the page shows what the server does not know');
    line.mend();
    await isBack(page);
    await agree(page, other, 2);
    line.close();
  },

  async 'an action whose answer is lost is not done twice'(browser) {
    const { line, page, other } = await midTurn(browser);
    line.deafen();
    await move(page);
    await other.waitForFunction(() => document.querySelectorAll('.steps button').length === 2);
    line.cut();
    await lost(page);
    line.mend();
    await isBack(page);
    await agree(page, other, 2);
    await page.keyboard.press('u');
    await agree(page, other, 1);
    line.close();
  },

  async 'a connection that does not answer is told, and the command arrives once'(browser) {
    const { line, page, other } = await midTurn(browser);
    line.deafen();
    await move(page);
    const began = Date.now();
    await page.getByText('Sending…').waitFor();
    check(Date.now() - began < 3000, `nothing was said for ${Date.now() - began} ms`);
    await page.getByText('No answer, trying again').waitFor();
    check(Date.now() - began < 8000, `nothing more was said for ${Date.now() - began} ms`);
    line.mend();
    await page.getByText('No answer').waitFor({ state: 'detached' });
    await isBack(page);
    await agree(page, other, 2);
    line.close();
  },

  async 'who plays and gives up while the connection is lost has done both when it is back'(browser) {
    const { line, page, other } = await midTurn(browser);
    line.cut();
    await lost(page);
    await move(page);
    await fromMenu(page, 'Resign');
    await page.locator('dialog[open] .danger').click();
    line.mend();
    for (const one of [page, other]) await one.locator('.result').waitFor();
    await agree(page, other, 2);
    line.close();
  },

  async 'two keys pressed at once are obeyed one after the other'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'cartagena', 'tortuga', ['me', 'guest']);
    for (const count of [1, 2]) {
      await page.waitForSelector('.board rect.grab');
      await move(page);
      await page.waitForFunction((n) => document.querySelectorAll('.steps button').length === n, count);
    }
    const whose = await page.locator('.whose').textContent();
    await page.evaluate(() => {
      for (const key of ['u', 'e'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await page.waitForFunction((before) => document.querySelector('.whose').textContent !== before, whose);
    check((await steps(page)).length === 2, `${await steps(page)} instead of an action and the end`);
  },

  async 'a browser that knows it is offline says so at once, and the others see it'(browser) {
    const { line, page, other } = await midTurn(browser);
    const began = Date.now();
    await page.context().setOffline(true);
    await lost(page);
    check(Date.now() - began < 2000, `nothing was said for ${Date.now() - began} ms`);
    line.cut();
    await other.locator('.seats').getByText('away').waitFor();
    line.mend();
    await page.context().setOffline(false);
    await isBack(page);
    await other.locator('.seats').getByText('away').waitFor({ state: 'detached' });
    line.close();
  },

  async 'a page that is opened again in the middle of a turn shows it unchanged'(browser) {
    const { line, page, other } = await midTurn(browser);
    const before = await page.locator('.hand').innerText();
    line.cut();
    await lost(page);
    line.mend();
    await page.reload();
    await page.waitForSelector('.whose.mine');
    await agree(page, other, 1);
    check((await page.locator('.hand').innerText()) === before, 'the hand differs after the reload');
    line.close();
  },

  async 'a match in this browser outlives a reload in the middle of a turn'(browser) {
    const { page, context } = await person(browser);
    await page.goto(url);
    await page.locator('article').nth(1).getByRole('button', { name: 'Play the computer' }).click();
    await page.waitForSelector('.whose.mine');
    const before = (await steps(page)).length;
    await move(page);
    await page.waitForFunction((n) => document.querySelectorAll('.steps button').length > n, before);
    const played = await steps(page);
    await page.reload();
    await page.waitForSelector('.steps button');
    check((await steps(page)).join() === played.join(), 'the record differs after a reload');
    await context.setOffline(true);
    await page.keyboard.press('u');
    await page.waitForFunction((n) => document.querySelectorAll('.steps button').length === n, before);
  },
};
