import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';
import { check, person } from './table.mjs';

const FEWEST_FRAMES = 58;
const LONGEST_FRAME = 50;
const LONGEST_ANALYSIS = 30;

/** Matches of the computer against itself: 60 actions of Arcanor, Cartagena for four, Fragile for two. */
const RECORDS = ['arcanor-60', 'cartagena-4', 'fragile-2'];
const recordOf = (name) => readFileSync(new URL(`./records/${name}.match`, import.meta.url), 'utf8');

async function analyse(page, name) {
  await page.goto(`${url}/analyse`);
  await page.getByRole('textbox', { name: 'Record or position' }).fill(recordOf(name));
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.waitForSelector('.match .board rect[data-spot]');
}

/** Begins to count the frames of a page; what it returns tells how many there were a second, and the longest. */
async function countFrames(page) {
  await page.evaluate(() => {
    globalThis.frames = [];
    const look = (now) => {
      globalThis.frames?.push(now);
      if (globalThis.frames) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const { frames } = globalThis;
      globalThis.frames = null;
      const lengths = frames.slice(1).map((now, i) => now - frames[i]);
      return {
        rate: (1000 * lengths.length) / (frames.at(-1) - frames[0]),
        longest: Math.max(...lengths),
      };
    });
}

/** Measures every match before it fails, so that a miss in one leaves the figures of the others. */
async function ofEach(browser, measure) {
  const misses = [];
  for (const name of RECORDS) {
    const { page, context } = await person(browser);
    await analyse(page, name);
    const { figures, isMissed } = await measure(page);
    console.log(`      ${name}: ${figures}`);
    if (isMissed) misses.push(`${name}: ${figures}`);
    await context.close();
  }
  check(misses.length === 0, misses.join('; '));
}

const flow = ({ rate, longest }) => ({
  figures: `${rate.toFixed(1)} frames a second, the longest ${longest.toFixed(0)} ms`,
  isMissed: rate < FEWEST_FRAMES || Math.round(longest) > LONGEST_FRAME,
});

/** What the analysis board costs: frames while engines think and while an animation is made, and the time of a report. */
export const analysisMeasures = {
  'sixty frames a second while engines think': (browser) =>
    ofEach(browser, async (page) => {
      await page.locator('.lines li').first().waitFor({ timeout: 60_000 }); // the first budget is thought through
      const counted = await countFrames(page);
      await page.waitForTimeout(5000);
      return flow(await counted());
    }),

  'sixty frames a second while an animation is made': (browser) =>
    ofEach(browser, async (page) => {
      await page.getByRole('button', { name: 'Stop' }).click(); // one thing at a time
      await page.getByRole('button', { name: 'Pictures' }).click();
      await page.waitForTimeout(500);
      const coming = page.waitForEvent('download', { timeout: 170_000 });
      const counted = await countFrames(page);
      const began = Date.now();
      await page.locator('dialog[open]').getByRole('button', { name: 'Animation (GIF)' }).click();
      await coming;
      const { figures, isMissed } = flow(await counted());
      return { figures: `${figures}, made in ${secondsSince(began).toFixed(1)} s`, isMissed };
    }),

  'a whole match is analysed within half a minute': (browser) =>
    ofEach(browser, async (page) => {
      const began = Date.now();
      await page.getByRole('button', { name: 'Analyse the whole match' }).click();
      await page.getByRole('slider', { name: 'Winning chances' }).waitFor({ timeout: 170_000 });
      const seconds = secondsSince(began);
      return { figures: `analysed after ${seconds.toFixed(1)} s`, isMissed: seconds > LONGEST_ANALYSIS };
    }),
};

const secondsSince = (began) => (Date.now() - began) / 1000;
