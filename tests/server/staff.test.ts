import { describe, expect, it } from 'vitest';
import { leadEntity } from '#domain/lead.ts';
import { demoAccount } from '#sample/account.ts';
import { addAccount } from '#server/store/accounts.ts';
import { draft } from '#tests/support/records.ts';
import { engines } from './engines.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

const signIn = (browser: ReturnType<typeof browserOf>, credentials: object = demoAccount) =>
  browser.request('POST', '/api/session', { payload: credentials });

describe('Signing in', () => {
  it('gives a cookie that scripts cannot read, until the browser is closed', async () => {
    const { app } = await testServer();
    const [session, device] = [(await signIn(browserOf(app))).headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('with Remember me gives one for thirty days, behind TLS a secure one', async () => {
    const { app, database } = await testServer({ PUBLIC_URL: 'https://events.example.org' });
    await addAccount(database.db, { name: 'Eva', email: 'eva@example.org', password: 'correct horse' });
    const browser = browserOf(app, 'https://events.example.org');
    const response = await signIn(browser, { email: 'eva@example.org', password: 'correct horse', remember: true });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-session=/);
    expect(cookie).toContain('Secure');
    expect(cookie).toContain('Max-Age=2592000');
  });

  it('anew ends the session that the browser had, and nobody else’s', async () => {
    const { app } = await testServer();
    const [browser, other] = [await signedIn(app), await signedIn(app)];
    const old = browser.cookie();
    expect((await signIn(browser)).statusCode).toBe(200);
    const asked = (cookie: string) => browserOf(app).request('GET', '/api/dashboard', { headers: { cookie } });
    expect((await asked(old)).statusCode).toBe(401);
    expect((await asked(browser.cookie())).statusCode).toBe(200);
    expect((await asked(other.cookie())).statusCode).toBe(200);
  });

  it('ends on the server with the sign-out, and on all devices where that is asked for', async () => {
    const { app } = await testServer();
    const [desk, phone] = [await signedIn(app), await signedIn(app)];
    const cookie = String((await signIn(desk)).headers['set-cookie']).split(';')[0] as string;
    expect((await desk.request('DELETE', '/api/session')).statusCode).toBe(204);
    // Whoever has copied the cookie has nothing of it.
    const copied = await browserOf(app).request('GET', '/api/dashboard', { headers: { cookie } });
    expect(copied.statusCode).toBe(401);
    expect((await phone.request('GET', '/api/dashboard')).statusCode).toBe(200);
    await (await signedIn(app)).request('DELETE', '/api/sessions');
    expect((await phone.request('GET', '/api/dashboard')).statusCode).toBe(401);
  });

  it.each(['session=forged', 'session=', 'session=%00', `session=${'x'.repeat(4000)}`])(
    'is asked for where the cookie is %s',
    async (cookie) => {
      const { app } = await testServer();
      for (const url of ['/api/leads', '/api/leads.csv', '/api/posts', '/api/posts/1', '/api/dashboard']) {
        const response = await browserOf(app).request('GET', url, { headers: { cookie } });
        expect(response.statusCode, url).toBe(401);
        expect(response.json().title).toBe('Please sign in.');
      }
    },
  );

  it('is needed for every write of the back office, and its own origin too', async () => {
    const { app } = await testServer();
    const nobody = browserOf(app);
    const staff = await signedIn(app);
    for (const [method, url] of [
      ['DELETE', '/api/leads/1'],
      ['POST', '/api/posts'],
      ['PUT', '/api/posts/1'],
      ['DELETE', '/api/posts/1'],
      ['POST', '/api/images'],
      ['DELETE', '/api/sessions'],
    ] as const) {
      expect((await nobody.request(method, url)).statusCode, url).toBe(401);
      const elsewhere = { headers: { origin: 'https://evil.example' } };
      expect((await staff.request(method, url, elsewhere)).statusCode, url).toBe(403);
    }
    expect((await staff.request('GET', '/api/leads')).json().total).toBe(20);
  });
});

describe('Leads', () => {
  it('are exported as a stream of every match', async () => {
    const { app } = await testServer();
    const response = await (await signedIn(app)).request('GET', '/api/leads.csv?type=wedding&page=2');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.body.startsWith('\uFEFF"Name","Email"')).toBe(true);
    expect(response.body.trimEnd().split('\r\n')).toHaveLength(8);
  });

  it('are listed by their defaults where the address makes no sense', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const plain = (await staff.request('GET', '/api/leads')).json();
    for (const search of ['?page=-1', '?page=1e9', '?sort=password_hash', '?status=%00', '?rows=1000000', '?q[]=x']) {
      expect((await staff.request('GET', `/api/leads${search}`)).json().rows[0], search).toEqual(plain.rows[0]);
    }
  });

  it('of a strange id are not found', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    for (const id of ["1' or '1'='1", '%2e%2e', '999', 'x'.repeat(90)]) {
      const response = await staff.request('DELETE', `/api/leads/${encodeURIComponent(id)}`);
      expect(response.statusCode, id).toBe(404);
    }
  });

  it('are counted for the dashboard, not imagined', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const before = (await staff.request('GET', '/api/dashboard')).json().counters;
    expect(before).toMatchObject({ totalLeads: 20, newLeads: 5, totalPosts: 21, unreadMessages: 0 });
    await staff.request('DELETE', '/api/leads/1');
    expect((await staff.request('GET', '/api/dashboard')).json().counters).toMatchObject({
      totalLeads: 19,
      newLeads: 4,
    });
  });
});

