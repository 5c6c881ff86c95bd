import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { freshPostgres, testPostgres } from './freshPostgres.ts';
import { onTestEnd } from './testServer.ts';

/**
 * A separate PostgreSQL database behind a proxy that can be suspended: connections stay open, but no data passes, as
 * with a server whose processes are stopped.
 */
export async function hangingPostgres() {
  const { url } = await freshPostgres('migrated');
  const { hostname, port } = new URL(testPostgres as string);
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => to.write(chunk));
      if (hangs) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestEnd(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    wake: () => {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
