import { appendFileSync, existsSync } from 'node:fs';

/** Where the test command looks for the slowest scenarios, for those that needed a second round, and for those that failed. */
const NOTES = '../target';

function note(file, ...words) {
  if (existsSync(NOTES)) appendFileSync(`${NOTES}/${file}.txt`, `${words.join('\t')}\n`);
}

/** Whole matches are long enough without waiting for what others do to be shown. */
const WHOLE = /to the end|by keyboard/;

function showAtOnce() {
  try {
    localStorage.setItem('preferences', localStorage.getItem('preferences') ?? '{"pace":"instant"}');
  } catch {
    return; // a page that is not ours yet
  }
}

/** The browser as one scenario sees it: its people leave when it is over. */
function room(browser, name) {
  const contexts = [];
  return {
    newContext: async (options) => {
      const context = await browser.newContext(options);
      if (WHOLE.test(name)) await context.addInitScript(showAtOnce);
      contexts.push(context);
      return context;
    },
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}

async function work(browser, list, onFailure) {
  for (let next = list.shift(); next; next = list.shift()) {
    const [name, scenario] = next;
    const began = Date.now();
    const own = room(browser, name);
    try {
      await scenario(own);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`ok    ${name} (${seconds} s)`);
      note('scenarios', seconds, name);
    } catch (error) {
      onFailure(next, error);
    }
    await own.close();
  }
}

/**
 * Runs scenarios, given with their names, a few side by side, and tells how many failed. They press at random against
 * the clock; what fails among others gets a second round, in which none of these runs beside it. The test command names
 * those that needed it, because each has a cause that is to be found.
 */
export async function runAll(browser, list, sideBySide) {
  const again = [];
  await Promise.all(
    Array.from({ length: sideBySide }, () =>
      work(browser, list, (scenario, error) => {
        console.log(`again ${scenario[0]}: ${error.message}`);
        note('second-round', scenario[0], error.message.split('\n')[0]);
        again.push(scenario);
      }),
    ),
  );
  let failed = 0;
  await work(browser, again, ([name], error) => {
    failed++;
    console.log(`FAIL  ${name}: ${error.message}`);
    note('failed', name, error.message.split('\n')[0]);
  });
  return failed;
}
