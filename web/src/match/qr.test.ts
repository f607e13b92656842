import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qr } from './qr';

function photograph(modules: boolean[][], scale = 4, margin = 4) {
  const size = (modules.length + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let i = 0; i < scale * scale; i++) {
        const px = (x + margin) * scale + (i % scale);
        const py = (y + margin) * scale + Math.floor(i / scale);
        pixels.fill(0, (py * size + px) * 4, (py * size + px) * 4 + 3);
      }
    }),
  );
  return jsQR(pixels, size, size)?.data;
}

it.each([5, 30, 50, 75, 100, 130, 150, 190, 225])('a camera reads back a link of %i characters', (length) => {
  const link = `http://a/?${'kx7'.repeat(80)}`.slice(0, length);
  expect(photograph(qr(link)!)).toBe(link);
});

it('says so when a text is too long', () => {
  expect(qr('x'.repeat(300))).toBeNull();
});
