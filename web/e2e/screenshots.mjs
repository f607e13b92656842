import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { desktop, launch, phone, url } from './browser.mjs';

// npm run screenshots [folder] [--readme]: pictures of the main pages, from a running server at CABESTAN_URL;
// with --readme those of the README are renewed too.
const [folder = 'screenshots'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const readme = {
  home: 'home-desktop-light',
  fragile: 'match-fragile-desktop-light',
  cartagena: 'match-cartagena-desktop-light',
  arcanor: 'match-arcanor-desktop-dark',
  problem: 'problems-id-p8-desktop-dark',
};
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

const matches = { fragile: 70, cartagena: 44, arcanor: 44 };

/** The middle of a match that was played before (tools/MakeSamples.java): from there I go on, a piece of mine in hand. */
async function match(page, game, step) {
  await page.goto(`${url}/record`);
  const record = readFileSync(new URL(`records/${game}.match`, import.meta.url), 'utf8');
  await page.getByRole('textbox', { name: 'Record' }).fill(record);
  await page.getByRole('button', { name: 'Check and open' }).click();
  const steps = page.locator('.steps button');
  await steps.first().waitFor({ state: 'attached' });
  if (!(await steps.first().isVisible())) await page.locator('[aria-controls=rest]').click();
  await steps.nth(step - 1).click();
  await page.getByRole('button', { name: 'Try from here' }).click();
  await page.waitForSelector('.whose.mine');
  const grab = page.locator('.board rect.grab');
  await grab.nth(Math.floor((await grab.count()) / 2)).click();
  await page.waitForTimeout(600);
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
    for (const [game, step] of Object.entries(matches)) {
      await match(page, game, step);
      await shoot(`match-${game}`);
    }
    await context.close();
  }
}
await browser.close();
if (process.argv.includes('--readme')) {
  for (const [name, picture] of Object.entries(readme)) {
    copyFileSync(`${folder}/${picture}.png`, new URL(`../../docs/pictures/${name}.png`, import.meta.url));
  }
}
console.log(`pictures in ${folder}`);
