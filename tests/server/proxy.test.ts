import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { isDemoAllowed, isOverTls } from '#server/plugins/proxy.ts';
import { onTestEnd } from './testServer.ts';

/** @returns how a server classifies a request. */
async function judged(
  env: Record<string, string>,
  { address = '127.0.0.1', headers = {} }: { address?: string; headers?: Record<string, string> } = {},
) {
  const config = readConfig(env);
  const app = Fastify({ trustProxy: config.TRUST_PROXY === 'true' });
  onTestEnd(() => app.close());
  app.get('/', async (request) => ({ tls: isOverTls(request, config), demo: isDemoAllowed(request, config) }));
  return (
    await app.inject({ url: '/', remoteAddress: address, headers: { host: 'localhost:3000', ...headers } })
  ).json();
}

describe('A request', () => {
  it.each([
    ['is not over TLS by default', {}, {}, false],
    ['is over TLS if the public URL uses https', { PUBLIC_URL: 'https://events.example' }, {}, true],
    ['is over TLS if a proxy received it over TLS', {}, { 'x-forwarded-proto': 'https' }, true],
    [
      'is over TLS if the first of several proxies received it over TLS',
      {},
      { 'x-forwarded-proto': ' HTTPS , http' },
      true,
    ],
    [
      'is over TLS if a trusted proxy received it over TLS',
      { TRUST_PROXY: 'true' },
      { 'x-forwarded-proto': 'https' },
      true,
    ],
    ['is not over TLS if only a later proxy received it over TLS', {}, { 'x-forwarded-proto': 'http, https' }, false],
    ['is not over TLS if the forwarded scheme only begins with https', {}, { 'x-forwarded-proto': 'httpsx' }, false],
  ])('%s', async (_what, env: Record<string, string>, headers: Record<string, string>, tls) => {
    expect(await judged(env, { headers })).toMatchObject({ tls });
  });

  it('may use the demo account only from the local machine, with IPv4 or IPv6', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(await judged({}, { address }), address).toMatchObject({ demo: true });
    }
    for (const address of [
      '192.0.2.1',
      '::ffff:192.0.2.1',
      '2001:db8::1',
      '2001:db8::ffff:127.0.0.1',
      'x::ffff:127.0.0.1',
    ]) {
      expect(await judged({}, { address }), address).toMatchObject({ demo: false });
    }
    expect(await judged({}, { headers: { host: 'events.example' } })).toMatchObject({ demo: false });
  });

  it('may not use the demo account if any proxy forwarded it', async () => {
    for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']) {
      expect(await judged({}, { headers: { [name]: 'localhost' } }), name).toMatchObject({ demo: false });
    }
  });

  it('may always or never use the demo account if so configured', async () => {
    const elsewhere = { address: '192.0.2.1', headers: { host: 'events.example' } };
    expect(await judged({ DEMO: 'true' }, elsewhere)).toMatchObject({ demo: true });
    expect(await judged({ DEMO: 'false' })).toMatchObject({ demo: false });
  });
});
