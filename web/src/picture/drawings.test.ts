import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { files, FOLDER } from '../../tools/drawings/render.mjs';

it('pictures outside the browser are made of the same drawings; npm run drawings writes them', async () => {
  for (const [name, text] of await files()) {
    expect(await readFile(FOLDER + name, 'utf8'), name).toBe(text);
  }
}, 600_000);
