import { hasServer } from './net/server';
import { type Page, pages } from './pages';

/**
 * The whole address of a page. A plain web host knows only files, so there the page's name goes into the query as well,
 * and the address can be opened from anywhere.
 */
export function addressOf(to: string, from = location.href, isPlainHost = !hasServer): string {
  const url = new URL(to, from);
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  if (isPlainHost && name !== '' && name !== 'index.html') {
    url.pathname = url.pathname.slice(0, -name.length);
    const rest = url.search
      .slice(1)
      .split('&')
      .filter((part) => part && !part.startsWith('page='));
    url.search = [`page=${name}`, ...rest].join('&');
  }
  return url.href;
}

/**
 * Where the reader is. Every page is one path segment below the base, with its parameters in the query,
 * so that relative links work wherever the page is installed.
 */
class Route {
  page = $state<Page | null>('');
  query = $state(new URLSearchParams());

  constructor() {
    this.#read();
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(to));
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    const segment = location.pathname.split('/').at(-1) ?? '';
    this.query = new URLSearchParams(location.search);
    const name = segment === '' || segment === 'index.html' ? (this.query.get('page') ?? '') : segment;
    this.page = (pages as readonly string[]).includes(name) ? (name as Page) : null;
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element).closest?.('a');
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || /\/(api|docs)\//.test(url.pathname)) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    this.go(url.href);
  }
}

export const route = new Route();
