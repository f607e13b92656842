import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { phone } from './browser.mjs';
import { axeFinds, check, fromMenu, person } from './table.mjs';

const DAY = 24 * 3600 * 1000;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** A server of its own, whose time can be shifted. */
async function laterServer() {
  const data = mkdtempSync(join(tmpdir(), 'cabestan-'));
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
  const server = spawn(java, ['-cp', here('../../cli/target/cabestan.jar'), here('LaterServer.java'), data], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const ready = async () => {
    for (;;) {
      const { value, done } = await lines.next();
      check(!done, 'the server ended');
      if (value.startsWith('ready ')) return value.slice(6);
    }
  };
  return {
    url: `http://127.0.0.1:${await ready()}`,
    async later(millis) {
      server.stdin.write(`${millis}\n`);
      await ready();
    },
    async close() {
      const ended = new Promise((end) => server.once('exit', end));
      server.stdin.end();
      await ended;
      rmSync(data, { recursive: true });
    },
  };
}

async function replaced(browser, server) {
  const [ana, ben] = [await person(browser), await person(browser)];
  await ana.page.goto(`${server.url}/new?game=arcanor`);
  await ana.page.locator('input[name=variant][value=open]').check();
  await ana.page.locator('li select').nth(1).selectOption('open');
  await ana.page.locator('details.panel > summary').click();
  await ana.page.locator('.choices select').first().selectOption('2'); // who begins
  await ana.page.getByLabel('Go on without somebody who is silent for').selectOption('7');
  await ana.page.locator('.start button').click();
  await ana.page.waitForURL(/match[?&]id=/);
  await ben.page.goto(await ana.page.locator('.links input').first().inputValue());
  await ben.page.getByRole('button', { name: 'Sit down here' }).click();
  await ben.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await ben.context.close();

  await ana.page.getByText('stays silent, the match can go on').first().waitFor({ state: 'attached' });
  await ana.page.setViewportSize(phone); // she looks again on the way
  await server.later(8 * DAY);
  await ana.page.addInitScript((ahead) => {
    const now = Date.now;
    Date.now = () => now() + ahead;
  }, 8 * DAY);
  await ana.page.reload();
  await ana.page.getByText('has been silent for 7 days').waitFor({ state: 'attached' });
  const faults = await axeFinds(ana.page);
  check(faults.length === 0, faults.join('\n'));
  await fromMenu(ana.page, 'Let the computer play on');
  await ana.page.getByRole('heading', { name: 'Your turn' }).waitFor({ timeout: 60_000 });
  check(ana.troubles.length === 0, ana.troubles[0]);
}

/** Matches without a clock in which somebody does not come back. */
export const silence = {
  async 'silence: a player who does not come back is replaced by the computer, from a phone'(browser) {
    const server = await laterServer();
    try {
      await replaced(browser, server);
    } finally {
      await server.close();
    }
  },
};
