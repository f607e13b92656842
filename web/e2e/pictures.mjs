import { readFileSync } from 'node:fs';
import { url } from './browser.mjs';
import { playOn } from './monkey.mjs';
import { check, fromMenu, person, setUp } from './table.mjs';

/** Presses a button of the open dialog, and gives the file that comes. */
async function fileOf(page, name) {
  const coming = page.waitForEvent('download', { timeout: 120_000 });
  await page.locator('dialog[open]').getByRole('button', { name }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** How a browser shows a file: its size, and how many colours it has in a grid of points. */
function look(page, bytes, type) {
  return page.evaluate(
    async ([base64, type]) => {
      const image = new Image();
      image.src = `data:${type};base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const colours = new Set();
      for (let x = 5; x < canvas.width; x += 20)
        for (let y = 5; y < canvas.height; y += 20) colours.add(context.getImageData(x, y, 1, 1).data.join());
      return { width: canvas.width, height: canvas.height, colours: colours.size };
    },
    [bytes.toString('base64'), type],
  );
}

/** Pictures of positions and matches, made in the browser. */
/** Presses the button as soon as it is there: a short match may be ready before a slower hand comes. */
const cancelAtOnce = (page) =>
  page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const cancel = [...document.querySelectorAll('dialog[open] button')].find(
        (button) => button.textContent.trim() === 'Cancel',
      );
      if (cancel) {
        observer.disconnect();
        cancel.click();
        window.hasCancelled = true;
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

export const pictures = {
  async 'a position becomes a drawing and a picture that need nothing from the page'(browser) {
    const { page, troubles } = await person(browser);
    await page.goto(`${url}/problems?id=p1`);
    await page.getByRole('button', { name: 'Pictures' }).click();
    const drawing = await fileOf(page, 'Drawing (SVG)');
    const text = drawing.bytes.toString();
    check(drawing.name === 'p1.svg', drawing.name);
    check(!/var\(|class=|data-spot|https?:\/\/(?!www\.w3\.org)/.test(text), 'it still needs the page');
    check(text.includes('@font-face'), 'its letters are missing');
    const picture = await fileOf(page, 'Picture (PNG)');
    const seen = await look(page, picture.bytes, 'image/png');
    check(Math.max(seen.width, seen.height) === 1600, `it is ${seen.width} × ${seen.height}`);
    check(seen.colours > 8, `it has only ${seen.colours} colours`);
    check(troubles.length === 0, troubles[0]);
  },

  async 'a match becomes an animation; one can cancel, and hidden cards stay hidden'(browser) {
    const { page, troubles } = await person(browser);
    await setUp(page, 'cartagena', 'jamaica', ['me', 'bot 1']);
    await playOn(page, 4);
    await fromMenu(page, 'Pictures');
    await cancelAtOnce(page);
    await page.getByRole('button', { name: 'Animation (GIF)' }).click();
    await page.waitForFunction(() => window.hasCancelled);
    await page.getByRole('button', { name: 'Animation (GIF)' }).waitFor();
    const { name, bytes } = await fileOf(page, 'Animation (GIF)');
    check(name.endsWith('.gif') && bytes.subarray(0, 6).toString() === 'GIF89a', `no GIF: ${name}`);
    check(bytes.length < 2_000_000, `${bytes.length} bytes`);
    const seen = await look(page, bytes, 'image/gif');
    check(seen.colours > 8, `it has only ${seen.colours} colours`);
    const drawing = await fileOf(page, 'Drawing (SVG)');
    check(
      !/hand|deck/.test(drawing.bytes.toString().replaceAll(/<style>.*?<\/style>/gs, '')),
      'it tells of hands',
    );
    check(troubles.length === 0, troubles[0]);
  },
};
