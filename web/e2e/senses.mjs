import { url } from './browser.mjs';
import { byKeyboard } from './keys.mjs';
import { dice, playOn, press } from './monkey.mjs';
import { check, person, setUp } from './table.mjs';

const boards = [
  ['fragile', 'standard'],
  ['cartagena', 'basic'],
  ['arcanor', 'open'],
];

const myTurn = (page) => page.waitForSelector('.whose.mine', { timeout: 60_000 });

/** What Chromium tells a screen reader, as flat nodes with role, name and what they contain. */
async function heard(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const told = (node) => ({
    role: node.role?.value,
    name: node.name?.value ?? '',
    live: node.properties?.find(({ name }) => name === 'live')?.value.value,
    children: (node.childIds ?? [])
      .map((id) => byId.get(id))
      .filter(Boolean)
      .flatMap(skipped),
  });
  const skipped = (node) =>
    node.ignored
      ? (node.childIds ?? [])
          .map((id) => byId.get(id))
          .filter(Boolean)
          .flatMap(skipped)
      : [told(node)];
  const all = (node) => [node, ...node.children.flatMap(all)];
  return skipped(nodes[0]).flatMap(all);
}

const words = (node) => [node.name, ...node.children.map(words)].join(' ');

const grids = {
  fragile: { rows: 10, cells: 100, says: /^C3, depot( of seat \d)?, opens downwards/ },
  cartagena: { rows: 7, cells: 32, says: /^start, pirate of seat 1/ },
  arcanor: { rows: 7, cells: 56, says: /^[a-h]1, maple \d/ },
};

