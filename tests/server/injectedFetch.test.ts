import Fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { injectedFetch, isInternalRequest } from '#server/injectedFetch.ts';
import { onTestEnd } from './testServer.ts';

/** A server that calls itself. @param trustProxy whether the headers of a proxy are trusted. */
function open(ask: (fetch: typeof globalThis.fetch) => Promise<unknown>, trustProxy = false) {
  const app = Fastify({ trustProxy });
  onTestEnd(() => app.close());
  const seen = (request: FastifyRequest) => {
    const { method, url, ip, host, protocol, body = null, headers } = request;
    const { origin, 'x-own': own } = headers;
    return { method, url, ip, host, protocol, body, own, origin, injected: isInternalRequest(request) };
  };
  app.get('/page', async (request) => ask(injectedFetch(app, request)));
  app.all('/echo', async (request) => seen(request));
  app.get('/empty/:status', (request: FastifyRequest<{ Params: { status: string } }>, reply) =>
    reply.code(Number(request.params.status)).send(),
  );
  app.get('/typeless', (_request, reply) => reply.code(418).send());
  return async (headers: Record<string, string> = {}) =>
    (
      await app.inject({ url: '/page', remoteAddress: '192.0.2.7', headers: { host: 'events.example', ...headers } })
    ).json();
}

describe('An internal request', () => {
  it('has the address, host and origin of the visitor and is recognised as internal', async () => {
    const page = open(async (fetch) => (await fetch('/echo?q=a')).json());
    expect(await page()).toEqual({
      method: 'GET',
      url: '/echo?q=a',
      ip: '192.0.2.7',
      host: 'events.example',
      protocol: 'http',
      body: null,
      injected: true,
    });
    expect(await page({ origin: 'https://events.example' })).toMatchObject({ origin: 'https://events.example' });
  });

  it('has the protocol and address given by a trusted proxy', async () => {
    const page = open(async (fetch) => (await fetch('/echo')).json(), true);
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    expect(await page(proxied)).toMatchObject({ protocol: 'https', ip: '203.0.113.9', injected: true });
  });

  it('can be a POST with a body and its own headers', async () => {
    const headers = { 'x-own': 'mine', 'content-type': 'application/json' };
    const page = open(async (fetch) => (await fetch('/echo', { method: 'POST', body: '{"a":1}', headers })).json());
    expect(await page()).toMatchObject({ method: 'POST', body: { a: 1 }, own: 'mine' });
    const blank = open(async (fetch) =>
      (await fetch('/echo', { method: 'POST', body: '', headers: { 'content-type': 'text/plain' } })).json(),
    );
    expect(await blank()).toMatchObject({ method: 'POST', body: '' });
  });

  it('cannot be forged from outside', async () => {
    const app = Fastify();
    onTestEnd(() => app.close());
    app.get('/', async (request) => isInternalRequest(request));
    for (const headers of [{}, { 'x-rendering': '' }, { 'x-rendering': 'undefined' }]) {
      expect((await app.inject({ url: '/', headers })).json()).toBe(false);
    }
  });

  it.each([
    ['/empty/204', 204, null],
    ['/empty/304', 304, null],
    ['/empty/200', 200, ''],
  ])('is answered by %s with the status %i and the body %j', async (url, status, body) => {
    const page = open(async (fetch) => {
      const answer = await fetch(url);
      return [answer.status, answer.body === null ? null : await answer.text()];
    });
    expect(await page()).toEqual([status, body]);
  });

  it('is answered with the content type of the response, or an empty one', async () => {
    const page = open(async (fetch) =>
      Promise.all(
        ['/echo', '/typeless'].map(async (url) => {
          const { status, headers } = await fetch(url);
          return [status, headers.get('content-type')];
        }),
      ),
    );
    expect(await page()).toEqual([
      [200, 'application/json; charset=utf-8'],
      [418, ''],
    ]);
  });
});
