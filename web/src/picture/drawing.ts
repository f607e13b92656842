/** Properties that elements take from their parents: written where they differ from the parent's. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

/** Properties that elements have by themselves: written where they differ from these. */
const OWN: Record<string, string> = {
  opacity: '1',
  filter: 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};

/** What the page needs and a picture does not. */
const ATTRIBUTES = ['class', 'style', 'role', 'tabindex', 'aria-label', 'aria-hidden'];

/**
 * A drawing of the page as a file of its own: what style sheets say of its elements is written on them, in the colours
 * of this moment, and `fonts` is the style sheet of its typefaces.
 */
export function standalone(svg: SVGSVGElement, fonts: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  inline(svg, copy);
  const [x, y, width, height] = svg.getAttribute('viewBox')!.split(' ');
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.setAttribute('width', width!);
  copy.setAttribute('height', height!);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  sheet.textContent = fonts;
  if (fonts) copy.prepend(sheet);
  return new XMLSerializer().serializeToString(copy).replaceAll(/<!--.*?-->/g, '');
}

function inline(shown: Element, copy: Element): void {
  const style = getComputedStyle(shown);
  const above = shown.tagName === 'svg' ? null : getComputedStyle(shown.parentElement!);
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== above?.getPropertyValue(name)) copy.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== usual && value !== '') copy.setAttribute(name, value);
  }
  for (const name of ATTRIBUTES) copy.removeAttribute(name);
  [...shown.children].forEach((child, i) => inline(child, copy.children[i]!));
}
