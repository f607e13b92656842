/**
 * What is wrong with the layout of the page as it stands: runs inside the page, and returns one sentence a fault.
 * During play (`still`) nothing may scroll but what scrolls by itself.
 */
export function faultsOf(still) {
  const faults = new Set();
  const root = document.documentElement;
  const [width, height] = [root.clientWidth, innerHeight];
  const called = (element) => {
    const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${text}"`;
  };

  if (root.scrollWidth > width) faults.add(`the page is ${root.scrollWidth} px wide`);
  if (still && root.scrollHeight > height) faults.add(`the page is ${root.scrollHeight} px high during play`);

  const veils = new Map();
  /** Whether it is there for screen readers only. */
  function isVeiled(element) {
    if (element === null) return false;
    if (!veils.has(element)) {
      veils.set(element, getComputedStyle(element).clipPath !== 'none' || isVeiled(element.parentElement));
    }
    return veils.get(element);
  }

  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.skip') &&
    !isVeiled(element);

  const overflows = new Map();
  /** How an element's overflow is treated; most ancestors are asked for many times. */
  function overflowOf(element) {
    if (!overflows.has(element)) overflows.set(element, getComputedStyle(element).overflow);
    return overflows.get(element);
  }

  /** The part of a rectangle that its scrolling and clipping ancestors let through. */
  function clipped(rect, element) {
    let { left, top, right, bottom } = rect;
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (overflowOf(up) === 'visible') continue;
      const box = up.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  }

  const scrolls = (element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll/.test(overflowOf(up))) return true;
    }
    return false;
  };

  function outside(element, rect) {
    if (rect.right > width + 1 || rect.left < -1) faults.add(`beyond the side: ${called(element)}`);
    if (still && !scrolls(element) && (rect.bottom > height + 1 || rect.top < -1)) {
      faults.add(`above or below the screen: ${called(element)}`);
    }
  }

  const controls = [...document.querySelectorAll('button, a, input, select, textarea, summary')].filter(
    isShown,
  );
  for (const control of controls) outside(control, control.getBoundingClientRect());

  for (const element of document.querySelectorAll('body *:not(svg *)')) {
    const style = getComputedStyle(element);
    const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (!clips || element.matches('svg, input') || !isShown(element)) continue;
    const explained = style.textOverflow === 'ellipsis' && element.closest('[title]');
    if (element.scrollWidth > element.clientWidth + 1 && !explained)
      faults.add(`cut off: ${called(element)}`);
  }

  /** The lines of all texts, without the air above and below their letters. */
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('svg, select, script, style') || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const air = box.height * 0.28;
      const line = { left: box.left + 1, right: box.right - 1, top: box.top + air, bottom: box.bottom - air };
      const seen = clipped(line, node);
      const shortened = getComputedStyle(element).textOverflow === 'ellipsis';
      if (!shortened || seen) outside(element, shortened ? seen : line);
      if (seen) lines.push({ ...seen, element, node });
    }
  }

  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  /** Whatever lies in another layer above a text hides it on purpose, as a menu does; letters through letters do not. */
  const layer = (element) => element.closest('dialog, [data-layer]');
  lines.sort((a, b) => a.top - b.top);
  lines.forEach((one, i) => {
    for (let j = i + 1; j < lines.length && lines[j].top < one.bottom; j++) {
      const other = lines[j];
      if (one.node !== other.node && meet(one, other) && layer(one.element) === layer(other.element)) {
        faults.add(`texts overlap: ${called(one.element)} and ${called(other.element)}`);
      }
    }
  });

  const boxes = controls.flatMap((element) => {
    const box = clipped(element.getBoundingClientRect(), element);
    return box
      ? [{ left: box.left + 1, right: box.right - 1, top: box.top + 1, bottom: box.bottom - 1, element }]
      : [];
  });
  boxes.forEach((one, i) => {
    for (const other of boxes.slice(i + 1)) {
      if (!meet(one, other)) continue;
      const nested = one.element.contains(other.element) || other.element.contains(one.element);
      if (!nested && layer(one.element) === layer(other.element)) {
        faults.add(`controls overlap: ${called(one.element)} and ${called(other.element)}`);
      }
    }
  });
  return [...faults];
}
