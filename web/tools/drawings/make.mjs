import { mkdir, writeFile } from 'node:fs/promises';
import { files, FOLDER } from './render.mjs';

/* Writes the drawings that pictures outside the browser are made of: `npm run drawings`. */
await mkdir(FOLDER, { recursive: true });
for (const [name, text] of await files()) {
  await writeFile(FOLDER + name, text);
  console.log(`${name}: ${text.length} characters`);
}