describe('A post', () => {
  const post = { ...draft, status: 'published' };

  it('is kept without what could run in a page', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const content =
      '<h2 onclick="x()" style="color:red">One</h2><script>alert(1)</script><p><a href="javascript:alert(1)">two</a> ' +
      '<a href="https://example.com" target="_blank">three</a></p><img src="x.png" onerror="alert(1)" alt="Four">' +
      '<img src="data:text/html,<script>alert(1)</script>"><iframe src="https://example.com"></iframe><svg><script>5</script></svg>';
    const saved = (await staff.request('POST', '/api/posts', { payload: { ...post, content } })).json();
    expect(saved.content).toBe(
      '<h2>One</h2><p><a>two</a> <a href="https://example.com">three</a></p><img src="x.png" alt="Four">',
    );
  });

  it('of nothing but what may not stay is refused under its field', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const response = await staff.request('POST', '/api/posts', {
      payload: { ...post, content: '<script>alert(1)</script>' },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toEqual({ content: 'Content is required' });
  });

  it.each([
    ['planning-flatlay', 201],
    ['/uploads/0123456789abcdef-1200x800-a1b2c3-1200.webp', 201],
    ['no-such-photo', 422],
    ['constructor', 422],
    ['data:image/png;base64,AA', 422],
    ['blob:http://localhost/1', 422],
    ['https://example.com/a.png', 422],
  ])('with the picture %s is answered with %i', async (featuredImage, status) => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const response = await staff.request('POST', '/api/posts', { payload: { ...post, featuredImage } });
    expect(response.statusCode).toBe(status);
    const fields = { featuredImage: 'This is no picture of this site. Please choose it again.' };
    if (status === 422) expect(response.json().fields).toEqual(fields);
  });

  it('is seen by visitors at once, and a draft never', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const shown = async () => (await browserOf(app).request('GET', '/api/posts/published?q=umbrellas')).json().rows;
    const { id } = (await staff.request('POST', '/api/posts', { payload: { ...post, status: 'draft' } })).json();
    expect(await shown()).toEqual([]);
    await staff.request('PUT', `/api/posts/${id}`, { payload: { ...post, version: 1 } });
    expect(await shown()).toEqual([expect.objectContaining({ id, title: draft.title })]);
    const late = await staff.request('PUT', `/api/posts/${id}`, { payload: { ...post, title: 'Late', version: 1 } });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ title: draft.title, version: 2 });
  });
});

describe.each(engines)('An odd id or version on $engine', ({ where }) => {
  it('is not there, or refused with a sentence', async () => {
    const url = await where();
    const { app } = await testServer(url === ':memory:' ? {} : { DATABASE_URL: url });
    const staff = await signedIn(app);
    for (const id of ['%00', 'a%00b', '%ff', "'--", '%F0%9F%8E%89', 'x'.repeat(101)]) {
      expect((await staff.request('DELETE', `/api/leads/${id}`)).statusCode, id).toBeLessThan(500);
      const response = await staff.request('GET', `/api/posts/${id}`);
      expect([400, 404], id).toContain(response.statusCode);
      expect(response.json().title).toMatch(/^[A-Z].*\.$/);
    }
    const { rows } = (await staff.request('GET', '/api/posts')).json();
    const post = (await staff.request('GET', `/api/posts/${rows[0].id}`)).json();
    const { title, excerpt, content, category, featuredImage, status } = post;
    const form = { title, excerpt, content, category, featuredImage, status, tags: '' };
    for (const version of [2 ** 31 - 1, 1e300, 0, -1, 1.5, '1', null]) {
      const response = await staff.request('PUT', `/api/posts/${post.id}`, { payload: { ...form, version } });
      expect(response.statusCode, String(version)).toBe(400);
    }
    const late = await staff.request('PUT', `/api/posts/${post.id}`, { payload: { ...form, version: 2 ** 31 - 2 } });
    expect(late.statusCode).toBe(409);
  });
});

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
