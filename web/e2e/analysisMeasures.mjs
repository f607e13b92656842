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

function mustFlow(name, { rate, longest }) {
  console.log(`      ${name}: ${rate.toFixed(1)} frames a second, the longest ${longest.toFixed(0)} ms`);
  check(rate >= FEWEST_FRAMES, `${name}: ${rate.toFixed(1)} frames a second`);
  check(Math.round(longest) <= LONGEST_FRAME, `${name}: a frame of ${longest.toFixed(0)} ms`);
}

/** What the analysis board costs: frames while engines think and while an animation is made, and the time of a report. */
export const analysisMeasures = {
  async 'sixty frames a second while engines think'(browser) {
    for (const name of RECORDS) {
      const { page, context } = await person(browser);
      await analyse(page, name);
      await page.locator('.lines li').first().waitFor({ timeout: 60_000 }); // the first budget is thought through
      const counted = await countFrames(page);
      await page.waitForTimeout(5000);
      mustFlow(name, await counted());
      await context.close();
    }
  },

  async 'sixty frames a second while an animation is made'(browser) {
    for (const name of RECORDS) {
      const { page, context } = await person(browser);
      await analyse(page, name);
      await page.getByRole('button', { name: 'Stop' }).click(); // one thing at a time
      await page.getByRole('button', { name: 'Pictures' }).click();
      await page.waitForTimeout(500);
      const coming = page.waitForEvent('download', { timeout: 170_000 });
      const counted = await countFrames(page);
      await page.locator('dialog[open]').getByRole('button', { name: 'Animation (GIF)' }).click();
      await coming;
      mustFlow(name, await counted());
      await context.close();
    }
  },

  async 'a whole match is analysed within half a minute'(browser) {
    for (const name of RECORDS) {
      const { page, context } = await person(browser);
      await analyse(page, name);
      const began = Date.now();
      await page.getByRole('button', { name: 'Analyse the whole match' }).click();
      await page.getByRole('slider', { name: 'Winning chances' }).waitFor({ timeout: 170_000 });
      const seconds = (Date.now() - began) / 1000;
      console.log(`      ${name}: analysed after ${seconds.toFixed(1)} s`);
      check(seconds <= LONGEST_ANALYSIS, `${name} takes ${seconds.toFixed(1)} s`);
      await context.close();
    }
  },
};
