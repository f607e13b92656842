import { again } from './again.mjs';
import { analysis } from './analysis.mjs';
import { launch, url } from './browser.mjs';
import { editor } from './editor.mjs';
import { embed } from './embed.mjs';
import { identity } from './identity.mjs';
import { stored } from './stored.mjs';
import { hands } from './hands.mjs';
import { layout } from './layout.mjs';
import { mails } from './mails.mjs';
import { mine } from './mine.mjs';
import { notices } from './notices.mjs';
import { offline } from './offline.mjs';
import { order } from './order.mjs';
import { pictures } from './pictures.mjs';
import { plainly } from './plain.mjs';
import { stillLead } from './release01.mjs';
import { replay } from './replay.mjs';
import { replies } from './replies.mjs';
import { runAll } from './rounds.mjs';
import { scenarios } from './scenarios.mjs';
import { senses } from './senses.mjs';
import { silence } from './silence.mjs';
import { siteAnalysis } from './siteAnalysis.mjs';
import { studies } from './studies.mjs';
import { together } from './together.mjs';
import { trouble } from './trouble.mjs';
import { twice } from './twice.mjs';
import { understanding } from './understanding.mjs';
import { words as spoken } from './words.mjs';

// npm run e2e [words]: runs the scenarios whose names contain all the words, against CABESTAN_URL.
// Those about mails need CABESTAN_SMTP_PORT, the port of this machine to which the site sends them.
// Those about boards on other pages need a site that was started with --embed-origin 'http://club.localhost:*'.
// Most of their time is waiting for bots and motion, so a few run side by side.
const SIDE_BY_SIDE = Number(process.env.E2E_AT_ONCE ?? 4);

const words = process.argv.slice(2);
// Whole matches first: they are the longest, and at the end nobody should wait for a last one.
const waiting = Object.entries({
  ...scenarios,
  ...together,
  ...spoken,
  ...again,
  ...hands,
  ...order,
  ...trouble,
  ...understanding,
  ...replay,
  ...analysis,
  ...siteAnalysis,
  ...editor,
  ...pictures,
  ...embed,
  ...studies,
  ...twice,
  ...mine,
  ...senses,
  ...layout,
  ...identity,
  ...stored,
  'addresses that release 0.1 gave still lead to their pages': (browser) =>
    stillLead(browser, (name, query) => `${name}?${query}`),
  ...plainly,
  ...notices,
  ...(process.env.CABESTAN_SMTP_PORT ? mails : {}),
  ...replies,
  ...silence,
  ...offline,
})
  .filter(([name]) => words.every((word) => name.includes(word)))
  .sort(([a], [b]) => Number(b.includes('to the end')) - Number(a.includes('to the end')));
const browser = await launch();
console.log(`${waiting.length} scenarios against ${url}`);
const failed = await runAll(browser, waiting, SIDE_BY_SIDE);
await browser.close();
process.exit(failed > 0 ? 1 : 0);
