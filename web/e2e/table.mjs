import { readFileSync } from 'node:fs';
import { desktop, url } from './browser.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/**
 * A browser of its own: another person, who asked for little motion, with what went over the wire and what went wrong.
 * Most come for the first time and fetch everything; who wants to stay without a network allows service workers.
 */
export async function person(browser, options = {}) {
  const context = await browser.newContext({
    viewport: desktop,
    locale: 'en',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const troubles = [];
  const frames = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    const harmless = /401|Failed to load resource|WebSocket connection/.test(message.text());
    if (message.type() === 'error' && !harmless) troubles.push(message.text());
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const answers = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''));
  });
  return { context, page, troubles, frames, answers };
}

/**
 * Presses a button that copies, and returns what it copied. This is what the page gave to the clipboard, not what the
 * clipboard holds, because scenarios that run at the same time share it.
 */
export async function copiedBy({ context, page }, name) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    const write = navigator.clipboard.writeText;
    navigator.clipboard.writeText = function (text) {
      window.copied = text;
      return write.call(this, text);
    };
  });
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => window.copied);
}

/** Sets up a match by the form, as a person would; `seats` are values of the seat lists. */
export async function setUp(page, game, variant, seats, base = url) {
  await page.goto(`${base}/new?game=${game}`);
  await page.locator(`input[name=variant][value=${variant}]`).check();
  for (let i = 0; i < seats.length; i++) {
    const lists = page.locator('li select');
    while ((await lists.count()) <= i) await page.locator('fieldset > button').click();
    await lists.nth(i).selectOption(seats[i]);
  }
  await page.locator('.start button').click();
  await page.waitForURL(/match[?&]id=/);
}

/** A match with one free seat, which another person takes by the link: both, as soon as it runs. */
export async function sitDown(browser, game, variant, seats, script = () => {}) {
  const [ana, ben] = [await person(browser), await person(browser)];
  for (const { page } of [ana, ben]) await page.addInitScript(script);
  await setUp(ana.page, game, variant, seats);
  ben.link = await ana.page.locator('.links input').first().inputValue();
  await ben.page.goto(ben.link);
  await ben.page.getByRole('button', { name: 'Sit down here' }).click();
  for (const { page } of [ana, ben]) await page.waitForSelector('.board rect[data-spot]');
  return [ana, ben];
}

/** Asks the API as the page would. */
export const post = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'X-Cabestan': '1', 'Content-Type': 'application/json' };
      const answer = await fetch(`./api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    },
    [path, body],
  );

/** Presses what stands in the menu of a match. */
export async function fromMenu(page, name) {
  const toggle = page
    .getByRole('button', { name: 'Menu', exact: true })
    .and(page.locator('[aria-controls=rest]'));
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await page.locator('#rest').getByRole('button', { name }).click();
}

/** Whether the whole of it can be seen and pressed without scrolling. */
export const isInSight = (locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint(middle, y)));
  });

export function check(condition, what) {
  if (!condition) throw new Error(what);
}

/** What axe finds wrong with the page by all its rules, or by those named, as far as it is serious. */
export async function axeFinds(page, ...rules) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (rules) =>
      globalThis.axe.run({ resultTypes: ['violations'], ...(rules.length > 0 ? { runOnly: rules } : {}) }),
    rules,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)} (${nodes.length})`);
}
