import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';
import { faultsOf } from './measure.mjs';
import { playOn } from './monkey.mjs';
import { check, person, setUp } from './table.mjs';

/** Of each way to lay out a page the narrowest size; what fits there also fits where there is more room. */
const NARROW = ['360x640', '844x390', '1280x800'];
const ROOMY = ['390x844', '820x1180', '1920x1080'];
/** The language with the longest words is tried in all sizes. */
const LOOKS = [
  { language: 'en', theme: 'light', sizes: NARROW },
  { language: 'de', theme: 'dark', sizes: [...NARROW, ...ROOMY] },
  { language: 'fr', theme: 'light', sizes: NARROW },
];

async function at(page, size) {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    ([width, height]) => innerWidth === width && innerHeight === height,
    [width, height],
  );
  // What the page does itself about a new size is done a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function speak(page, language) {
  await page.locator('header select').evaluate((select, language) => {
    select.value = language;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
}

/** A screen in all languages, each in many sizes. To make the page again in another language takes longer than to resize it. */
async function inAllLooks(page, still) {
  const faults = [];
  // The size of a drawing does not depend on what is in it, and drawing it again for every look takes long.
  await page.addStyleTag({ content: 'svg > * { display: none !important }' });
  for (const { language, theme, sizes } of LOOKS) {
    await speak(page, language);
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    for (const size of sizes) {
      await at(page, size);
      const found = await page.evaluate(faultsOf, still);
      faults.push(...found.map((fault) => `${size} ${language} ${theme}: ${fault}`));
    }
  }
  return faults;
}

async function openRecord(page, game) {
  const record = readFileSync(new URL(`records/${game}.match`, import.meta.url), 'utf8');
  await page.goto(`${url}/record`);
  await page.locator('textarea').fill(record);
  await page.getByRole('button', { name: 'Check and open' }).click();
  await page.locator('.result').waitFor();
}

/** A few steps before its end: the record is long, and in Fragile somebody holds the marker. */
async function stepBack(page) {
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('[');
    await page.waitForTimeout(60);
  }
  await page.getByRole('button', { name: 'Try from here' }).waitFor();
}

const visit = (path, ready) => async (page) => {
  await page.goto(`${url}/${path}`);
  await page.locator(ready).first().waitFor();
};

const games = ['fragile', 'cartagena', 'arcanor'];
const screens = {
  home: { open: visit('', 'h1') },
  'a new match': {
    open: async (page) => {
      await visit('new?game=cartagena', 'form')(page);
      await page.locator('details summary').first().click();
      for (const seat of [1, 2]) {
        await page.locator('fieldset > button').click();
        await page.locator('li select').nth(seat).selectOption('guest');
      }
    },
  },
  'the waiting room': { open: (page) => setUp(page, 'fragile', 'standard', ['me', 'open', 'open']) },
  ...Object.fromEntries(
    games.flatMap((game) => [
      [`${game}, finished`, { still: true, open: (page) => openRecord(page, game) }],
      [
        `${game}, its record`,
        {
          still: true,
          open: async (page) => {
            await openRecord(page, game);
            await stepBack(page);
          },
        },
      ],
      [
        `${game}, in play`,
        {
          still: true,
          open: async (page) => {
            await openRecord(page, game);
            await stepBack(page);
            await page.getByRole('button', { name: 'Try from here' }).click();
            await page.locator('.whose').waitFor();
          },
        },
      ],
    ]),
  ),
  'Tortuga with five seats': {
    still: true,
    open: (page) => setUp(page, 'cartagena', 'tortuga', ['me', 'guest', 'guest', 'guest', 'guest']),
  },
  problems: { open: visit('problems', 'h1') },
  'setting up a position': { open: visit('analyse?edit', '.board svg') },
  'solving a problem': { still: true, open: visit('problems?id=p1', '.board svg') },
  learn: { open: visit('learn', 'h1') },
  'learning Fragile': { open: visit('learn?game=fragile', 'h1') },
  'my page': { open: visit('me', 'h1') },
};

/** Plays a while on a phone, steps back and opens the sheet: the board must not move. */
async function boardStays(browser, game, variant, size) {
  const { page } = await person(browser, { bypassCSP: true });
  await setUp(page, game, variant, ['me', 'guest']);
  await at(page, size);
  const board = page.locator('.board svg[role=grid]').first();
  await board.waitFor();
  const before = JSON.stringify(await board.boundingBox());
  for (const act of [
    () => playOn(page, 2),
    () => playOn(page, 6),
    () => page.keyboard.press('['),
    () => page.locator('[aria-controls=rest]').click(),
  ]) {
    await act();
    const now = JSON.stringify(await board.boundingBox());
    check(now === before, `the board of ${game} was at ${before}, is at ${now} (${size})`);
  }
}

