import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../e2e/browser.mjs';

// npm run icons: draws public/icon.svg as the pictures that phones and desktops want for an installed page.
const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
const PAPER = '#f6f1e7';

/** A part of the side for the drawing; a mask may cut a circle of four fifths out of the picture. */
const icons = [
  { file: 'icon-192.png', size: 192, part: 0.94 },
  { file: 'icon-512.png', size: 512, part: 0.94 },
  { file: 'icon-maskable-512.png', size: 512, part: 0.62, paper: PAPER },
  { file: 'icon-apple-180.png', size: 180, part: 0.76, paper: PAPER },
];

const browser = await launch();
for (const { file, size, part, paper = 'transparent' } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html { background: ${paper} } body { margin: ${(size * (1 - part)) / 2}px } svg { display: block; width: ${size * part}px }</style>${drawing}`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(file, folder)), omitBackground: true });
  await page.close();
}
await browser.close();
