import { describe, expect, it, vi } from 'vitest';
import { conversationEntity } from '#domain/conversation.ts';
import { leadEntity } from '#domain/lead.ts';
import { logEntity } from '#domain/log.ts';
import { postEntity } from '#domain/post.ts';
import { reviewEntity } from '#domain/review.ts';
import { demoAccount } from '#sample/account.ts';
import { openPages } from './pageServer.ts';
import { browserOf, signedIn } from './testServer.ts';

/** The schema of a request body. */
interface BodySchema {
  required?: string[];
  additionalProperties?: boolean;
  properties?: object;
}

interface Operation {
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  parameters?: { name: string; in: string; schema: { pattern?: string } }[];
  requestBody?: { content: Record<string, { schema: BodySchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

interface ApiDocument {
  info: object;
  servers: object[];
  components: { securitySchemes: object };
  paths: Record<string, Record<string, Operation>>;
}

/** @returns a server's OpenAPI document by route, and a browser that is signed out. */
async function readDocument(env: Readonly<Record<string, string>> = {}) {
  const { app, browser } = await openPages(env);
  await app.ready();
  const document: ApiDocument = (await browser.request('GET', '/api/openapi.json')).json();
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route: `${method} ${path}`, method, path, operation })),
  );
  return { app, browser, document, routes };
}

/** @returns the status of a response to a request without fields, for the record `1`. */
async function statusOf(browser: ReturnType<typeof browserOf>, { method, path }: { method: string; path: string }) {
  const url = path.replaceAll(/\{\w+\}/g, '1');
  return (await browser.request(method.toUpperCase(), url, method === 'get' ? {} : { payload: {} })).statusCode;
}

/** Routes that are available without signing in. */
const forEverybody = new Set([
  'get /api/events',
  'get /api/testimonials',
  'get /api/gallery',
  'get /api/stories/{id}',
  'get /api/posts/published',
  'get /api/posts/published/{slug}',
  'get /api/posts/addresses',
  'get /api/posts/latest',
  'get /api/posts/preview',
  'post /api/enquiries',
  'post /api/reviews',
  'post /api/consultations/link',
  'post /api/consultations/time',
  'post /api/consultations/cancelling',
  'get /api/review-requests',
  'get /api/session',
  'post /api/session',
  'delete /api/session',
  'get /api/session/ways',
  'post /api/session/code',
  'post /api/session/passkey-request',
  'post /api/session/passkey',
  'post /api/session/forgotten',
  'post /api/session/password-link',
  'post /api/session/password',
]);

/** Media types of responses that are not JSON, by the end of their paths. */
const otherKinds = [
  ['.csv', 'text/csv'],
  ['/news', 'text/event-stream'],
  ['get /api/leads/{id}/files/{fileId}', 'application/octet-stream'],
] as const;

/** The words that summaries begin with. */
const verbs = [
  ...['Add', 'Attach', 'Book', 'Cancel', 'Change', 'Complete', 'Confirm', 'Count', 'Create', 'Delete', 'Download'],
  ...['Erase', 'Export', 'Find', 'Finish', 'Get', 'Invite', 'List', 'Mark', 'Merge', 'Remove', 'Request', 'Revoke'],
  ...['Save', 'Send', 'Set', 'Sign', 'Start', 'Stream', 'Undo', 'Update', 'Upload', 'End'],
];

