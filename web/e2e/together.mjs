import { launchWhole, url } from './browser.mjs';
import { playOn, press } from './monkey.mjs';
import { check, fromMenu, isInSight, person, setUp, sitDown } from './table.mjs';

const steps = (page) => page.locator('.steps button').allTextContents();

/** Until one of them is on turn; tells who, and who is not. */
async function onTurn(...people) {
  for (let tries = 0; tries < 1200; tries++) {
    for (const one of people) {
      if ((await one.page.locator('.whose.mine').count()) > 0) {
        return [one, ...people.filter((other) => other !== one)];
      }
    }
    await people[0].page.waitForTimeout(50);
  }
  throw new Error('nobody came on turn');
}

/** A match made over HTTP, for what the form does not offer; the page goes there. */
async function create(page, wanted) {
  await page.goto(`${url}/`);
  const id = await page.evaluate(async (wanted) => {
    const send = (path, body) =>
      fetch(`./api/${path}`, {
        method: 'POST',
        headers: { 'X-Cabestan': '1', 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    await send('me', { name: 'Ana' });
    return (await send('matches', wanted)).match;
  }, wanted);
  await page.goto(`${url}/match?id=${id}`);
}

/** What people do at one table, each in a browser of their own. */
export const together = {
  ...Object.fromEntries(
    ['basic', 'advanced', 'jamaica'].map((variant) => [
      `cartagena ${variant}: hidden hands are in nobody else's page or traffic`,
      async (browser) => {
        const [ana, ben] = await sitDown(browser, 'cartagena', variant, ['me', 'open']);
        const watcher = await person(browser);
        await fromMenu(ana.page, 'Invite or let others watch');
        await watcher.page.goto(await ana.page.locator('dialog[open] input').last().inputValue());
        await ana.page.keyboard.press('Escape');
        await ana.page.locator('[aria-controls=rest][aria-expanded=false]').waitFor(); // the menu goes with its question
        await watcher.page.waitForSelector('.board rect[data-spot]');
        await playOn(ana.page, 4, { others: [ben.page] });
        await ben.page.locator('.steps button').first().click();
        await ben.page.getByText(/Step 1 of/).waitFor();
        for (const [who, others] of [
          [ana, '2'],
          [ben, '1'],
          [watcher, '12'],
        ]) {
          const hand = new RegExp(`hand +[${others}] +[A-Z]`);
          const leak = [...who.frames, ...who.answers].find((text) => hand.test(text));
          check(!leak, `the hand of ${others} was sent to another: ${leak?.slice(0, 300)}`);
          check(!hand.test(await who.page.content()), `the hand of ${others} is in another's page`);
          check((await who.page.locator('.seats .mini').count()) === 0, 'cards of others are drawn');
        }
        check((await watcher.page.locator('.hand button').count()) === 0, 'a watcher sees a hand');
      },
    ]),
  ),

  async 'a table of a person, one on the same screen, one by link and a bot'(browser) {
    const [ana, ben] = await sitDown(browser, 'cartagena', 'tortuga', ['me', 'guest', 'open', 'bot 1']);
    const seats = () =>
      ana.page
        .locator('.record li svg')
        .evaluateAll((marks) => new Set(marks.map((mark) => mark.outerHTML)).size);
    for (let tries = 0; (await seats()) < 4; tries++) {
      check(tries < 400, `only ${await seats()} of four seats have played`);
      for (const { page } of [ana, ben]) await press(page);
      await ana.page.waitForTimeout(20);
    }
    check(ana.troubles.length + ben.troubles.length === 0, [...ana.troubles, ...ben.troubles][0]);
  },

  async 'a take-back is asked for and granted'(browser) {
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
    const [first, second] = await onTurn(ana, ben);
    await playOn(first.page, 1);
    await fromMenu(first.page, 'Ask to undo');
    await first.page.getByText('Waiting for an answer').waitFor();
    await second.page.getByText(/asks to undo/).waitFor();
    await second.page.getByRole('button', { name: 'Decline' }).click();
    await first.page.getByText(/does not agree/).waitFor();
    check((await second.page.getByText(/does not agree/).count()) === 0, 'the one who refused is told too');
    await first.page.getByText('Waiting for an answer').waitFor({ state: 'detached' });
    check((await steps(first.page)).length === 1, 'a refused take-back took something back');
    await fromMenu(first.page, 'Ask to undo');
    await second.page.getByRole('button', { name: 'Accept' }).click();
    for (const { page } of [first, second]) {
      await page.waitForFunction(() => document.querySelectorAll('.steps button').length === 0);
    }
    await first.page.waitForSelector('.whose.mine');
  },

  async 'leaving the page for another one is leaving the table, and Back comes back to it'() {
    const whole = await launchWhole(); // the headless shell keeps no pages for the way back
    try {
      const [ana, ben] = await sitDown(whole, 'arcanor', 'open', ['me', 'open']);
      const away = ana.page.locator('.seats').getByText('away');
      await ben.page.goto(`${url}/docs/`);
      await away.waitFor({ timeout: 8_000 });
      await ben.page.evaluate(() => history.back());
      await away.waitFor({ state: 'detached', timeout: 8_000 });
      await playOn(ana.page, 2, { others: [ben.page] });
    } finally {
      await whole.close();
    }
  },

  async 'a draw that is declined tells the one who offered it'(browser) {
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
    await fromMenu(ana.page, 'Offer a draw');
    await ben.page.getByRole('button', { name: 'Decline' }).click();
    await ana.page.getByText(/declines the draw/).waitFor();
  },

  ...Object.fromEntries(
    ['390x844', '360x640', '844x390'].map((size) => [
      `an offer and its answer are in sight at ${size}`,
      async (browser) => {
        const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
        const [width, height] = size.split('x').map(Number);
        for (const { page } of [ana, ben]) await page.setViewportSize({ width, height });
        await fromMenu(ana.page, 'Offer a draw');
        for (const name of ['Accept', 'Decline']) {
          const answer = ben.page.getByRole('button', { name });
          await answer.waitFor();
          check(await isInSight(answer), `'${name}' is out of sight`);
        }
        check(await isInSight(ben.page.getByText(/offers a draw/)), 'the offer is out of sight');
        check(await isInSight(ana.page.locator('.offer p')), 'the offer is out of sight for its maker');
      },
    ]),
  ),

  async 'the invitation to a match that goes on leaves the board when the seat is taken'(browser) {
    const [host, friend] = [await person(browser), await person(browser)];
    await setUp(host.page, 'arcanor', 'open', ['me', 'bot 1']);
    await fromMenu(host.page, 'Invite a friend');
    await host.page.getByRole('button', { name: 'Create the link' }).click();
    await host.page.waitForURL(/id=(?!local-)/);
    const invitation = host.page.locator('dialog[open] input[readonly]').first();
    await friend.page.goto(await invitation.inputValue());
    await friend.page.getByLabel('Your name at the table').fill('Frida');
    await friend.page.getByRole('button', { name: 'Sit down here' }).click();
    await host.page.locator('.seats', { hasText: 'Frida' }).first().waitFor();
    await invitation.waitFor({ state: 'detached', timeout: 5_000 });
    await playOn(host.page, 1, { others: [friend.page] });
    check(host.troubles.length + friend.troubles.length === 0, [...host.troubles, ...friend.troubles][0]);
  },

  async 'computer players of one level have names of their own'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'cartagena', 'tortuga', ['me', 'bot 1', 'bot 1', 'bot 2']);
    await page.waitForSelector('.seats .name');
    const names = await page.locator('.seats .name').allInnerTexts();
    const plain = names.map((name) => name.split(',')[0].trim());
    check(new Set(plain).size === 4, `the names are ${plain.join(', ')}`);
  },

  async 'clocks run for the one on turn, and end the match'(browser) {
    const { page } = await person(browser);
    const wanted = { game: 'arcanor', variant: 'open', options: {}, listed: false, first: 1 };
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
    await create(page, { ...wanted, seats, clock: { kind: 'match', seconds: 5, increment: 0 } });
    const clocks = page.getByRole('timer');
    await clocks.first().waitFor();
    const other = await clocks.nth(1).textContent();
    await page.waitForFunction(() => document.querySelector('[role=timer]')?.textContent === '0:02');
    check((await clocks.nth(1).textContent()) === other, 'the clock of the other runs too');
    await page.getByText(/ran out of time/).waitFor();
    await page.getByText('Pawn wins').waitFor();
  },

  async 'title, icon and notification tell that it is my turn'(browser) {
    const tell = () => {
      globalThis.told = [];
      globalThis.Notification = class {
        static permission = 'granted';
        constructor(title, { body }) {
          globalThis.told.push(`${title}: ${body}`);
        }
      };
    };
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open'], tell);
    const [first, second] = await onTurn(ana, ben);
    const icon = (page) => page.locator('#icon').getAttribute('href');
    await first.page.waitForFunction(() => document.title.startsWith('● Your turn'));
    check((await icon(first.page)).includes('icon-turn'), 'the icon does not show that it is my turn');
    check(!(await second.page.title()).includes('Your turn'), 'the title says my turn when it is not');
    // Playwright's pages are all in front; this one believes that it is not.
    await second.page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    );
    await playOn(first.page, 1);
    await second.page.waitForFunction(() => globalThis.told.includes('Arcanor: It is your turn.'));
    await second.page.waitForFunction(() => document.title.startsWith('● Your turn'));
    check(
      (await first.page.evaluate(() => globalThis.told.length)) === 0,
      'told although the page is in front',
    );
    check(!(await icon(first.page)).includes('icon-turn'), 'the icon still shows my turn');
  },

  async 'the title tells who waits how many seats are free, in the own language'(browser) {
    const ana = await person(browser);
    const titled = (page, title) => page.waitForFunction((title) => document.title === title, title);
    await setUp(ana.page, 'fragile', 'standard', ['me', 'open', 'open']);
    await titled(ana.page, '2 seats free · Fragile');
    const links = ana.page.locator('.links input');
    const [bens, cys] = [await links.nth(0).inputValue(), await links.nth(1).inputValue()];
    const ben = await person(browser, { locale: 'fr' });
    await ben.page.goto(bens);
    await titled(ben.page, '2 places libres · Fragile');
    const cy = await person(browser, { locale: 'de' });
    await cy.page.goto(cys);
    await titled(cy.page, '2 Plätze frei · Fragile');
    await ben.page.getByRole('button', { name: 'M’asseoir ici' }).click();
    await titled(ana.page, '1 seat free · Fragile');
    await titled(ben.page, '1 place libre · Fragile');
    await titled(cy.page, '1 Platz frei · Fragile');
    await cy.page.getByRole('button', { name: 'Hier hinsetzen' }).click();
    await ana.page.waitForFunction(() => /Your turn|Fragile · Cabestan/.test(document.title));
    await ana.page.getByRole('link', { name: 'Cabestan, home' }).click();
    await titled(ana.page, 'Cabestan');
  },

  async 'who comes and goes takes nothing out of my hand'(browser) {
    const [ana, ben] = await sitDown(browser, 'arcanor', 'open', ['me', 'open']);
    const [mine, other] = await onTurn(ana, ben);
    await mine.page.locator('.board rect.grab').first().click();
    const aims = mine.page.locator('.board rect.aim');
    const before = await aims.count();
    check(before > 0, 'nothing is in hand');
    await other.page.goto(`${url}/learn`);
    await mine.page.locator('.seats').getByText('away').waitFor();
    check((await aims.count()) === before, 'the hand is empty');
    await aims.first().click();
    await mine.page.waitForFunction(
      () => document.querySelector('.ask') ?? document.querySelector('.steps button'),
    );
  },
};
