// Completes the bill of materials with what the browser client bundles, and writes the notices of all licences.
// node notices.mjs BOM BOM-OUT NOTICES-OUT
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const [bomFile, bomOut, noticesOut] = process.argv.slice(2);
const BUNDLED = ['gifenc', 'svelte', 'uqr'];

const repository = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, repository), 'utf8');

const packages = JSON.parse(read('web/package-lock.json')).packages;
const fromNpm = BUNDLED.map((name) => {
  const { version, license } = packages[`node_modules/${name}`];
  return { name, version, license, ref: `pkg:npm/${name}@${version}` };
});

/** The class library of Java in the engine. */
const teavm = /<teavm.version>(.*)<\/teavm.version>/.exec(read('pom.xml'))[1];
const inEngine = { name: 'TeaVM', version: teavm, license: 'Apache-2.0', ref: `pkg:maven/org.teavm/teavm-classlib@${teavm}` };

const FONTS = 'web/src/look/font/';
const fontLicences = readdirSync(new URL(FONTS, repository)).filter((name) => /^OFL-.*[.]txt$/.test(name)).sort();
const fonts = fontLicences.map((file) => {
  const name = file.slice('OFL-'.length, -'.txt'.length);
  return { name, license: 'OFL-1.1', ref: `font:${name}` };
});

const bom = JSON.parse(readFileSync(bomFile, 'utf8'));
for (const { name, version, license, ref } of [...fromNpm, inEngine, ...fonts]) {
  const purl = ref.startsWith('pkg:') ? { purl: ref } : {};
  bom.components.push({ type: 'library', 'bom-ref': ref, name, version, ...purl, licenses: [{ license: { id: license } }] });
}
// What differs between two runs over the same sources.
delete bom.serialNumber;
delete bom.metadata.timestamp;
writeFileSync(bomOut, `${JSON.stringify(bom, null, 2)}\n`);

const licenseOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(', ') || 'see its project';
const lines = bom.components
  .filter(({ group }) => group !== 'org.cabestan')
  .map((part) => {
    const name = [part.group, part.name].filter(Boolean).join(':');
    return `${[name, part.version].filter(Boolean).join(' ')}: ${licenseOf(part)}`;
  })
  .sort();
const notices = [
  'Cabestan is licensed under Apache-2.0. It contains these libraries and fonts, each under its own licence:',
  lines.join('\n'),
  ...fontLicences.map((file) => read(FONTS + file).trimEnd()), // which must go with the fonts
];
writeFileSync(noticesOut, `${notices.join('\n\n')}\n`);