describe('The OpenAPI document', () => {
  it('has a summary, a tag and described responses for each route', async () => {
    const { routes } = await readDocument();
    for (const { route, path, operation } of routes) {
      expect(verbs, route).toContain(operation.summary.split(/\W/)[0]);
      expect(operation.summary, route).not.toMatch(/\b(a [aeiou]|an [^aeiou])|\.$/);
      const [, part] = path.split(/[/.]/).filter(Boolean);
      const { tags } = operation;
      expect(tags, route).toEqual([
        forEverybody.has(route) && part !== 'session' ? 'site' : part?.replace('sessions', 'session'),
      ]);
      for (const { description } of Object.values(operation.responses)) {
        expect(description, route).toMatch(/^[A-Z]/);
        // The library's default for missing descriptions.
        expect(description, route).not.toBe('Default Response');
      }
    }
  });

  it('contains the API routes only, and the root as the server by default', async () => {
    const { document, routes } = await readDocument();
    expect(routes.filter(({ path }) => !/^\/api\/[\w{}/.-]+$/.test(path))).toEqual([]);
    expect(routes.some(({ path }) => path.includes('openapi'))).toBe(false);
    expect(document.servers).toEqual([{ url: '/' }]);
  });

  it('is written once for all requests', async () => {
    const { app, browser } = await openPages();
    await app.ready();
    const written = vi.spyOn(app, 'swagger');
    const first = await browser.request('GET', '/api/openapi.json');
    const second = await browser.request('GET', '/api/openapi.json');
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(second.body).toBe(first.body);
    expect(written).toHaveBeenCalledOnce();
  });

  it('has a title, a version and the public URL', async () => {
    const { document } = await readDocument({ PUBLIC_URL: 'https://events.example.org' });
    expect(document.info).toEqual({
      title: expect.stringMatching(/^[A-Z]/),
      version: expect.stringMatching(/^\d/),
    });
    expect(document.servers).toEqual([{ url: 'https://events.example.org' }]);
  });

  it('gives a content type and a schema for every successful response', async () => {
    const { routes } = await readDocument();
    for (const { route, operation } of routes) {
      const answers = Object.entries(operation.responses);
      const [status, { content = {} }] = answers.find(([code]) => code.startsWith('2')) as (typeof answers)[number];
      const [, other] = otherKinds.find(([end]) => route.endsWith(end)) ?? [];
      const kind = other ?? 'application/json';
      expect(Object.keys(content), route).toEqual(status === '204' ? [] : [kind]);
      for (const { schema } of Object.values(content)) expect(Object.keys(schema), route).toContain('type');
    }
  });

  it('lists the query parameters of each list', async () => {
    const { document } = await readDocument();
    for (const [path, filters] of [
      ['/api/leads', Object.keys(leadEntity.filters)],
      ['/api/leads.csv', Object.keys(leadEntity.filters)],
      ['/api/posts', Object.keys(postEntity.filters)],
      ['/api/reviews', Object.keys(reviewEntity.filters)],
      ['/api/conversations', Object.keys(conversationEntity.filters)],
      ['/api/posts/published', ['category', 'tag']],
      ['/api/log', Object.keys(logEntity.filters)],
      ['/api/log.csv', Object.keys(logEntity.filters)],
      ['/api/testimonials', ['category']],
      ['/api/gallery', ['category']],
    ] as const) {
      const parameters = document.paths[path]?.get?.parameters ?? [];
      expect(parameters.map(({ name }) => name).toSorted(), path).toEqual(
        ['q', ...filters, 'sort', 'page', 'rows'].toSorted(),
      );
      for (const { in: place, schema } of parameters) expect([place, schema]).toEqual(['query', { type: 'string' }]);
    }
  });

  it('limits ids in paths to the characters and the length of generated ones', async () => {
    const { routes } = await readDocument();
    const ids = routes.flatMap(({ route, path, operation: { parameters = [] } }) =>
      path.includes('{id}') ? [{ route, schema: parameters.find(({ name }) => name === 'id')?.schema }] : [],
    );
    for (const { route, schema } of ids) {
      const pattern = new RegExp(schema?.pattern ?? '', 'u');
      const accepted = ['a-Z_9', 'x'.repeat(100), '', 'a b', '\0', 'x'.repeat(101)].filter((id) => pattern.test(id));
      expect(accepted, route).toEqual(['a-Z_9', 'x'.repeat(100)]);
    }
  });

  it('documents the body of each write, with the version in updates only', async () => {
    const { routes } = await readDocument();
    const writes = routes.filter(({ method }) => ['post', 'put', 'patch'].includes(method));
    for (const { route, method, operation } of writes) {
      const bodies = Object.entries(operation.requestBody?.content ?? {});
      const [[type, { schema }] = ['', { schema: {} }], ...others] = bodies;
      if (route === 'post /api/reviews') {
        // The same form with a picture.
        const [[form, { schema: parts }] = ['', { schema: {} }]] = others.splice(0);
        const picture = { type: 'string', format: 'binary' };
        expect([form, parts.properties]).toEqual(['multipart/form-data', { ...schema.properties, picture }]);
        expect([parts.required, parts.additionalProperties]).toEqual([[...(schema.required ?? []), 'picture'], false]);
      }
      expect(others, route).toEqual([]);
      if (route === 'post /api/images' || route === 'post /api/leads/{id}/files') {
        const properties = { file: { type: 'string', format: 'binary' } };
        expect([type, schema]).toEqual(['multipart/form-data', { type: 'object', required: ['file'], properties }]);
        continue;
      }
      expect([type, schema.additionalProperties], route).toEqual(['application/json', false]);
      expect(schema.required?.includes('version'), route).toBe(method === 'put');
    }
  });
});

describe('Authentication in the OpenAPI document', () => {
  it.each([
    ['', 'http://localhost'],
    ['https://events.example.org', 'https://events.example.org'],
  ])('is the cookie that signing in sets (PUBLIC_URL=%s)', async (PUBLIC_URL, from) => {
    const { app, document } = await readDocument({ PUBLIC_URL, DEMO: 'true' });
    const { cookies } = await browserOf(app, from).request('POST', '/api/session', { payload: { ...demoAccount } });
    const session = { type: 'apiKey', in: 'cookie', name: cookies[0]?.name, description: expect.any(String) };
    expect(document.components.securitySchemes).toEqual({ session });
  });

  it('is required by exactly those routes that respond with 401 without a session', async () => {
    const { browser, routes } = await readDocument();
    for (const { route, operation, ...request } of routes) {
      const isPublic = forEverybody.has(route);
      expect(operation.security, route).toEqual(isPublic ? undefined : [{ session: [] }]);
      expect((await statusOf(browser, request)) === 401, route).toBe(!isPublic);
    }
  });

  it('is limited to owners for exactly those routes that respond with 403 to other accounts', async () => {
    // A demo account that is open to everyone is not an owner.
    const { app, routes } = await readDocument({ DEMO: 'true' });
    const staff = await signedIn(app);
    const withSession = routes.filter(({ operation: { security } }) => security);
    // Event streams do not end, and signing out ends the session.
    const asked = withSession.filter(({ route }) => !route.endsWith('/news') && route !== 'delete /api/sessions');
    const refused = [];
    for (const { route, ...request } of asked) {
      const status = await statusOf(staff, request);
      expect(status, route).not.toBe(401);
      if (status === 403) refused.push(route);
    }
    const forOwners = withSession.filter(({ operation }) => operation.description === 'For owners only.');
    expect(refused).toContain('get /api/log');
    expect(forOwners.map(({ route }) => route)).toEqual(refused);
  });
});
