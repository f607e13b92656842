import { readFileSync } from 'node:fs';
import { phone, url } from './browser.mjs';
import { byKeyboard } from './keys.mjs';
import { playOut, press } from './monkey.mjs';
import { axeFinds, check, fromMenu, person, setUp } from './table.mjs';

const variants = [
  ['arcanor', 'open'],
  ['arcanor', 'memory'],
  ['cartagena', 'basic'],
  ['cartagena', 'advanced'],
  ['cartagena', 'jamaica'],
  ['cartagena', 'tortuga'],
  ['fragile', 'standard'],
  ['fragile', 'straws'],
];

/** Until the page shows a board that waits for me. */
const myTurn = (page) => page.waitForSelector('.whose.mine', { timeout: 60_000 });

async function cardsOf(page) {
  return page.locator('.hand button').evaluateAll((buttons) => buttons.map((button) => button.textContent));
}

/**
 * Two who play at random rarely win at Arcanor, and there is no bot at their table to do it: one wants to the far row,
 * the other to the near one, and who has not won after a while gives up.
 */
async function race(ana, ben) {
  await playOut([ana, ben], {
    wishes: [(spot) => Number(spot[1]), (spot) => -Number(spot[1])],
    enough: 100,
  });
  if ((await ana.locator('.result').count()) > 0) return;
  await fromMenu(ben, 'Resign');
  await ben.locator('dialog[open] .danger').click();
  await ana.waitForSelector('.result');
}

