// Completes the bill of materials with what the browser client bundles, and writes the notices of all licences.
// node notices.mjs BOM PACKAGE-LOCK BOM-OUT NOTICES-OUT
import { readFileSync, writeFileSync } from 'node:fs';

const [bomFile, lockFile, bomOut, noticesOut] = process.argv.slice(2);
const BUNDLED = ['gifenc', 'svelte', 'uqr'];

const bom = JSON.parse(readFileSync(bomFile, 'utf8'));
const packages = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
for (const name of BUNDLED.filter((name) => packages[`node_modules/${name}`])) {
  const { version, license } = packages[`node_modules/${name}`];
  bom.components.push({
    type: 'library',
    'bom-ref': `pkg:npm/${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    licenses: [{ license: { id: license } }],
  });
}
// What differs between two runs over the same sources.
delete bom.serialNumber;
delete bom.metadata.timestamp;
writeFileSync(bomOut, `${JSON.stringify(bom, null, 2)}\n`);

const licenseOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(', ') || 'see its project';
const lines = bom.components
  .filter(({ group }) => group !== 'org.cabestan')
  .map((part) => `${part.group ? `${part.group}:` : ''}${part.name} ${part.version}: ${licenseOf(part)}`)
  .sort();
writeFileSync(
  noticesOut,
  `Cabestan is licensed under Apache-2.0. It contains these libraries, each under its own licence:\n\n${lines.join('\n')}\n`,
);
