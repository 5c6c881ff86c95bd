import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject from 'light-my-request';

/** Tells the server's own calls from those of the world; new with each process. */
const ownMark = { name: 'x-rendering', value: randomUUID() };

/** @returns whether the server has made a call itself, while it renders a page. */
export const isInjected = ({ headers }: FastifyRequest): boolean => headers[ownMark.name] === ownMark.value;

/**
 * @param visitor on whose behalf pages are rendered: their address counts, not the server's own.
 * @returns a `fetch` that reaches the server's own routes without a network.
 */
export function injectedFetch(app: FastifyInstance, visitor: FastifyRequest): typeof fetch {
  return async (input, init) => {
    // Not the app's own `inject`: that refuses while the server stops, and a page in the making is to be finished.
    const response = await inject((request, reply) => app.routing(request, reply), {
      method: (init?.method ?? 'GET') as 'GET',
      url: String(input),
      remoteAddress: visitor.ip,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        [ownMark.name]: ownMark.value,
        host: visitor.host,
        // Believed where the visitor's own was: behind a proxy.
        'x-forwarded-proto': visitor.protocol,
        ...(visitor.headers.origin && { origin: visitor.headers.origin }),
      },
      ...(init?.body != null && { payload: String(init.body) }),
    });
    const empty = response.statusCode === 204 || response.statusCode === 304;
    return new Response(empty ? null : response.body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type'] ?? '') },
    });
  };
}
