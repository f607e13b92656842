import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { url } from './browser.mjs';
import { put } from './stored.mjs';
import { check, person } from './table.mjs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Puts release 0.1 on a host: its own service worker, and of its page what asks for updates. */
function install(site) {
  const page = read('release-0.1/index.html');
  const kept = { '': `sha256-${createHash('sha256').update(page).digest('base64')}` };
  const told = {
    KEPT: kept,
    PAGES: ['', 'new', 'match', 'problems', 'learn', 'record', 'me'],
    VERSION: '0.1',
  };
  const head = Object.entries(told).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  writeFileSync(join(site, 'index.html'), page);
  writeFileSync(join(site, 'sw.js'), head.join('') + read('release-0.1/sw.txt'));
}

/** A browser in which release 0.1 was kept comes back to a host that has this build. */
export async function handsOver(browser, site) {
  const today = ['index.html', 'sw.js'].map((name) => [join(site, name), readFileSync(join(site, name))]);
  const upload = () => today.forEach(([file, bytes]) => writeFileSync(file, bytes));
  const { context, page, troubles } = await person(browser, { serviceWorkers: 'allow' });
  const match = JSON.parse(read('../src/match/fixtures/release-0.1.json'))['guest-and-bot'];
  try {
    install(site);
    await page.goto(`${url}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await put(page, [match]);
  } finally {
    upload();
  }
  await page.goto(`${url}/`);
  await page.getByRole('heading', { name: 'Release 0.1' }).waitFor(); // its worker still answers
  await page.getByRole('button', { name: 'Load it' }).click();
  await page.getByRole('heading', { name: 'Three games, one table' }).waitFor();
  await page.locator(`a[href*="${match.id}"]`).first().click();
  await page.locator('.board svg').first().waitFor();
  await context.setOffline(true);
  await page.goto(`${url}/`);
  await page.getByRole('heading', { name: 'Three games, one table' }).waitFor();
  check(troubles.length === 0, troubles.join('; '));
}

/** The addresses that release 0.1 gave to its pages, apart from those of matches, and what they led to. */
const ADDRESSES = [
  ['new', 'game=cartagena', 'Set up a match'],
  ['learn', 'game=fragile', 'Fragile'],
  ['problems', '', 'Problems'],
  ['problems', 'id=p1', 'Problem 1'],
  ['problems', 'text=crates_D6;dockers_D5;goal_D6_D10;turns_1', /./],
  ['record', '', 'Open a record'],
  ['me', '', 'Me'],
];

/** @param address of a page, by its name and query: release 0.1 wrote them differently where there was no server */
export async function stillLead(browser, address) {
  const { page, troubles } = await person(browser);
  for (const [name, query, heading] of ADDRESSES) {
    await page.goto(`${url}/${address(name, query)}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    check((await page.getByText('Nothing is moored here').count()) === 0, `${name}?${query} leads nowhere`);
  }
  check(troubles.length === 0, troubles.join('; '));
}
