import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|wasm)$/;

/** Puts a compressed copy beside each file that never changes, which the server hands out as it is. */
export function brotli(): Plugin {
  return {
    name: 'cabestan:brotli',
    apply: 'build',
    writeBundle({ dir }) {
      const assets = join(dir!, 'assets');
      for (const file of readdirSync(assets).filter((name) => COMPRESSIBLE.test(name))) {
        writeFileSync(join(assets, `${file}.br`), brotliCompressSync(readFileSync(join(assets, file))));
      }
    },
  };
}
