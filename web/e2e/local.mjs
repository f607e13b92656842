import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

// npm run e2e:local [words]: plays in the browser alone. The built page comes from a plain file host; there is no API.
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

const host = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://host').pathname.slice(1);
  const file = extname(path) ? path : 'index.html';
  const bytes = path.startsWith('api/') ? null : await readFile(dist + file).catch(() => null);
  response.writeHead(bytes ? 200 : 404, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
  });
  response.end(bytes);
});
await new Promise((listening) => host.listen(0, '127.0.0.1', listening));
process.env.CABESTAN_URL = `http://127.0.0.1:${host.address().port}`;

const { launch } = await import('./browser.mjs');
const { playOut, press } = await import('./monkey.mjs');
const { check, person, setUp } = await import('./table.mjs');

// All games and variants are played to the end in scenarios.mjs, by the same engine; here it is enough to miss the server.
const tables = [
  ['arcanor', 'memory', ['me', 'bot 4']],
  ['cartagena', 'tortuga', ['me', 'bot 3']],
];

async function toTheEnd(browser, [game, variant, seats]) {
  const { page, troubles } = await person(browser);
  await setUp(page, game, variant, seats);
  await playOut([page]);
  check(troubles.length === 0, troubles.join('; '));
  await page.goto(process.env.CABESTAN_URL);
  await page.locator('a[href*="match?id=local-"]').first().waitFor();
}

async function afterReload(browser) {
  const { page } = await person(browser);
  await setUp(page, 'arcanor', 'open', ['me', 'guest']);
  const record = () => page.locator('.record .scroll').innerText();
  await page.locator('.board svg').first().waitFor();
  for (let tries = 0; tries < 300 && (await record()).trim() === ''; tries++) {
    if ((await press(page)) === 'wait') await page.waitForTimeout(40);
  }
  await page.waitForTimeout(500);
  const before = await record();
  check(before.trim() !== '', 'nothing was played');
  await page.reload();
  await page.locator('.board svg').first().waitFor();
  const after = await record();
  check(after === before, `the record was "${before}", after the reload "${after}"`);
}

/** The longest time between two frames while a bot thinks hard. */
async function smooth(browser) {
  const { page } = await person(browser);
  await setUp(page, 'arcanor', 'open', ['bot 5', 'bot 5']);
  await page.locator('.board svg').first().waitFor();
  await page.waitForTimeout(1500);
  const gaps = await page.evaluate(
    () =>
      new Promise((done) => {
        const seen = [];
        const look = (now) => (seen.push(now), seen.length < 120 ? requestAnimationFrame(look) : done(seen));
        requestAnimationFrame(look);
      }),
  );
  const longest = Math.max(...gaps.slice(1).map((now, i) => now - gaps[i]));
  console.log(`      longest frame while level 5 thinks: ${longest.toFixed(0)} ms`);
  check(longest < 400, `the page stood still for ${longest.toFixed(0)} ms`);
}

const scenarios = {
  ...Object.fromEntries(
    tables.map((table) => [`${table.flat().join(' ')} to the end`, (browser) => toTheEnd(browser, table)]),
  ),
  'a match is still there after a reload': afterReload,
  'the page moves on while a bot thinks': smooth,
};

const words = process.argv.slice(2);
const browser = await launch();
let failed = 0;
for (const [name, scenario] of Object.entries(scenarios)) {
  if (!words.every((word) => name.includes(word))) continue;
  const began = Date.now();
  try {
    await scenario(browser);
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${name}: ${error.message}`);
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
host.close();
process.exit(failed > 0 ? 1 : 0);
