import { afterEach, beforeAll, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { dataset: {} } });
let http: typeof import('./http');
beforeAll(async () => {
  http = await import('./http');
});
afterEach(() => vi.unstubAllGlobals());

/** An answer whose body breaks off. */
const cutOff = () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};
const whole = () => Response.json({ match: 'm' });

it('an answer that breaks off is as good as none', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(cutOff()));
  await expect(http.get('lobby')).rejects.toMatchObject({ code: 'offline' });
});

it('what is created is asked for again, with the same key, when its answer breaks off', async () => {
  const keys: string[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['Idempotency-Key']!);
    return Promise.resolve(keys.length === 1 ? cutOff() : whole());
  });
  await expect(http.create('matches', {})).resolves.toEqual({ match: 'm' });
  expect(keys[1]).toBe(keys[0]);
});

it('a page of a proxy in place of an answer is told by its status', async () => {
  const page = new Response('<h1>Bad gateway</h1>', {
    status: 502,
    headers: { 'Content-Type': 'text/html' },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(page));
  await expect(http.get('lobby')).rejects.toMatchObject({ status: 502, code: 'http' });
});
