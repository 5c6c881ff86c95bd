import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Maximum requests of a connection whose responses are not sent yet. Browsers and proxies wait for each response. */
const maxPipelined = 10;

/**
 * Limits how many requests a client may send over a connection without waiting for the responses: each takes memory, and
 * those for files a file descriptor. Connections with more are closed. Also releases the responses that a closed
 * connection leaves behind, of which Node.js releases only the first.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unsentResponses = new WeakMap<Socket, Set<ServerResponse>>();

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const unsent = unsentResponses.get(socket) ?? watch(socket);
    unsent.add(reply.raw);
    reply.raw.once('close', () => unsent.delete(reply.raw));
    if (unsent.size > maxPipelined) {
      // The requests that have already arrived are parsed all the same, but not handled.
      reply.hijack();
      socket.destroy();
    }
    done();
  });

  function watch(socket: Socket): Set<ServerResponse> {
    const unsent = new Set<ServerResponse>();
    unsentResponses.set(socket, unsent);
    socket.once('close', () => {
      for (const response of unsent) if (!response.socket) close(response);
    });
    return unsent;
  }
}

/** Ends a response that waits for its turn on a connection, as if this had begun and the connection were closed then. */
function close(response: ServerResponse): void {
  response.assignSocket(new Socket().destroy());
}
