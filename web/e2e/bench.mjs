import { analysisMeasures } from './analysisMeasures.mjs';
import { launch, url } from './browser.mjs';
import { check, person, setUp } from './table.mjs';

// npm run bench [words]: what a reader on a quiet machine must get, against CABESTAN_URL: the measures whose names
// contain all the words. Exits with 1 when a limit is missed.
const SLOWEST_PAINT = 500;
const FEWEST_FRAMES = 58;
const SLOWEST_TAP = 50;
const LARGEST_PAGE = 100_000;

const measures = {
  async 'the first paint comes within half a second'(browser) {
    const { page } = await person(browser);
    for (const path of ['', 'new', 'problems?id=p1']) {
      await page.goto(`${url}/${path}`);
      const paint = await page.evaluate(
        () =>
          new Promise((seen) => {
            new PerformanceObserver((list, observer) => {
              const first = list.getEntriesByName('first-contentful-paint')[0];
              if (!first) return;
              observer.disconnect();
              seen(first.startTime);
            }).observe({ type: 'paint', buffered: true });
          }),
      );
      console.log(`      first paint of /${path}: ${paint.toFixed(0)} ms`);
      check(paint <= SLOWEST_PAINT, `/${path} was first painted after ${paint.toFixed(0)} ms`);
    }
  },

  async 'at most 100 kB are loaded before the first board'(browser) {
    const { page } = await person(browser);
    await page.goto(`${url}/`);
    await page.locator('main h1').waitFor();
    const loaded = await page.evaluate(() =>
      performance
        .getEntries()
        .filter(
          ({ entryType, name }) => /navigation|resource/.test(entryType) && /\.(js|css)$|\/$/.test(name),
        )
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    console.log(`      home loads ${(loaded / 1000).toFixed(1)} kB of code, styles and page`);
    check(loaded > 10_000 && loaded <= LARGEST_PAGE, `home loads ${loaded} bytes`);
  },

  async 'a tap is answered within 50 ms'(browser) {
    const { page } = await person(browser, { hasTouch: true });
    for (const [game, variant] of [
      ['cartagena', 'tortuga'],
      ['arcanor', 'open'],
    ]) {
      await setUp(page, game, variant, ['me', 'guest']);
      const spot = await page.locator('.board rect.grab').first().getAttribute('data-spot');
      const piece = page.locator(`.board rect[data-spot="${spot}"]`).first();
      await page.waitForTimeout(500);
      const waits = [];
      for (let tap = 0; tap < 8; tap++) {
        const asked = page.evaluate(
          () =>
            new Promise((done) => {
              addEventListener(
                'pointerdown',
                ({ timeStamp }) =>
                  addEventListener(
                    'click',
                    () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
                    { once: true, capture: true },
                  ),
                { once: true, capture: true },
              );
            }),
        );
        await piece.tap();
        waits.push(await asked);
      }
      const typical = waits.sort((a, b) => a - b)[waits.length / 2];
      console.log(`      ${game}: a tap is answered after ${typical.toFixed(0)} ms`);
      check(typical <= SLOWEST_TAP, `${game} answers a tap after ${typical.toFixed(0)} ms`);
    }
  },

  async 'sixty frames a second while pieces move'(browser) {
    for (const [game, variant] of [
      ['fragile', 'standard'],
      ['cartagena', 'advanced'],
      ['arcanor', 'open'],
    ]) {
      const { page, context } = await person(browser, { reducedMotion: 'no-preference' });
      await setUp(page, game, variant, ['bot 1', 'bot 1']);
      await page.waitForFunction(
        () => document.getAnimations().some(({ effect }) => effect.target instanceof SVGElement),
        null,
        { timeout: 60_000 },
      );
      const { frames, moving } = await page.evaluate(
        () =>
          new Promise((done) => {
            const began = performance.now();
            let last = began;
            let frames = 0;
            let moving = 0;
            const look = (now) => {
              if (document.getAnimations().some(({ effect }) => effect.target instanceof SVGElement)) {
                frames++;
                moving += now - last;
              }
              last = now;
              if (now - began < 3000) requestAnimationFrame(look);
              else done({ frames, moving });
            };
            requestAnimationFrame(look);
          }),
      );
      const rate = (1000 * frames) / moving;
      console.log(
        `      ${game}: ${rate.toFixed(0)} frames a second during ${moving.toFixed(0)} ms of motion`,
      );
      check(moving > 200, `hardly anything moved in ${game}`);
      check(rate >= FEWEST_FRAMES, `${game} moves with ${rate.toFixed(0)} frames a second`);
      await context.close();
    }
  },

  ...analysisMeasures,
};

const words = process.argv.slice(2);
const wanted = Object.entries(measures).filter(([name]) => words.every((word) => name.includes(word)));
const browser = await launch();
let missed = 0;
for (const [name, measure] of wanted) {
  try {
    await measure(browser);
    console.log(`ok    ${name}`);
  } catch (error) {
    missed++;
    console.log(`MISS  ${name}: ${error.message}`);
  }
}
await browser.close();
process.exit(missed > 0 ? 1 : 0);
