import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { parseCss } from 'svelte/compiler';
import { createServer } from 'vite';
import { elementsOf, rulesOf, styled } from './styles.mjs';

const web = fileURLToPath(new URL('../..', import.meta.url));

/** Where the drawings are for those who cannot run the page. */
export const FOLDER = fileURLToPath(
  new URL('../../../picture/src/main/resources/cabestan/picture/drawings/', import.meta.url),
);

/** The drawings of all boards as files by their names, made by the components that draw them on the page. */
export async function files() {
  const vite = await createServer({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [svelte({ preprocess: vitePreprocess(), compilerOptions: { runes: true, css: 'injected' } })],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  try {
    const { drawings, places } = await vite.ssrLoadModule('/tools/drawings/catalog.ts');
    const tokens = await tokensOfPage();
    const written = Object.entries(drawings()).map(([name, all]) => [`${name}.svg`, sheet(all, tokens)]);
    const listed = places().map(({ name, lines }) => [`${name}.places`, `${lines.join('\n')}\n`]);
    return new Map([...written, ...listed]);
  } finally {
    await vite.close();
  }
}

/** The variables of the page; colours that depend on the theme stay `light-dark(…)`. */
async function tokensOfPage() {
  const css = await readFile(`${web}/src/look/tokens.css`, 'utf8');
  const root = parseCss(css).children.find(
    ({ type, prelude }) => type === 'Rule' && prelude.children.length === 1,
  );
  const declared = root.block.children.filter(({ property }) => property?.startsWith('--'));
  const tokens = new Map(declared.map(({ property, value }) => [property, value]));
  return tokens.set('--display', 'display').set('--text', 'text');
}

function sheet(all, tokens) {
  const groups = all.map(({ name, body, head }) => {
    const sheets = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text);
    const drawing = styled(elementsOf(body), rulesOf(sheets), tokens);
    return `<g id="${name}">${drawing.map(xml).join('')}</g>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${groups.join('')}</svg>\n`;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Enough for any picture, and the same on every machine. */
const rounded = (text) =>
  text.replace(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));

function xml(element) {
  if (element.words !== undefined) return escaped(element.words);
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${escaped(rounded(value))}"`);
  const inside = element.children.map(xml).join('');
  const start = `<${element.name}${attributes.join('')}`;
  return inside ? `${start}>${inside}</${element.name}>` : `${start}/>`;
}