/** Text of twice the size: nothing is cut off, nothing hides behind the edge. */
function cutOff(page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} pixels wide`] : [];
    for (const element of document.querySelectorAll('main *, header *')) {
      const style = getComputedStyle(element);
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (
        clips &&
        element.matches(':not(.unseen, svg, svg *)') &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        faults.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
      }
    }
    for (const button of document.querySelectorAll('button, a.button, select, input')) {
      const { left, right, width } = button.getBoundingClientRect();
      if (width > 0 && (right > root.clientWidth + 1 || left < -1)) {
        faults.push(`outside: ${button.outerHTML.slice(0, 120)}`);
      }
    }
    return faults;
  });
}

/** For those who use their ears, or large letters. */
export const senses = {
  async 'the keyboard stays on the board after a choice of all or the outer piece'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'arcanor', 'open', ['me', 'guest']);
    await page.waitForSelector('.board rect.grab');
    const chance = dice(3);
    for (let tries = 0; (await press(page, { hand: byKeyboard, chance })) !== 'ask'; tries++) {
      check(tries < 80, 'nothing was ever asked');
    }
    await page.locator('.ask').waitFor({ state: 'detached' });
    const isOnBoard = await page.evaluate(() => document.activeElement?.matches('.board [data-spot]'));
    check(isOnBoard, 'the focus is lost');
  },

  async 'the keyboard keeps its place when a question is put off, the menu closes, or a film begins'(
    browser,
  ) {
    const { page } = await person(browser);
    await page.addInitScript(() => localStorage.setItem('preferences', '{"confirm":true}'));
    const enter = async (locator) => {
      await locator.focus();
      await page.keyboard.press('Enter');
    };
    const isFocused = (locator) => locator.evaluate((element) => element === document.activeElement);
    await page.goto(`${url}/problems?text=crates_D6;dockers_D5;goal_D6_D10;turns_1`);
    await page.waitForSelector('rect.grab');
    for (const spot of ['D5', 'D6', 'D10']) await enter(page.locator(`[data-spot=${spot}]`));
    await enter(page.getByRole('button', { name: 'Cancel' }));
    check(await isFocused(page.locator('[data-spot=D10]')), 'the focus is lost with the question');

    await setUp(page, 'arcanor', 'open', ['me', 'guest']);
    await page.waitForSelector('.board rect.grab');
    const menu = page.locator('[aria-controls=rest]');
    await enter(menu);
    await page.locator('#rest').getByRole('button', { name: 'Rules' }).focus();
    await page.keyboard.press('Escape');
    check(await isFocused(menu), 'the focus is lost with the menu');

    await playOn(page, 2);
    const steps = page.locator('.record');
    await enter(steps.getByRole('button', { name: 'Play from here' }));
    const pause = steps.getByRole('button', { name: 'Pause' });
    await pause.waitFor();
    check(await isFocused(pause), 'the focus is lost with the film');
  },

  ...Object.fromEntries(
    boards.map(([game, variant]) => [
      `${game} as a screen reader hears it`,
      async (browser) => {
        const { page } = await person(browser);
        await setUp(page, game, variant, ['me', 'bot 1']);
        await myTurn(page);
        const tree = await heard(page);
        const grid = tree.filter(({ role }) => role === 'grid');
        check(grid.length === 1 && grid[0].name !== '', 'the board is not one grid with a name');
        const rows = grid[0].children.filter(({ role }) => role === 'row');
        const cells = rows.flatMap((row) => row.children.filter(({ role }) => role === 'gridcell'));
        const { rows: high, cells: many, says } = grids[game];
        check(rows.length === high, `${rows.length} rows instead of ${high}`);
        check(cells.length === many, `${cells.length} squares instead of ${many}`);
        check(
          cells.every(({ name }) => name !== ''),
          'a square has no name',
        );
        check(
          cells.some(({ name }) => says.test(name)),
          `no square says ${says}; the first: ${cells[0].name}`,
        );
        const loud = () =>
          heard(page).then((all) =>
            all
              .filter(({ live }) => live === 'polite')
              .map(words)
              .join(' '),
          );
        check(/Your turn/.test(await loud()), 'nothing says whose turn it is');
        await playOn(page, 1, { hand: byKeyboard });
        await page.waitForFunction(() =>
          /: .*\w/.test(document.querySelector('.unseen[aria-live]').textContent),
        );
        check(
          /(Guest|Errand boy|Cabin boy|Pawn): \S/.test(await loud()),
          `the last action is not spoken: ${await loud()}`,
        );
      },
    ]),
  ),

  async 'text at 200 percent: nothing is lost, nothing goes sideways'(browser) {
    const { page } = await person(browser);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
    );
    for (const path of [
      '',
      'new',
      'problems',
      'problems?id=p1',
      'problems?edit',
      'learn',
      'learn?game=fragile',
      'me',
      'record',
    ]) {
      await page.goto(`${url}/${path}`);
      await page.waitForSelector('h1');
      await page.waitForTimeout(200);
      const faults = await cutOff(page);
      check(faults.length === 0, `/${path}: ${faults.join('; ')}`);
    }
    for (const [game, variant] of boards) {
      await setUp(page, game, variant, ['me', 'bot 1']);
      await myTurn(page);
      const faults = await cutOff(page);
      check(faults.length === 0, `${game}: ${faults.join('; ')}`);
      const { width, height } = await page.locator('.board svg').first().boundingBox();
      check(Math.min(width, height) > 300, `the board of ${game} is only ${width} by ${height}`);
      await playOn(page, 1);
    }
  },

  async 'who asked for little motion sees no transition when the theme changes'(browser) {
    const { page } = await person(browser);
    await page.goto(`${url}/`);
    await page.waitForSelector('h1');
    const transitions = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
    });
    check(transitions === 0, `${transitions} transitions`);
  },

  async 'sound is off until asked for, and remembered'(browser) {
    const { page } = await person(browser);
    await page.addInitScript(() => {
      globalThis.sounds = 0;
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (...when) {
        globalThis.sounds++;
        return start.apply(this, when);
      };
    });
    const sounds = () => page.evaluate(() => globalThis.sounds);
    const toggle = page.getByRole('button', { name: 'Sound' });
    await setUp(page, 'arcanor', 'open', ['me', 'guest']);
    await myTurn(page);
    await playOn(page, 2);
    check((await sounds()) === 0, 'a sound was made before anybody asked for it');
    check((await toggle.getAttribute('aria-pressed')) === 'false', 'sound is on');
    await toggle.click();
    await playOn(page, 2);
    await page.waitForFunction(() => globalThis.sounds > 0);
    await page.reload();
    await myTurn(page);
    check((await toggle.getAttribute('aria-pressed')) === 'true', 'the choice was forgotten');
    await toggle.click();
    await playOn(page, 2);
    check((await sounds()) === 0, 'a sound was made after it was switched off');
  },

  async 'what is taken back twice in a row is heard twice'(browser) {
    const { page } = await person(browser);
    await setUp(page, 'cartagena', 'tortuga', ['me', 'guest']);
    const steps = (count) =>
      page.waitForFunction((n) => document.querySelectorAll('.steps button').length === n, count);
    for (const count of [1, 2]) {
      await page.locator('.board rect.grab').first().click();
      await page.locator('.board rect.aim').first().click();
      await steps(count);
    }
    await page.keyboard.press('u');
    await page.locator('[aria-live]', { hasText: 'taken back' }).waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const heard = new MutationObserver(() => (globalThis.isHeard = true));
      for (const region of document.querySelectorAll('[aria-live]')) {
        if (/taken back/.test(region.textContent)) {
          heard.observe(region, { childList: true, subtree: true, characterData: true });
        }
      }
    });
    await page.keyboard.press('u');
    await steps(0);
    await page.waitForFunction(() => globalThis.isHeard);
  },

  async 'the phone vibrates once in a turn'(browser) {
    const { page } = await person(browser);
    await page.addInitScript(() => {
      localStorage.setItem('vibration', 'on');
      globalThis.buzzes = 0;
      navigator.vibrate = () => (globalThis.buzzes += 1) > 0;
    });
    await setUp(page, 'cartagena', 'tortuga', ['me', 'bot 1']);
    await myTurn(page);
    await page.locator('.board rect.grab').first().click();
    await page.locator('.board rect.aim').first().click();
    await page.locator('.turn .buttons button', { hasText: 'Undo' }).waitFor();
    check((await page.evaluate(() => globalThis.buzzes)) === 1, 'it vibrates at an own action');
    await page.keyboard.press('e');
    await page.waitForFunction(() => globalThis.buzzes === 2);
  },

  async 'another page is told by its title, in every language, and focus begins there'(browser) {
    for (const [locale, link, title] of [
      ['en-GB', 'Learn', 'Learn · Cabestan'],
      ['fr-FR', 'Apprendre', 'Apprendre · Cabestan'],
      ['de-DE', 'Lernen', 'Lernen · Cabestan'],
    ]) {
      const { page } = await person(browser, { locale });
      await page.goto(`${url}/`);
      check((await page.title()) === 'Cabestan', await page.title());
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await page.waitForFunction((expected) => document.title === expected, title);
      check(await page.evaluate(() => document.activeElement.id === 'main'), 'focus is elsewhere');
      await setUp(page, 'arcanor', 'open', ['me', 'guest']);
      await page.waitForFunction(() => document.title.includes('Arcanor'));
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await page.waitForFunction((expected) => document.title === expected, title);
    }
  },
};
