import { GONE } from './monkey.mjs';

/** Where the keyboard stands, and how far from a place of the board it has to go. */
function wayTo(page, spot) {
  return page.evaluate((spot) => {
    const here = document.activeElement;
    const there = document.querySelector(`.board rect[data-spot="${spot}"]`);
    if (!there) return null;
    if (!here?.matches('.board [data-spot]')) return { away: true };
    const [a, b] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    return { at: here.dataset.spot, dx, dy, size: a.width };
  }, spot);
}

/** A hand that only has keys: arrows over the board, Tab to buttons, Enter. Nothing is focused by script. */
export const byKeyboard = {
  async spot(page, spot) {
    const seen = new Set();
    for (let keys = 0; keys < 80; keys++) {
      const way = await wayTo(page, spot);
      if (!way) return; // the place is gone: the table moved on
      if (way.at === spot) return page.keyboard.press('Enter');
      await page.keyboard.press(way.away ? 'b' : arrow(way, seen));
    }
    throw new Error(`arrow keys do not lead to ${spot}`);
  },
  async button(locator) {
    for (let keys = 0; keys < 80; keys++) {
      const reached = await locator.evaluateAll((found) =>
        found.map((one) => one === document.activeElement),
      );
      if (reached.length === 0) throw new Error(GONE);
      await locator.page().keyboard.press(reached[0] ? 'Enter' : 'Tab');
      if (reached[0]) return;
    }
    throw new Error('Tab does not lead to the button');
  },
};

/** Up or down first, then aside; a step that led nowhere from here is not tried again. */
function arrow({ at, dx, dy, size }, seen) {
  const upright = dy > 0 ? 'ArrowDown' : 'ArrowUp';
  const aside = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  const order = Math.abs(dy) > size / 2 ? [upright, aside] : [aside, upright];
  const others = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'];
  const next = [...order, ...others].find((key) => !seen.has(`${at} ${key}`)) ?? aside;
  seen.add(`${at} ${next}`);
  return next;
}
