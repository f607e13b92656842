import { launch, url } from './browser.mjs';
import { scenarios } from './scenarios.mjs';

// npm run e2e [words]: runs the scenarios whose names contain all the words, against CABESTAN_URL.
const words = process.argv.slice(2);
const chosen = Object.entries(scenarios).filter(([name]) => words.every((word) => name.includes(word)));
const browser = await launch();
let failed = 0;
console.log(`${chosen.length} scenarios against ${url}`);
for (const [name, scenario] of chosen) {
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
process.exit(failed > 0 ? 1 : 0);
