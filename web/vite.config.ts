import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.CABESTAN_URL ?? 'http://localhost:8080';

export default defineConfig({
  // Relative, so that the built page works under any path; routes are one segment deep for the same reason.
  base: './',
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
