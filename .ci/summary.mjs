// Says what a test run found: what took longest, what passed in a second round only, and what failed.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';

const HOW_MANY = 20;
const began = statSync('target/tests-began').mtimeMs;
const modules = ['rules', 'table', 'bots', 'picture', 'wasm', 'server', 'cli'];

function reports(module) {
  const folder = `${module}/target/surefire-reports`;
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.xml'))
        .map((name) => `${folder}/${name}`)
        .filter((file) => statSync(file).mtimeMs >= began)
    : [];
}

function testCases(file) {
  const cases = readFileSync(file, 'utf8').matchAll(
    /<testcase name="([^"]*)" classname="([^"]*)" time="([^"]*)"(?:\/>|>\s*(<failure|<error)?)/g,
  );
  return [...cases].map(([, name, type, seconds, failure]) => ({
    name: `${type.split('.').pop()}.${name}`,
    seconds: Number(seconds),
    failed: failure !== undefined,
  }));
}

/** The lines of a file that the scenarios in the browser leave, in their columns. */
function notes(name) {
  const file = `target/${name}.txt`;
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}

function list(title, lines) {
  if (lines.length > 0) console.log([`\n${title}:`, ...lines.map((line) => `  ${line}`)].join('\n'));
}

const tests = modules.flatMap(reports).flatMap(testCases);
const scenarios = notes('scenarios').map(([seconds, name]) => ({ name: `browser: ${name}`, seconds: Number(seconds) }));
const slowest = [...tests, ...scenarios].sort((a, b) => b.seconds - a.seconds).slice(0, HOW_MANY);
const told = ([name, why]) => `${name}: ${why}`;

list(
  'The slowest',
  slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(5)} s  ${name}`),
);
const failed = notes('failed').map(([name]) => name);
list(
  'Passed in a second round only, with what failed in the first; each has a cause to be found',
  notes('second-round')
    .filter(([name]) => !failed.includes(name))
    .map(told),
);
list('Failed', [
  ...tests.filter((test) => test.failed).map((test) => test.name),
  ...notes('failed').map((note) => `browser: ${told(note)}`),
]);
