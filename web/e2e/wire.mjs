import { connect, createServer } from 'node:net';
import { url } from './browser.mjs';

/** A real wire between a browser and the server that can be cut, or carry nothing back. */
export async function wire() {
  const { hostname, port } = new URL(url);
  const pairs = new Set();
  let cut = false;
  let deaf = false;
  const host = createServer((near) => {
    if (cut) return near.destroy();
    const far = connect(Number(port || 80), hostname);
    const pair = [near, far];
    pairs.add(pair);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => deaf || near.write(bytes));
    for (const end of pair) {
      end.on('error', () => end.destroy());
      end.on('close', () => {
        pair.forEach((other) => other.destroy());
        pairs.delete(pair);
      });
    }
  });
  await new Promise((listening) => host.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${host.address().port}`,
    /** Nothing goes through any more, and no new connection is made. */
    cut() {
      cut = true;
      for (const pair of [...pairs]) pair.forEach((end) => end.destroy());
    },
    /** What the page says still arrives; what the server answers is lost. */
    deafen() {
      deaf = true;
    },
    mend() {
      cut = deaf = false;
    },
    close() {
      this.cut();
      host.close();
    },
  };
}
