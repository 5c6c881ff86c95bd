import { describe, expect, it, vi } from 'vitest';
import { statusSentences } from '#content/problems.ts';
import { leadEntity } from '#domain/lead.ts';
import { postSummaryFields } from '#domain/post.ts';
import { recordForms } from '#tests/support/records.ts';
import { openPages } from './pageServer.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

interface Schema {
  type?: string;
  /** Whether the value may be null, in OpenAPI 3.0. */
  nullable?: boolean;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
}

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** @returns the places where a value does not match its schema, or has additional properties. */
function misfits(schema: Schema, value: unknown, where = ''): string[] {
  if (schema.anyOf) {
    const ways = schema.anyOf.map((way) => misfits(way, value, where));
    return ways.some((way) => way.length === 0) ? [] : ways.flat();
  }
  if (value === null && schema.nullable) return [];
  if (schema.type !== typeOf(value)) return [`${where} is no ${schema.type}`];
  if (schema.enum && !schema.enum.includes(String(value))) return [`${where} is none of ${schema.enum}`];
  if (Array.isArray(value)) return value.flatMap((item) => misfits(schema.items ?? {}, item, `${where}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.keys(value).toSorted();
  if (names.join() !== schema.required?.toSorted().join()) return [`${where} has ${names}, not ${schema.required}`];
  return Object.entries(value).flatMap(([name, part]) =>
    misfits(schema.properties?.[name] ?? {}, part, `${where}.${name}`),
  );
}

describe('The API', () => {
  it('serves its OpenAPI document', async () => {
    const { app } = await testServer();
    await app.ready();
    const document = (await browserOf(app).request('GET', '/api/openapi.json')).json();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/enquiries', '/api/leads', '/api/leads.csv', '/api/posts/{id}', '/api/images']),
    );
    expect(document.paths['/api/enquiries'].post.requestBody).toBeDefined();
  });

  it('documents one success response and the problem responses of every route', async () => {
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
    for (const [path, fields] of [
      ['/api/leads', Object.keys(leadEntity.fields)],
      ['/api/posts', postSummaryFields],
    ] as const) {
      const { rows } = paths[path].get.responses['200'].content['application/json'].schema.properties;
      expect(rows.items.required, path).toEqual(['id', ...fields]);
    }
  });

  it.each(['/api/session', '/%61pi/session', '/api/nothing', '/%61pi/nothing'])(
    'forbids caching of the response at %s',
    async (url) => {
      const { app } = await testServer();
      expect((await browserOf(app).request('GET', url)).headers['cache-control']).toBe('no-store');
    },
  );

  it('denies camera, geolocation and microphone by its permissions policy', async () => {
    const { app } = await testServer();
    const policy = String((await browserOf(app).request('GET', '/api/session')).headers['permissions-policy']);
    expect(policy.split(', ')).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()']));
  });

  it('responds with 404 and a problem to an unknown path', async () => {
    const { app } = await testServer();
    const response = await browserOf(app).request('GET', '/api/nothing');
    expect(response).toBeProblem(404, { title: statusSentences[404] });
  });

  it('responds with 400 and a problem to a malformed path', async () => {
    const { app } = await testServer();
    const response = await browserOf(app).request('GET', '/api/posts/%');
    expect(response).toBeProblem(400, { title: statusSentences[400] });
  });

  it('names every invalid field of a request', async () => {
    const { app } = await testServer();
    const payload = { email: 5, password: ['x'], role: 'owner' };
    const { fields } = (await browserOf(app).request('POST', '/api/session', { payload })).json();
    expect(Object.keys(fields).toSorted()).toEqual(['email', 'password', 'role']);
  });

  it('responds according to its documented schemas', async () => {
    const { app } = await testServer();
    await app.ready();
    const staff = await signedIn(app);
    const { paths } = (await staff.request('GET', '/api/openapi.json')).json();
    for (const path of [
      '/api/events',
      '/api/testimonials',
      '/api/gallery',
      '/api/posts/published',
      '/api/posts',
      '/api/posts/1',
      '/api/leads',
      '/api/reviews',
      '/api/dashboard',
      '/api/session',
      '/api/session/ways',
    ]) {
      const { responses } = paths[path.replace('/1', '/{id}')].get;
      const schema = responses['200'].content['application/json'].schema;
      const { headers, ...response } = await staff.request('GET', path);
      expect(headers['content-type'], path).toBe('application/json; charset=utf-8');
      const answer = response.json();
      expect(misfits(schema, answer), path).toEqual([]);
      expect(misfits(schema, { odd: answer }), path).not.toEqual([]);
    }
  });

  it('responds as documented to requests that create something', async () => {
    const { app } = await testServer();
    await app.ready();
    const staff = await signedIn(app);
    const { paths } = (await staff.request('GET', '/api/openapi.json')).json();
    // Reviews are created by clients only.
    const { review: _, ...createdForms } = recordForms;
    for (const [path, payload] of [
      ...Object.entries(createdForms).map(([name, form]) => [`/api/${name}s`, form] as const),
      ['/api/leads/imports', { file: 'clients.csv', rows: 1 }],
      ['/api/accounts', { name: 'Ada', email: 'ada@example.org', role: 'staff' }],
      ['/api/accounts/links', { id: '2' }],
    ] as const) {
      const response = await staff.request('POST', path, { payload });
      expect(response.statusCode, path).toBe(201);
      const { schema } = paths[path].post.responses['201'].content['application/json'];
      expect(misfits(schema, response.json()), path).toEqual([]);
    }
  });

  it('responds without content, as documented, to changes that return nothing', async () => {
    const { app } = await testServer();
    await app.ready();
    const staff = await signedIn(app);
    const { paths } = (await staff.request('GET', '/api/openapi.json')).json();
    for (const [method, path, payload] of [
      ['patch', '/api/account', { name: 'Ada', picture: '' }],
      ['delete', '/api/account/sessions', undefined],
      ['patch', '/api/accounts/2', { role: 'staff' }],
      ['post', '/api/leads/removal', { ids: ['1'] }],
      ['delete', '/api/leads/2', undefined],
    ] as const) {
      const { statusCode, body } = await staff.request(method.toUpperCase(), path, { payload });
      expect([statusCode, body], path).toEqual([204, '']);
      expect(Object.keys(paths[path.replace('/2', '/{id}')][method].responses), path).toContain('204');
    }
  });

  it('sends a request id with API responses and errors, but not with successful pages', async () => {
    const { browser } = await openPages();
    const numberOf = async (url: string) => (await browser.request('GET', url)).headers['x-request-id'];
    expect(await numberOf('/api/session')).toMatch(/^[\w-]{36}$/);
    expect(await numberOf('/uploads/none')).toMatch(/^[\w-]{36}$/);
    expect(await numberOf('/blog')).toBeUndefined();
  });

  it('reports its health and the readiness of its database', async () => {
    const { app, database } = await testServer();
    const browser = browserOf(app);
    const asked = async (url: string) => {
      const answer = await browser.request('GET', url);
      return [answer.statusCode, answer.json().status];
    };
    expect(await asked('/healthz')).toEqual([200, 'ok']);
    expect(await asked('/readyz')).toEqual([200, 'ready']);
    vi.spyOn(database.db.getExecutor(), 'executeQuery').mockRejectedValue(new Error('ECONNREFUSED'));
    expect(await asked('/healthz')).toEqual([200, 'ok']);
    expect(await asked('/readyz')).toEqual([503, 503]);
    vi.restoreAllMocks();
    expect((await browser.request('GET', '/api/session')).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});
