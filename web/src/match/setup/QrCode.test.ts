import jsQR from 'jsqr';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import QrCode from './QrCode.svelte';

const SCALE = 4;

/** What a camera reads from the code on the page. */
function photograph(text: string): string | undefined {
  const { body } = render(QrCode, { props: { text } });
  const size = Number(body.match(/viewBox="0 0 (\d+)/)![1]) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of body.matchAll(/M(\d+) (\d+)h1/g)) {
    for (let i = 0; i < SCALE * SCALE; i++) {
      const px = Number(x) * SCALE + (i % SCALE);
      const py = Number(y) * SCALE + Math.floor(i / SCALE);
      pixels.fill(0, (py * size + px) * 4, (py * size + px) * 4 + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}

it.each([5, 30, 50, 75, 100, 130, 150, 190, 225])('a camera reads back a link of %i characters', (length) => {
  const link = `http://a/?${'kx7'.repeat(80)}`.slice(0, length);
  expect(photograph(link)).toBe(link);
});

it('shows no code when a text is too long for one', () => {
  expect(render(QrCode, { props: { text: 'x'.repeat(3000) } }).body).not.toContain('<svg');
});
