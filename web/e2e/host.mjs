import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** A plain web host: files from a folder below a path, and 404.html for everything else there. */
export async function plainHost(folder, path) {
  const read = (file) => readFile(join(folder, file)).catch(() => null);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const name = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : '';
    const bytes = name && !name.includes('..') ? await read(name) : null;
    const type = types[extname(bytes ? name : '404.html')] ?? 'application/octet-stream';
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'max-age=600' });
    response.end(bytes ?? (name ? await read('404.html') : ''));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}${path.slice(0, -1)}`,
    close: () => server.close(),
  };
}