/** Each scenario is a name and what a person does; it fails by throwing. */
export const scenarios = {
  ...Object.fromEntries(
    ['arcanor', 'cartagena', 'fragile'].map((game) => [
      `${game} by keyboard alone`,
      async (browser) => {
        const { page, troubles } = await person(browser);
        await setUp(page, game, variants.find(([name]) => name === game)[1], ['me', 'bot 3']);
        await playOut([page], { hand: byKeyboard, patience: 12 });
        check(troubles.length === 0, troubles[0]);
      },
    ]),
  ),

  ...Object.fromEntries(
    variants.map(([game, variant]) => [
      `${game} ${variant} between two browsers, to the end`,
      async (browser) => {
        const isFirst = variants.find(([name]) => name === game)[1] === variant; // one of each game with all motion
        const ana = await person(browser, { reducedMotion: isFirst ? 'no-preference' : 'reduce' });
        const ben = await person(browser);
        await setUp(ana.page, game, variant, ['me', 'open', ...(game === 'arcanor' ? [] : ['bot 3'])]);
        await ben.page.goto(await ana.page.locator('.links input').first().inputValue());
        await ben.page.getByRole('button', { name: 'Sit down here' }).click();
        if (game === 'arcanor') await race(ana.page, ben.page);
        else await playOut([ana.page, ben.page]);
        await ben.page.waitForSelector('.result');
        check(ana.troubles.length + ben.troubles.length === 0, [...ana.troubles, ...ben.troubles][0]);
      },
    ]),
  ),

  async 'one screen, two people: the curtain hides the hand'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'cartagena', 'basic', ['me', 'guest']);
    await page.waitForSelector('.curtain');
    check((await cardsOf(page)).length === 0, 'a hand is on the page behind the curtain');
    await page.locator('.curtain button').click();
    await page.waitForSelector('.hand button');
    while ((await press(page)) !== 'curtain') await page.waitForTimeout(30);
  },

  async 'a step of the record is shown, and a branch begins there'(browser) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    const steps = page.locator('.steps button');
    while ((await steps.count()) < 5) {
      await press(page);
      await page.waitForTimeout(60);
    }
    await myTurn(page);
    const played = await steps.allTextContents();
    await steps.nth(1).click();
    await page.getByText(/Step 2 of/).waitFor();
    await page.getByRole('button', { name: 'Try from here' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.steps button').length === 2);
    check((await steps.allTextContents()).join() === played.slice(0, 2).join(), 'the branch began elsewhere');
    check(troubles.length === 0, troubles[0]);
  },

  async 'play again leads to a new match, with the same sides'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await myTurn(page);
    const first = page.url();
    await fromMenu(page, 'Resign');
    await page.locator('dialog[open] .danger').click();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForFunction((url) => location.href !== url, first);
    await page.waitForSelector('.whose');
    await page.locator('.seats li:nth-child(1) .name', { hasText: 'Guest' }).waitFor({ timeout: 5_000 });
  },

  async 'the home page leads back to the match that waits for me'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await myTurn(page);
    await page.goto(url);
    await page.getByRole('navigation', { name: 'Keep playing' }).getByText('Your turn').click();
    await myTurn(page);
  },

  async 'a rejected try says why'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'bot 1']);
    await myTurn(page);
    await page.locator('.board rect.grab').first().click();
    await page.locator('.board rect[data-spot=e4]').click();
    await page.waitForSelector('[role=alert] .rule');
  },

  async 'a depot that cannot be placed says why'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'fragile', 'standard', ['me', 'bot 1']);
    await myTurn(page);
    await page.locator('.board rect[data-spot=E2]').click();
    await page.getByText('That is not one of the twelve sheds.').waitFor({ timeout: 5_000 });
  },

  async 'every page is clean for axe, in both themes, and fits 360 pixels'(browser) {
    for (const colorScheme of ['light', 'dark']) {
      const rules = colorScheme === 'light' ? [] : ['color-contrast']; // nothing else depends on the theme
      const { page } = await person(browser, { colorScheme, viewport: { ...phone, width: 360 } });
      const games = ['fragile', 'cartagena', 'arcanor'];
      const position = '4,4,3,,,,,/,,,1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,a,,,,,,/,,,,,,a,_w';
      const paths = [
        '',
        'new',
        'problems',
        'analyse',
        'analyse?edit',
        `analyse?position=${position}`,
        `embed?position=${position}`,
        'me',
        'nowhere',
        'learn',
        ...games.map((game) => `learn?game=${game}`),
        'docs/',
        'docs/rules/fragile.html',
        'docs/protocol.html',
        'docs/commands/arena.html',
      ];
      for (const path of paths) {
        await page.goto(`${url}/${path}`);
        await page.waitForSelector('h1');
        await page.waitForTimeout(300);
        const finds = await axeFinds(page, ...rules);
        check(finds.length === 0, `/${path} ${colorScheme}: ${finds.join('; ')}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        check(width <= 360, `/${path} is ${width} pixels wide`);
      }
      for (const [game, variant] of [variants[0], variants[5], variants[6]]) {
        await setUp(page, game, variant, ['me', 'bot 1']);
        await myTurn(page);
        const finds = await axeFinds(page, ...rules);
        check(finds.length === 0, `match of ${game} ${colorScheme}: ${finds.join('; ')}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        check(width <= 360, `the match of ${game} is ${width} pixels wide`);
      }
    }
  },

  async 'problem 1 solved by mouse, an own one composed and opened by its link'(browser) {
    const { page, troubles } = await person(browser);
    const press = async (...spots) => {
      for (const spot of spots) await page.locator(`rect[data-spot="${spot}"]`).click();
    };
    await page.goto(`${url}/problems?id=p1`);
    await page.waitForSelector('rect.grab');
    const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
    check(fits, 'the board is larger than the window');
    await press('B9', 'B6', 'B6', 'C6', 'D5');
    await page.getByRole('button', { name: 'End turn' }).click();
    await press('D6', 'D5', 'D4', 'D5', 'D4', 'D3', 'D4', 'D3', 'D2', 'D3', 'D2', 'C3');
    await page.getByText('Solved in 2 turns and 8 points').waitFor();

    await page.goto(`${url}/problems?edit`);
    await press('C2');
    await page.keyboard.press('2');
    await press('C1');
    await page.keyboard.press('4');
    await press('C2', 'C3');
    await page.getByText('This can be played').waitFor();
    const link = await page.getByRole('link', { name: 'Try it' }).getAttribute('href');
    await page.goto(new URL(link, `${url}/`).href);
    await page.waitForSelector('rect.grab');
    await press('C1', 'C2', 'C3');
    await page.getByText('Solved in 1 turn').waitFor();
    check(troubles.length === 0, troubles[0]);
  },

  async 'three languages, by the browser and by choice'(browser) {
    for (const [locale, title] of [
      ['fr-FR', 'Trois jeux, une table'],
      ['de-DE', 'Drei Spiele, ein Tisch'],
      ['en-GB', 'Three games, one table'],
    ]) {
      const { page } = await person(browser, { locale });
      await page.goto(`${url}/`);
      await page.getByRole('heading', { name: title }).waitFor();
    }
    const { page } = await person(browser);
    await page.goto(`${url}/learn?game=arcanor`);
    await page.locator('header select').selectOption('fr');
    await page.getByRole('heading', { name: 'Les règles' }).waitFor();
  },

  async 'the lessons can be followed to their end'(browser) {
    const { page } = await person(browser);
    const lessons = JSON.parse(
      readFileSync(new URL('../src/learn/positions/lessons.json', import.meta.url), 'utf8'),
    );
    for (const game of ['fragile', 'cartagena', 'arcanor']) {
      await page.goto(`${url}/learn?game=${game}`);
      for (const [id, lesson] of Object.entries(lessons)) {
        if (!id.startsWith(game)) continue;
        const gesture = lesson.legal.find(({ text }) => text === Object.keys(lesson.after)[0]);
        await follow(page, gesture);
        await page.waitForSelector('.done');
        const next = page.getByRole('button', { name: 'Next' });
        if (await next.count()) await next.click();
      }
      await page.getByText('That is all').waitFor();
    }
  },
};

const NAMES = { turn: 'Turn over', release: 'Only the outer', move: 'Move all', peek: 'Lift and look' };

/** Makes a known gesture on the board of a lesson. */
async function follow(page, { kind, from, over, to }) {
  const spot = (id) => page.locator(`rect[data-spot="${id}"]`).click();
  const isCard = over !== '' && Number.isNaN(Number(over.slice(1) || 'x'));
  if (kind === 'end') return page.keyboard.press('e');
  if (from + over + to === '') return page.locator('.words > .button.primary').click();
  if (from) await spot(from);
  if (isCard) return page.locator('.hand button', { hasText: CARDS[over] }).click();
  if (over) await spot(over);
  if (to) await spot(to);
  const ask = page.locator('.ask button', { hasText: NAMES[kind] ?? 'nothing' });
  if (await ask.count()) await ask.click();
}

const CARDS = { L: 'Lantern', K: 'Key', B: 'Bottle', P: 'Pistol' };
