// Prints the twenty tests and browser scenarios that took longest in the last run.
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
  return [...readFileSync(file, 'utf8').matchAll(/<testcase name="([^"]*)" classname="([^"]*)" time="([^"]*)"/g)].map(
    ([, name, type, seconds]) => ({ name: `${type.split('.').pop()}.${name}`, seconds: Number(seconds) }),
  );
}

function scenarios(file) {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('\t'))
        .map(([seconds, name]) => ({ name: `browser: ${name}`, seconds: Number(seconds) }))
    : [];
}

const all = [...modules.flatMap(reports).flatMap(testCases), ...scenarios('target/scenarios.txt')];
console.log('\nThe slowest:');
for (const { name, seconds } of all.sort((a, b) => b.seconds - a.seconds).slice(0, HOW_MANY)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
