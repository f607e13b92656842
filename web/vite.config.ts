import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './tools/brotli.ts';
import { precache } from './tools/precache.ts';

const server = process.env.CABESTAN_URL ?? 'http://localhost:8080';

/** What `mvn -pl wasm -am package` makes of rules/ and bots/. */
const engine = fileURLToPath(new URL('../wasm/target/engine', import.meta.url));

export default defineConfig({
  // Relative, so that the built page works under any path; routes are one segment deep for the same reason.
  base: './',
  plugins: [svelte(), precache(), brotli()], // the copies of brotli() are not for the service worker
  resolve: { alias: { '@engine': engine } },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], pool: 'threads' }, // processes would take half as much again,
});
