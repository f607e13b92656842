import { connect, createServer } from 'node:net';

/** The network between a browser and a server: it can be cut and mended, and its address stays the same. */
export async function cable(to) {
  const { hostname, port } = new URL(to);
  const wires = new Set();
  const plug = (at) =>
    new Promise((plugged, fail) => {
      const socket = createServer((near) => {
        const far = connect(Number(port), hostname);
        for (const wire of [near, far]) {
          wires.add(wire);
          wire.on('error', () => wire.destroy()); // cut, or the other end has gone
          wire.on('close', () => {
            wires.delete(wire);
            near.destroy();
            far.destroy();
          });
        }
        near.pipe(far).pipe(near);
      });
      socket.once('error', fail);
      socket.listen(at, '127.0.0.1', () => plugged(socket));
    });
  let socket = await plug(0);
  const near = socket.address().port;
  return {
    url: `http://127.0.0.1:${near}`,
    async cut() {
      const closed = new Promise((done) => socket.close(done));
      for (const wire of wires) wire.destroy();
      await closed;
    },
    async mend() {
      socket = await plug(near);
    },
  };
}
