import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { demoAccount } from '#sample/account.ts';
import { buildApp } from '#server/buildApp.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/store/database.ts';
import { openStarted } from './startedDatabase.ts';

/** Origin of test servers. */
export const origin = 'http://localhost';

/**
 * Runs a function at the end of the test, before those that were registered earlier. An `afterEach` hook would not
 * work: this module is loaded once for several test files, and a hook belongs to the file that is being loaded.
 */
export const onTestEnd = (end: () => Promise<void>) => onTestFinished(end);

/** Creates a temporary folder, which is deleted at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-house-'));
  onTestEnd(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server with the sample data that does not listen. */
export interface TestServer {
  app: FastifyInstance;
  database: OpenDatabase;
  config: Config;
}

/** @param env environment variables of the server. */
export async function testServer(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: temporaryFolder(), ...env });
  const first = { what: config.SEED, withDemoAccount: config.demo !== 'never' };
  const database = await openStarted(config.DATABASE_URL || ':memory:', first);
  const app = await buildApp({ config, database });
  onTestEnd(async () => {
    await app.close();
    await database.close();
  });
  return { app, database, config };
}

/** A browser, as far as requests are concerned: it keeps cookies and sends its origin. */
export function browserOf(app: FastifyInstance, from = origin) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = async (
    method: string,
    url: string,
    init: { payload?: unknown; headers?: Record<string, string>; address?: string } = {},
  ) => {
    const response: LightMyRequestResponse = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        host: URL.canParse(from) ? new URL(from).host : 'localhost',
        origin: from,
        ...(jar.size > 0 && { cookie: cookie() }),
        ...init.headers,
      },
      remoteAddress: init.address,
      payload: init.payload as string,
    });
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  const browserFetch: typeof fetch = async (input, init) => {
    // Encodes forms with files first.
    const written = new Request(new URL(String(input), origin), init as RequestInit);
    const payload = init?.body == null ? undefined : Buffer.from(await written.arrayBuffer());
    const headers = Object.fromEntries(written.headers);
    const response = await request(init?.method ?? 'GET', String(input), { payload, headers });
    return new Response(response.statusCode === 204 ? null : (response.rawPayload as BufferSource as BodyInit), {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type'] ?? '') },
    });
  };
  return { request, fetch: browserFetch, cookie };
}

/** @returns a client of a new server. */
export async function liveBackend(env: Readonly<Record<string, string>> = {}): Promise<Backend> {
  const { app } = await testServer(env);
  return createHttpBackend({ fetch: browserOf(app).fetch });
}

/** @returns a browser with the demo account signed in. */
export async function signedIn(app: FastifyInstance) {
  const browser = browserOf(app);
  await browser.request('POST', '/api/session', { payload: { ...demoAccount } });
  return browser;
}
