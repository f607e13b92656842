import { type Page, pages } from './pages';

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
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    const segment = location.pathname.split('/').at(-1) ?? '';
    const name = segment === 'index.html' ? '' : segment;
    this.page = (pages as readonly string[]).includes(name) ? (name as Page) : null;
    this.query = new URLSearchParams(location.search);
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element).closest?.('a');
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.includes('/api/')) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    this.go(url.href);
  }
}

export const route = new Route();
