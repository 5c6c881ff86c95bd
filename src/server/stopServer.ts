import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long open connections may bring one more request, in ms, before those that are silent are closed. */
const lastRequests = 1000;

/** How long running requests may take to finish, in ms; with the rest this stays below Docker's ten seconds. */
const lastAnswers = 7000;

/** How often to check whether all connections are gone, in ms. */
const interval = 25;

/**
 * Lets a server end without cutting anybody off: no new connections, then an answer for each request that still comes
 * over an open one, with the word that it is the last.
 * @param others servers whose requests arrive over the same connections. @returns ends them; resolves when all connections are closed, after eight seconds at most.
 */
export function gracefulStop(app: FastifyInstance, others: readonly FastifyInstance[] = []): () => Promise<void> {
  let stopping = false;
  for (const each of [app, ...others]) {
    each.addHook('onSend', (_request, reply, _payload, done) => {
      if (stopping) reply.header('connection', 'close');
      done();
    });
  }
  return async () => {
    // Whoever has connected already is let in first: closing would hang up on them.
    await pollOnce();
    await pollOnce();
    // The method of the plain server: that of HTTP servers also cuts connections on which a request is arriving.
    Server.prototype.close.call(app.server);
    // Only now: whoever is told to close connects anew.
    stopping = true;
    await allClosed(app.server, lastRequests);
    app.server.closeIdleConnections();
    await allClosed(app.server, lastAnswers);
    app.server.closeAllConnections();
    await Promise.all([app, ...others].map((each) => each.close()));
  };
}

/** @returns a promise that resolves once the event loop has looked for new connections. */
const pollOnce = () => new Promise<void>((resolve) => setImmediate(resolve));

/** @returns a promise that resolves once a server has no connections any more, or the given ms are over. */
async function allClosed(server: HttpServer, within: number): Promise<void> {
  const until = Date.now() + within;
  while (Date.now() < until) {
    const open = await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
    if (open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
