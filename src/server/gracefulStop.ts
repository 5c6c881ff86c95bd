import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time during which open connections may send one more request, in ms, before idle ones are closed. */
const idleGrace = 1000;

/** Time for running requests to finish, in ms. */
const requestGrace = 7000;

/**
 * Time in which a server stops, in ms. With the time for closing the database it is below the ten seconds after which
 * Docker kills a process.
 */
export const stoppingTime = idleGrace + requestGrace;

/** Polling interval for open connections, in ms. */
const interval = 25;

/**
 * Stops a server gracefully: it accepts no new connections, and responds to requests on open connections with
 * `Connection: close`.
 * @param others servers whose requests arrive over the same connections.
 * @returns a function that stops them; resolves when all connections are closed, after {@link stoppingTime} at most.
 */
export function gracefulStop(app: FastifyInstance, others: readonly FastifyInstance[] = []): () => Promise<void> {
  let isStopping = false;
  for (const server of [app, ...others]) {
    server.addHook('onSend', (_request, reply, _payload, done) => {
      if (isStopping) reply.header('connection', 'close');
      done();
    });
  }
  return async () => {
    // Accepts pending connections first, which closing would drop.
    await pollOnce();
    await pollOnce();
    // The method of `net.Server`: that of `http.Server` also closes connections on which a request is arriving.
    Server.prototype.close.call(app.server);
    // Set only after closing, because clients that are told to close will reconnect.
    isStopping = true;
    await allClosed(app.server, idleGrace);
    app.server.closeIdleConnections();
    await allClosed(app.server, requestGrace);
    app.server.closeAllConnections();
    await Promise.all([app, ...others].map((server) => server.close()));
  };
}

/** @returns a promise that resolves once the event loop has polled for new connections. */
const pollOnce = () => new Promise<void>((resolve) => setImmediate(resolve));

/** @returns a promise that resolves once a server has no open connections, or after `grace` milliseconds. */
async function allClosed(server: HttpServer, grace: number): Promise<void> {
  const until = Date.now() + grace;
  while (Date.now() < until) {
    const open = await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
    if (open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
