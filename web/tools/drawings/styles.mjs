import { parse, parseCss } from 'svelte/compiler';

/** What a picture needs of the styles of a page. */
const PROPERTIES = new Set([
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
]);

/** What the page needs and a drawing does not. */
const ATTRIBUTES = new Set(['class', 'style']);

/** The elements of a text in HTML, without comments: name, attributes, children and words. */
export function elementsOf(html) {
  const simple = (node) => {
    if (node.type === 'Text') return node.data.trim() ? [{ words: node.data.trim() }] : [];
    if (node.type !== 'RegularElement') return [];
    const attributes = new Map(node.attributes.map(({ name, value }) => [name, value[0]?.data ?? '']));
    return [{ name: node.name, attributes, children: node.fragment.nodes.flatMap(simple) }];
  };
  return parse(html, { modern: true }).fragment.nodes.flatMap(simple);
}

/** The rules of style sheets, in the order in which later ones win. */
export function rulesOf(sheets) {
  const rules = sheets.flatMap((sheet) => parseCss(sheet).children.filter(({ type }) => type === 'Rule'));
  const single = rules.flatMap(({ prelude, block }) =>
    prelude.children.map((selector) => ({
      parts: selector.children,
      weight: weightOf(selector.children),
      declarations: block.children.filter(({ type }) => type === 'Declaration'),
    })),
  );
  return single.sort((one, other) => one.weight - other.weight); // stable
}

function weightOf(parts) {
  const weights = { ClassSelector: 100, TypeSelector: 1 };
  const own = (selector) => {
    if (selector.type === 'PseudoClassSelector' && selector.name === 'not')
      return weightOf(selector.args.children[0].children);
    return weights[selector.type] ?? 0;
  };
  return parts.flatMap(({ selectors }) => selectors).reduce((sum, selector) => sum + own(selector), 0);
}

/** The same elements with all that style sheets say written on them; `tokens` are the variables of the page. */
export function styled(elements, rules, tokens) {
  const write = (element, above) => {
    if (element.words !== undefined) return element;
    const path = [...above.path, element];
    const own = [...(element.attributes.get('style') ?? '').matchAll(/(--[\w-]+):\s*([^;]+)/g)];
    const variables = new Map([...above.variables, ...own.map(([, name, value]) => [name, value.trim()])]);
    const attributes = new Map([...element.attributes].filter(([name]) => !ATTRIBUTES.has(name)));
    for (const { parts, declarations } of rules) {
      if (!matches(path, parts)) continue;
      for (const { property, value } of declarations.flatMap(plain)) {
        if (PROPERTIES.has(property)) attributes.set(property, value);
      }
    }
    for (const [name, value] of attributes) attributes.set(name, resolved(value, variables));
    const children = element.children.map((child) => write(child, { path, variables }));
    return { ...element, attributes, children };
  };
  return elements.map((element) => write(element, { path: [], variables: tokens }));
}

/** A declaration, or those that a shorthand stands for. */
function plain({ property, value }) {
  if (property !== 'font') return [{ property, value }];
  const [, weight, size, family] = /^(\d+) ([\d.]+)px (.+)$/.exec(value);
  return [
    { property: 'font-weight', value: weight },
    { property: 'font-size', value: size },
    { property: 'font-family', value: family },
  ];
}

function resolved(value, variables) {
  const known = value.replace(/var\((--[\w-]+)(?:,\s*([^()]+))?\)/g, (_, name, otherwise) => {
    const found = variables.get(name) ?? otherwise;
    if (found === undefined) throw new Error(`${name} is not known`);
    return resolved(found, variables);
  });
  return known.replace(/^([\d.]+)px$/, '$1');
}

function matches(path, parts) {
  const last = parts.at(-1);
  if (!fits(path.at(-1), last.selectors)) return false;
  if (parts.length === 1) return true;
  if (last.combinator.name !== ' ') throw new Error(`the combinator ${last.combinator.name} is not known`);
  return path.some((_, i) => i < path.length - 1 && matches(path.slice(0, i + 1), parts.slice(0, -1)));
}

function fits({ name, attributes }, selectors) {
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  return selectors.every((selector) => {
    if (selector.type === 'ClassSelector') return classes.includes(selector.name);
    if (selector.type === 'TypeSelector') return selector.name === name;
    if (selector.type !== 'PseudoClassSelector' || !['where', 'not'].includes(selector.name)) return false;
    const isInside = selector.args.children.some(({ children }) =>
      fits({ name, attributes }, children[0].selectors),
    );
    return isInside === (selector.name === 'where');
  });
}
