import { describe, expect, it } from 'vitest';
import { leadEntity } from '#domain/lead.ts';
import { browserOf, testServer } from './testServer.ts';

describe('The API', () => {
  it('describes itself', async () => {
    const { app } = await testServer();
    await app.ready();
    const document = (await browserOf(app).request('GET', '/api/openapi.json')).json();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/enquiries', '/api/leads', '/api/leads.csv', '/api/posts/{id}', '/api/images']),
    );
    expect(document.paths['/api/enquiries'].post.requestBody).toBeDefined();
  });

  it('says of every route what it answers, and how it says what went wrong', async () => {
    const { app } = await testServer();
    await app.ready();
    const { paths } = (await browserOf(app).request('GET', '/api/openapi.json')).json();
    const routes = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({ route: `${method} ${path}`, responses })),
    );
    expect(routes.length).toBeGreaterThan(15);
    for (const { route, responses } of routes) {
      const { '4XX': refused, '5XX': failed, ...done } = responses;
      const [[status, answer] = [], ...others] = Object.entries<{ content?: Record<string, object> }>(done);
      expect(others, route).toEqual([]);
      const [schema] = Object.values(answer?.content ?? {});
      expect(status === '204' ? answer : schema, route).toMatchObject(
        status === '204' ? {} : { schema: expect.anything() },
      );
      for (const problem of [refused, failed]) {
        expect(problem.content['application/problem+json'].schema.required, route).toEqual(['type', 'title', 'status']);
      }
    }
    expect(paths['/api/leads'].get.responses['200'].content['application/json'].schema.properties.rows.items).toEqual(
      expect.objectContaining({ required: ['id', ...Object.keys(leadEntity.fields)] }),
    );
  });

  it.each(['/api/session', '/%61pi/session', '/api/nothing', '/%61pi/nothing'])(
    'lets nobody keep what it answers at %s',
    async (url) => {
      const { app } = await testServer();
      expect((await browserOf(app).request('GET', url)).headers['cache-control']).toBe('no-store');
    },
  );

  it('asks browsers for none of their powers', async () => {
    const { app } = await testServer();
    const policy = String((await browserOf(app).request('GET', '/api/session')).headers['permissions-policy']);
    expect(policy.split(', ')).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()']));
  });

  it('has a sentence for an address where nothing is', async () => {
    const { app } = await testServer();
    const response = await browserOf(app).request('GET', '/api/nothing');
    expect([response.statusCode, response.json().title]).toEqual([404, 'There is nothing at this address.']);
  });

  it('says whether it is well, and whether its database is', async () => {
    const { app, database } = await testServer();
    const browser = browserOf(app);
    expect((await browser.request('GET', '/healthz')).statusCode).toBe(200);
    expect((await browser.request('GET', '/readyz')).statusCode).toBe(200);
    await database.db.schema.dropTable('setting').execute();
    expect((await browser.request('GET', '/api/session')).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});
