import { beforeAll, expect, it, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { addEventListener: () => {}, documentElement: { dataset: {} } });
vi.stubGlobal('location', new URL('https://example.org/games/match?id=x'));

let addressOf: (to: string, from: string, isPlainHost: boolean) => string;
beforeAll(async () => {
  addressOf = (await import('./route.svelte')).addressOf;
});

const page = 'https://example.org/games/match?id=x';

it('names a page by its path where a server knows the pages', () => {
  expect(addressOf('./problems?id=p1', page, false)).toBe('https://example.org/games/problems?id=p1');
});

it.each([
  ['./problems?id=p1', 'https://example.org/games/?page=problems&id=p1'],
  ['new', 'https://example.org/games/?page=new'],
  ['./', 'https://example.org/games/'],
  ['https://example.org/games/?page=learn', 'https://example.org/games/?page=learn'],
  ['analyse?page=analyse&match=m&step=2', 'https://example.org/games/?page=analyse&match=m&step=2'],
  ['analyse?edit&line=a%20b', 'https://example.org/games/?page=analyse&edit&line=a%20b'],
])('on a plain host %s is %s', (to, address) => {
  expect(addressOf(to, page, true)).toBe(address);
});