/** What may scroll must still have room to be read. */
async function fiveHaveRoom(browser) {
  const { page } = await person(browser, { locale: 'de' });
  await setUp(page, 'cartagena', 'tortuga', ['me', 'bot 1', 'bot 2', 'bot 3', 'bot 4']);
  await page.locator('.guide .buttons').waitFor(); // the coach is there, too
  for (const [size, part, least] of [
    ['1280x800', '.record .scroll', 48],
    ['640x360', '.guide', 64],
  ]) {
    await at(page, size);
    const { height } = await page.locator(part).first().boundingBox();
    check(height >= least, `${part} is ${height} px high at ${size}`);
  }
}

/** The bar under the thumb is low, and its words are longest while a pirate is in the hand. */
async function turnCanBeEnded(browser) {
  for (const locale of ['en', 'de', 'fr']) {
    const { page } = await person(browser, { locale, viewport: { width: 360, height: 640 } });
    await setUp(page, 'cartagena', 'tortuga', ['me', 'guest']);
    await page.locator('.board rect.grab').first().click();
    await page.locator('.board rect.aim').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.steps button').length === 1);
    await page.locator('.board rect.grab').first().click();
    for (const button of await page.locator('.turn .buttons button').all()) {
      const { y, height } = await button.boundingBox();
      check(y + height <= 640, `a button of the turn ends at ${y + height} of 640 px in ${locale}`);
    }
  }
}

/** Beside the board they have one line: with a second, what stands below would come under the hand. */
async function turnTakesOneLine(browser) {
  for (const locale of ['en', 'de', 'fr']) {
    const { page } = await person(browser, { locale });
    await setUp(page, 'cartagena', 'basic', ['me', 'guest']);
    const buttons = page.locator('.turn .buttons .button');
    for (let played = 0; (await buttons.count()) < 2; played++) {
      check(played < 5, 'there is nothing to undo');
      await playOn(page, 1);
    }
    for (const button of await buttons.all()) {
      const { height } = await button.boundingBox();
      check(height <= 41, `a button of the turn is ${height} px high in ${locale}`);
    }
  }
}

/** What removes a seat stands beside it, in all languages. */
async function seatsAreLines(browser) {
  for (const locale of ['en', 'de', 'fr']) {
    const { page } = await person(browser, { locale, viewport: { width: 360, height: 640 } });
    await page.goto(`${url}/new?game=fragile`);
    await page.locator('fieldset > button').click();
    await page.locator('li select').nth(2).selectOption('guest');
    for (const line of await page.locator('li:has(select)').all()) {
      const [seat, remove] = [
        await line.locator('select').boundingBox(),
        await line.locator('button').boundingBox(),
      ];
      check(
        Math.abs(seat.y - remove.y) < 20,
        `a seat is at ${seat.y}, its cross at ${remove.y} in ${locale}`,
      );
    }
  }
}

/** Whoever is about to press a button beside the board must find it where it was when a bot begins and ends to think. */
async function panelsStay(browser) {
  const { page } = await person(browser, { locale: 'fr' });
  await page.addInitScript(() => {
    window.heights = new Set();
    const note = () => {
      const seats = document.querySelector('.match > .seats');
      if (seats) window.heights.add(seats.offsetHeight);
      requestAnimationFrame(note);
    };
    note();
  });
  await setUp(page, 'cartagena', 'basic', ['me', 'bot 1']);
  await playOn(page, 8);
  const heights = await page.evaluate(() => [...window.heights]);
  check(heights.length === 1, `the seats are ${heights.join(', ')} px high`);
}

const boardsStay = Object.fromEntries(
  [
    ['fragile', 'standard'],
    ['cartagena', 'basic'],
    ['arcanor', 'open'],
  ].map(([game, variant]) => [
    `layout: the board of ${game} keeps its size during a match on a phone`,
    async (browser) => {
      for (const size of ['360x640', '844x390']) await boardStays(browser, game, variant, size);
    },
  ]),
);

const screensFit = Object.fromEntries(
  Object.entries(screens).map(([name, { open, still = false }]) => [
    `layout of ${name}: six sizes, three languages, two themes`,
    async (browser) => {
      const { page, troubles } = await person(browser, { bypassCSP: true });
      await open(page);
      await page.evaluate(() => document.fonts.ready);
      const faults = await inAllLooks(page, still);
      const list = faults.slice(0, 12).join('\n        ');
      check(faults.length === 0, `${faults.length} faults:\n        ${list}`);
      check(troubles.length === 0, troubles.join('; '));
    },
  ]),
);

export const layout = {
  ...screensFit,
  ...boardsStay,
  'layout of the turn on a phone: its buttons are in sight while a piece is in the hand': turnCanBeEnded,
  'layout of the turn beside the board: its buttons take one line': turnTakesOneLine,
  'layout of a new match on a phone: each seat has its cross beside it': seatsAreLines,
  'layout of the seats: their height stays while a bot thinks': panelsStay,
  'layout of a table for five: record and guide can be read': fiveHaveRoom,
};
