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
    const unsent = unsentResponses.get(socket) ?? begin(socket);
    unsent.add(reply.raw);
    reply.raw.once('close', () => unsent.delete(reply.raw));
    if (unsent.size > maxPipelined) {
      // The requests that have already arrived are parsed all the same, but not handled.
      reply.hijack();
      socket.destroy();
    }
    done();
  });

  /** Begins to record the unsent responses of a connection. */
  function begin(socket: Socket): Set<ServerResponse> {
    const unsent = new Set<ServerResponse>();
    unsentResponses.set(socket, unsent);
    socket.once('close', () => {
      for (const response of unsent) if (!response.socket) emitClose(response);
    });
    return unsent;
  }
}

/**
 * Makes a response emit `close`, at which Fastify releases what it sends. Node.js does so when the socket of a response
 * closes, and gives it one only when its turn comes: here a closed one.
 */
function emitClose(response: ServerResponse): void {
  response.assignSocket(new Socket().destroy());
}
