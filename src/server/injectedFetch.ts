import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject from 'light-my-request';

/** Header that marks the server's own requests; the secret value changes with each process. */
const ownMark = { name: 'x-rendering', value: randomUUID() };

/** @returns whether a request was made by the server itself while rendering a page. */
export const isInternalRequest = ({ headers }: FastifyRequest): boolean => headers[ownMark.name] === ownMark.value;

/**
 * @param visitor the request that a page is rendered for; its address counts for rate limits.
 * @returns a `fetch` that calls the server's own routes without a network.
 */
export function injectedFetch(app: FastifyInstance, visitor: FastifyRequest): typeof fetch {
  return async (input, init) => {
    // Not `app.inject`, which rejects requests while the server stops: pages being rendered have to be finished.
    const response = await inject((request, reply) => app.routing(request, reply), {
      method: (init?.method ?? 'GET') as 'GET',
      url: String(input),
      remoteAddress: visitor.ip,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        [ownMark.name]: ownMark.value,
        host: visitor.host,
        // Trusted under the same conditions as the visitor's own header: behind a proxy.
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
