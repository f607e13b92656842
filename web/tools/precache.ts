import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pages } from '../src/pages.ts';

const digest = (bytes: string | Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const TEXTS = 'src/i18n/push';

/** The texts of notices by language: a service worker has no page that could tell it. */
const notices = () =>
  Object.fromEntries(
    readdirSync(TEXTS).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(TEXTS, file), 'utf8')),
    ]),
  );

/** Writes the service worker of a build: src/offline/sw.js, told of every file that was built. */
export function precache(): Plugin {
  return {
    name: 'cabestan:precache',
    apply: 'build',
    writeBundle({ dir }) {
      const files = readdirSync(dir!, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      // The page is asked for by its folder: some hosts redirect from index.html, and a redirect cannot be kept.
      const kept = Object.fromEntries(
        files.map((file) => [
          file.slice(dir!.length + 1).replace(/^index\.html$/, ''),
          digest(readFileSync(file)),
        ]),
      );
      const told = {
        KEPT: kept,
        NOTICES: notices(),
        PAGES: pages,
        VERSION: digest(JSON.stringify(kept)).slice(7, 23),
      };
      const head = Object.entries(told).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      writeFileSync(join(dir!, 'sw.js'), head.join('') + readFileSync('src/offline/sw.js', 'utf8'));
    },
  };
}
