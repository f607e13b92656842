import { readFileSync } from 'node:fs';
import { phone, url } from './browser.mjs';
import { playOn, press } from './monkey.mjs';
import { check, fromMenu, isInSight, person, setUp, sitDown } from './table.mjs';

const steps = (page) => page.locator('.steps button');

/** Looking back, and asking what a strong player would have done. */
export const replay = {
  async 'the seats show how they stood at the step that is looked at'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'cartagena', 'tortuga', ['me', 'bot 1']);
    const seats = () => page.locator('.seats').innerText();
    const myTurn = () => page.waitForSelector('.whose.mine');
    await myTurn();
    const [before, played] = [await seats(), await steps(page).count()];
    await playOn(page, 4);
    await myTurn();
    const after = await seats();
    check(after !== before, 'nothing changed while four actions were played');
    if (played === 0) await page.getByRole('button', { name: 'To the beginning' }).click();
    else
      await steps(page)
        .nth(played - 1)
        .click();
    await page.getByText(`Step ${played} of`).waitFor();
    check((await seats()) === before, `the seats show ${await seats()} instead of ${before}`);
    await page.getByRole('button', { name: 'Back to the match' }).click();
    await page.waitForFunction((text) => document.querySelector('.seats').innerText === text, after);
  },

  async 'the hint tells what to do next with the pirate in hand'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'cartagena', 'tortuga', ['me', 'guest']);
    await page.getByText('Choose a pirate or a card.').waitFor();
    await page.locator('.board rect.grab').first().click();
    await page.getByText('Forward: choose a card.').waitFor();
    await page.keyboard.press('Escape');
  },

  async 'a computer’s pirate arrives before the next one starts'(browser) {
    const { page } = await person(browser, { reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      // By the clock and not by the frames drawn: a busy machine may not have drawn one yet.
      globalThis.cut = [];
      globalThis.glides = 0;
      const begun = new WeakMap();
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        const isMine = document.querySelector('.whose.mine') !== null; // who plays on fast cuts the own glide
        if (!isMine) {
          globalThis.glides++;
          document.body.style.paddingRight = `${globalThis.glides % 2}px`; // as a scroll bar or a late font changes the board's size
          begun.set(animation, performance.now());
        }
        return animation;
      };
      const cancel = Animation.prototype.cancel;
      Animation.prototype.cancel = function () {
        const { duration, delay } = this.effect?.getComputedTiming() ?? {};
        const progress = (performance.now() - begun.get(this) - delay) / duration;
        if (this.playState === 'running' && progress < 0.9) globalThis.cut.push(progress);
        cancel.call(this);
      };
    });
    await setUp(page, 'cartagena', 'tortuga', ['me', 'bot 1', 'bot 1', 'bot 1']);
    await playOn(page, 12);
    const { cut, glides } = await page.evaluate(() => ({ cut: globalThis.cut, glides: globalThis.glides }));
    check(glides > 0, 'nothing glides');
    check(cut.length === 0, `a glide was cut off at ${cut[0]} of its way`);
  },

  async 'the computer has an opinion of any step, of a running match on this screen and of one that is over'(
    browser,
  ) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await playOn(page, 3);
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.getByText(/Step 0 of/).waitFor();
    const ask = page.locator('#rest').getByText('What would the computer do?');
    await fromMenu(page, 'What would the computer do?');
    await page.getByText(/advice: moves from [a-h][1-7]/).waitFor();
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByText(/Step 1 of/).waitFor();
    check((await page.getByText(/advice:/).count()) === 0, 'the opinion of another step is still there');
    await page.getByRole('button', { name: 'To the end' }).click();
    await fromMenu(page, 'Resign');
    await page.locator('dialog[open] .danger').click();
    await page.waitForSelector('.result');
    check((await ask.count()) === 0, 'there is nothing to be decided at the end');
    await steps(page).nth(1).click();
    await fromMenu(page, 'What would the computer do?');
    await page.getByText(/advice: moves .*[a-h][1-7].*%/).waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'advice is in sight on a phone, in words'(browser) {
    const { page } = await person(browser, { viewport: phone });
    await setUp(page, 'cartagena', 'basic', ['me', 'bot 1']);
    await page.waitForSelector('.whose.mine');
    await fromMenu(page, 'What would the computer do?');
    const advice = page.getByText(/advice: (plays|goes back) .*%/);
    await advice.waitFor();
    check(await isInSight(advice), 'the advice is out of sight');
  },

  async 'a pasted record is stepped through and talked about; a broken one is refused with its line'(
    browser,
  ) {
    const { page, troubles } = await person(browser);
    const golden = new URL(
      '../../rules/src/test/resources/golden/cartagena-jamaica-2-5.match',
      import.meta.url,
    );
    const record = readFileSync(golden, 'utf8');
    await page.goto(`${url}/record`);
    const text = page.getByRole('textbox', { name: 'Record' });
    const open = page.getByRole('button', { name: 'Check and open' });
    await text.fill(record.replace(/^seat .*$/m, 'seat 7'));
    await open.click();
    await page.getByText(/This text cannot be read: line \d+/).waitFor();
    await text.fill(record);
    await open.click();
    await page.waitForSelector('.result');
    await steps(page).nth(3).click();
    await page.getByText(/Step 4 of/).waitFor();
    await fromMenu(page, 'What would the computer do?');
    await page.getByText(/advice: \S+/).waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'nobody is advised against people, until the match is over'(browser) {
    const [ana, ben] = await sitDown(browser, 'cartagena', 'basic', ['me', 'open']);
    const people = [ana.page, ben.page];
    while ((await steps(ana.page).count()) < 2) {
      for (const page of people) await press(page);
    }
    await steps(ana.page).first().click();
    await ana.page.getByText(/Step 1 of/).waitFor();
    const ask = ana.page.locator('#rest').getByText('What would the computer do?');
    check((await ask.count()) === 0, 'advice is offered in a running match against a person');
    await fromMenu(ben.page, 'Resign');
    await ben.page.locator('dialog[open] .danger').click();
    await ask.waitFor({ state: 'attached' });
    await fromMenu(ana.page, 'What would the computer do?');
    await ana.page.getByText(/advice: \S+/).waitFor();
  },

  async 'what I solved is kept here and with my player on the server'(browser) {
    const { page } = await person(browser);
    const solve = async () => {
      await page.goto(`${url}/problems?id=p1`);
      await page.waitForSelector('rect.grab');
      const way = 'B9 B6 B6 C6 D5 | D6 D5 D4 D5 D4 D3 D4 D3 D2 D3 D2 C3'.split(' ');
      for (const spot of way) {
        if (spot === '|') await page.getByRole('button', { name: 'End turn' }).click();
        else await page.locator(`rect[data-spot="${spot}"]`).click();
      }
      await page.getByText('Solved in 2 turns and 8 points').waitFor();
    };
    const told = page.waitForResponse((answer) => answer.url().endsWith('/problems/p1/solutions'));
    await solve();
    check((await told).ok(), 'the server did not take the solution');
    await page.evaluate(() => localStorage.removeItem('solved'));
    await page.goto(`${url}/problems`);
    await page.locator('li.done').first().waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('solved')).p1);
    check(kept.turns === 2 && kept.points === 8, `the server gave back ${JSON.stringify(kept)}`);
  },
};
