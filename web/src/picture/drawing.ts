/** Inherited properties: written where they differ from the parent's. */
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

/** Other properties: written where they differ from these defaults. */
const OWN: Record<string, string> = {
  opacity: '1',
  filter: 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};

/** Attributes and elements that only the page needs. */
const ATTRIBUTES = ['class', 'style', 'role', 'tabindex', 'aria-label', 'aria-hidden'];

/** How long the page may be busy with a drawing before it gets its turn. */
const SLICE = 8;

/**
 * A drawing of the page as a file of its own: the styles of its elements are written on them, in the colours of this
 * moment, and `fonts` is the style sheet of its typefaces. It is made in slices, between which the page goes on.
 */
export async function standalone(svg: SVGSVGElement, fonts: string): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  await inline(svg, copy);
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

type Styles = Record<string, string>;

async function inline(svg: Element, drawing: Element): Promise<void> {
  const waiting: { shown: Element; copy: Element; above: Styles }[] = [
    { shown: svg, copy: drawing, above: {} },
  ];
  let began = performance.now();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { shown, copy, above } = next;
    const styles = write(getComputedStyle(shown), copy, above);
    [...shown.children].forEach((child, i) =>
      waiting.push({ shown: child, copy: copy.children[i]!, above: styles }),
    );
    if (performance.now() - began < SLICE) continue;
    await new Promise((done) => setTimeout(done));
    began = performance.now();
  }
}

/** Writes the styles of an element on its copy, and returns those that its children inherit. */
function write(style: CSSStyleDeclaration, copy: Element, above: Styles): Styles {
  const inherited: Styles = {};
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    inherited[name] = value;
    if (value !== above[name]) copy.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== usual && value !== '') copy.setAttribute(name, value);
  }
  for (const name of ATTRIBUTES) copy.removeAttribute(name);
  return inherited;
}
