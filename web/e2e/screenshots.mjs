import { mkdirSync } from 'node:fs';
import { desktop, launch, phone, url } from './browser.mjs';

// npm run screenshots [folder]: pictures of the main pages, from a running server at CABESTAN_URL.
const folder = process.argv[2] ?? 'screenshots';
mkdirSync(folder, { recursive: true });

const pages = {
  home: async (page) => page.waitForTimeout(600),
  new: async () => {},
  problems: async () => {},
  'learn?game=arcanor': async () => {},
  'problems?id=p8': async (page) => {
    await page.waitForSelector('rect.grab');
    await page.locator('rect[data-spot=E6]').click();
  },
};

/** A few moves into a match, one of my pieces in hand. */
async function match(page, number) {
  await page.goto(url);
  await page.locator(`article:nth-of-type(${number}) .button.primary`).click();
  for (let i = 0; i < 60 && (await page.locator('.steps button').count()) < 16; i++) {
    if ((await page.locator('.whose.mine').count()) === 0) await page.waitForTimeout(150);
    else await move(page);
  }
  await page.waitForSelector('.whose.mine', { timeout: 30_000 });
  const grab = page.locator('.board rect.grab');
  if ((await grab.count()) > 0) await grab.first().click();
  await page.waitForTimeout(500);
}

async function move(page) {
  const aim = page.locator('.board rect.aim');
  const ask = page.locator('.ask button');
  const end = page.locator('.turn .buttons button', { hasText: 'End' });
  if ((await end.count()) > 0) await end.click();
  else if ((await aim.count()) > 0) await aim.nth(Math.floor((await aim.count()) / 2)).click();
  else if ((await ask.count()) > 0) await ask.first().click();
  else if ((await page.locator('.board rect.grab').count()) > 0)
    await page.locator('.board rect.grab').first().click();
  await page.waitForTimeout(80);
}

const browser = await launch();
for (const [size, viewport] of Object.entries({ desktop, phone })) {
  for (const colorScheme of ['light', 'dark']) {
    const isPhone = size === 'phone';
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'en',
      isMobile: isPhone,
      hasTouch: isPhone,
    });
    const page = await context.newPage();
    const shoot = (name) => page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
    for (const [path, prepare] of Object.entries(pages)) {
      await page.goto(`${url}/${path === 'home' ? '' : path}`);
      await page.waitForSelector('h1');
      await prepare(page);
      await shoot(path.replace(/\W+/g, '-'));
    }
    for (const [i, game] of ['fragile', 'cartagena', 'arcanor'].entries()) {
      await match(page, i + 1);
      await shoot(`match-${game}`);
    }
    await context.close();
  }
}
await browser.close();
console.log(`pictures in ${folder}`);
