import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { pickTexts } from '#domain/clientPick.ts';
import { buildApp } from '#server/buildApp.ts';
import { dispatchByLanguage, sharedParts, sharedPickTexts } from '#server/languages.ts';
import { draft } from '#tests/support/records.ts';
import { openPages } from './pageServer.ts';
import { browserOf, onTestEnd, signedIn, testServer } from './testServer.ts';

/** A server that responds with its name and the requested URL. */
function namedServer(name: string, options: object = {}): FastifyInstance {
  const app = Fastify(options);
  app.get('/*', (request) => `${name} ${request.url}`);
  onTestEnd(() => app.close());
  return app;
}

describe('The servers of several languages', () => {
  it('share one port, and each receives the requests below its own path', async () => {
    const other = namedServer('other');
    await other.ready();
    const app = namedServer('first', { serverFactory: dispatchByLanguage(new Map([['/de', other]])) });
    const url = await app.listen({ port: 0 });
    const answers = ['/', '/de', '/de/', '/de?x=1', '/de/about', '/designs', '/about/de'].map(async (address) =>
      (await fetch(url + address)).text(),
    );
    expect(await Promise.all(answers)).toEqual([
      'first /',
      'other /de',
      'other /de/',
      'other /de?x=1',
      'other /de/about',
      'first /designs',
      'first /about/de',
    ]);
  });

  it('use the timeouts of the first one', () => {
    const times = { keepAliveTimeout: 1234, requestTimeout: 5678 };
    const connectionTimeout = 9012;
    const { server } = namedServer('first', {
      ...times,
      connectionTimeout,
      serverFactory: dispatchByLanguage(new Map()),
    });
    expect(server).toMatchObject({ ...times, timeout: connectionTimeout });
  });

  it('share the limit of searches per visitor', async () => {
    const common = sharedParts();
    const { browser, database, config } = await openPages({ SEARCHES_PER_MINUTE: '2' }, undefined, common);
    const other = await buildApp({ config, database, common });
    onTestEnd(() => other.close());
    const search = '/api/posts/published?q=lake&category=all';
    expect((await browser.request('GET', search)).statusCode).toBe(200);
    expect((await other.inject(search)).statusCode).toBe(200);
    expect((await browser.request('GET', search)).statusCode).toBe(429);
    expect((await other.inject(search)).statusCode).toBe(429);
  });

  it('use the schema compilers of the first one, as equal schemas need not be compiled for each', async () => {
    const { config, database } = await testServer();
    const common = sharedParts();
    const buildValidator = vi.spyOn(common.schemaCompilers, 'buildValidator');
    const buildSerializer = vi.spyOn(common.schemaCompilers, 'buildSerializer');
    const other = await buildApp({ config, database, common });
    onTestEnd(() => other.close());
    await other.ready();
    expect(buildValidator).toHaveBeenCalled();
    expect(buildSerializer).toHaveBeenCalled();
  });

  it('recognise that a client has cancelled, in whichever language it was stored', () => {
    const german = { title: () => 'Gespräch', clientCancelled: 'Vom Kunden abgesagt.' };
    const { stored, clientReasons } = sharedPickTexts([german]);
    expect(clientReasons).toEqual([pickTexts.clientCancelled, german.clientCancelled]);
    expect(stored).toBe(pickTexts);
  });

  it('store what clients pick in the language of the team', async () => {
    const clientCancelled = 'Vom Kunden abgesagt.';
    const teamTexts = {
      stored: { title: (name: string) => `Gespräch mit ${name}`, clientCancelled },
      clientReasons: [clientCancelled],
    };
    const { database, config } = await testServer();
    const app = await buildApp({ config, database, common: sharedParts(undefined, teamTexts) });
    onTestEnd(() => app.close());
    const staff = await signedIn(app);
    const made = await staff.request('POST', '/api/consultations/links', { payload: { leadId: '1', byMail: false } });
    const { token } = made.json();
    const client = browserOf(app);
    const send = (part: string, more = {}) =>
      client.request('POST', `/api/consultations/${part}`, { payload: { token, ...more } });
    const [startsAt] = (await send('link')).json().page.times;
    expect((await send('time', { startsAt })).json().picked).toMatchObject({ startsAt });
    expect((await send('cancelling')).json().picked).toMatchObject({ status: 'cancelled', cancelReason: '' });
    expect((await send('link')).json().page.picked).toMatchObject({ cancelReason: '' });
    const stored = await database.db
      .selectFrom('appointment')
      .select(['title', 'cancel_reason'])
      .where('status', '=', 'cancelled')
      .execute();
    expect(stored).toEqual([{ title: expect.stringMatching(/^Gespräch mit ./), cancel_reason: clientCancelled }]);
  });

  it('immediately show changes made through another one', async () => {
    const common = sharedParts();
    const { app, browser, database, config } = await openPages({}, undefined, common);
    const other = await buildApp({ config, database, common });
    onTestEnd(() => other.close());
    const staff = await signedIn(other);
    expect((await browser.request('GET', '/blog')).body).not.toContain('Umbrellas');
    const payload = { ...draft, title: 'Umbrellas', status: 'published' };
    expect((await staff.request('POST', '/api/posts', { payload })).statusCode).toBe(201);
    expect((await browser.request('GET', '/blog')).body).toContain('Umbrellas');
    expect(app.server.listening).toBe(false);
  });
});
