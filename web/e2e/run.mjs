import { launch, url } from './browser.mjs';
import { offline } from './offline.mjs';
import { replay } from './replay.mjs';
import { scenarios } from './scenarios.mjs';
import { senses } from './senses.mjs';
import { speed } from './speed.mjs';
import { together } from './together.mjs';
import { trouble } from './trouble.mjs';

// npm run e2e [words]: runs the scenarios whose names contain all the words, against CABESTAN_URL.
// Most of their time is waiting for bots and motion, so a few run side by side.
const SIDE_BY_SIDE = Number(process.env.E2E_AT_ONCE ?? 3);

const words = process.argv.slice(2);
const waiting = Object.entries({
  ...scenarios,
  ...together,
  ...trouble,
  ...replay,
  ...senses,
  ...speed,
  ...offline,
}).filter(([name]) => words.every((word) => name.includes(word)));
const browser = await launch();
let failed = 0;
console.log(`${waiting.length} scenarios against ${url}`);

/** The browser as one scenario sees it: its people leave when it is over. */
function room() {
  const contexts = [];
  return {
    newContext: async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context;
    },
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}

const again = [];

async function work(list, onFailure) {
  for (let next = list.shift(); next; next = list.shift()) {
    const [name, scenario] = next;
    const began = Date.now();
    const own = room();
    try {
      await scenario(own);
      console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      onFailure(next, error);
    }
    await own.close();
  }
}

await Promise.all(
  Array.from({ length: SIDE_BY_SIDE }, () =>
    work(waiting, (scenario, error) => {
      console.log(`again ${scenario[0]}: ${error.message}`);
      again.push(scenario);
    }),
  ),
);
// They press at random against the clock; what fails among others must pass alone.
await work(again, ([name], error) => {
  failed++;
  console.log(`FAIL  ${name}: ${error.message}`);
});
await browser.close();
process.exit(failed > 0 ? 1 : 0);
