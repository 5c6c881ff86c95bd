import { describe, expect, it } from 'vitest';
import { leadSentences } from '#content/domain/lead.ts';
import { postSentences } from '#content/domain/post.ts';
import { leadOfForm } from '#domain/lead.ts';
import { postToForm } from '#domain/post.ts';
import { draft, leadForm } from '#tests/support/records.ts';
import { engines } from './engines.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

describe('Leads', () => {
  it('are exported as CSV with all matches of the filter', async () => {
    const { app } = await testServer();
    const response = await (await signedIn(app)).request('GET', '/api/leads.csv?type=wedding&page=2');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.body.startsWith('\uFEFF"Name","Email"')).toBe(true);
    const [, ...lines] = response.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(7);
    for (const line of lines) expect(line).toMatch(/^"[^"]+","[^"]+@/);
  });

  it('are created once per idempotency key, read and updated with a version check', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const put = async () => {
      const headers = { 'idempotency-key': 'one form' };
      const { statusCode, ...answer } = await staff.request('POST', '/api/leads', { payload: leadForm, headers });
      expect(statusCode).toBe(201);
      return answer.json();
    };
    const { id, version } = await put();
    expect(await put()).toMatchObject({ id, version: version + 1, ...leadOfForm(leadForm) });
    const url = `/api/leads/${id}`;
    const change = (name: string) =>
      staff.request('PUT', url, { payload: { ...leadForm, name, version: version + 1 } });
    expect((await change('Grace B. Hopper')).json()).toMatchObject({ id, name: 'Grace B. Hopper' });
    expect(await change('Too late')).toBeProblem(409);
    expect(await change(' ')).toBeProblem(422, { fields: { name: leadSentences.nameNeeded } });
    expect((await staff.request('GET', url)).json()).toMatchObject({ id, name: 'Grace B. Hopper', enquiries: [] });
  });

  it('are listed with defaults if the query is invalid', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const plain = (await staff.request('GET', '/api/leads')).json();
    for (const search of ['?page=-1', '?page=1e9', '?sort=password_hash', '?status=%00', '?rows=1000000', '?q[]=x']) {
      expect((await staff.request('GET', `/api/leads${search}`)).json().rows[0], search).toEqual(plain.rows[0]);
    }
  });

  it('are changed and removed together up to a hundred at once', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
    const statusOf = async (url: string, payload: object) => (await staff.request('POST', url, { payload })).statusCode;
    const changes = ids(101).map((id) => ({ id, status: 'converted' }));
    expect(await statusOf('/api/leads/changes', { changes })).toBe(400);
    for (const odd of [{ id: '1', status: 'married' }, { id: '1', name: 'Ada' }, { status: 'converted' }]) {
      expect(await statusOf('/api/leads/changes', { changes: [odd] }), JSON.stringify(odd)).toBe(400);
    }
    expect(await statusOf('/api/leads/removal', { ids: ids(101) })).toBe(400);
    const malformed = 'a b';
    expect(await statusOf('/api/leads/removal', { ids: [malformed] })).toBe(400);
    const unexpected = { id: '1', status: 'converted', expected: { name: 'Ada' } };
    for (const odd of [{ id: malformed }, { id: '1', responsibleId: malformed }, unexpected]) {
      expect(await statusOf('/api/leads/changes', { changes: [odd] }), JSON.stringify(odd)).toBe(400);
    }
    expect(await statusOf('/api/leads/1/merge', { otherId: malformed })).toBe(400);
    expect(await statusOf('/api/leads/1/merge', { otherId: '2', keep: true })).toBe(400);
    expect((await staff.request('GET', '/api/leads?status=new')).json()).toMatchObject({ matching: 5, total: 20 });
    expect(await statusOf('/api/leads/changes', { changes: changes.slice(0, 100) })).toBe(200);
    expect((await staff.request('GET', '/api/leads?status=converted')).json()).toMatchObject({ matching: 20 });
    expect(await statusOf('/api/leads/removal', { ids: ids(100) })).toBe(204);
    expect((await staff.request('GET', '/api/leads')).json()).toMatchObject({ total: 0 });
  });

  it('with a malformed id respond with 404', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    for (const id of ["1' or '1'='1", '%2e%2e', '999', 'x'.repeat(90)]) {
      const response = await staff.request('DELETE', `/api/leads/${encodeURIComponent(id)}`);
      expect(response.statusCode, id).toBe(404);
    }
  });

  it('are counted on the dashboard', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const before = (await staff.request('GET', '/api/dashboard')).json().counters;
    expect(before).toMatchObject({ totalLeads: 20, newLeads: 5, totalPosts: 15, unreadMessages: 6 });
    await staff.request('DELETE', '/api/leads/1');
    expect((await staff.request('GET', '/api/dashboard')).json().counters).toMatchObject({
      totalLeads: 19,
      newLeads: 4,
    });
  });
});

describe('A post', () => {
  const post = { ...draft, status: 'published' };

  it('is stored without scripts and unsafe attributes', async () => {
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

  it('without any allowed content is rejected with an error at its field', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const response = await staff.request('POST', '/api/posts', {
      payload: { ...post, content: '<script>alert(1)</script>' },
    });
    expect(response).toBeProblem(422, { fields: { content: postSentences.contentNeeded } });
  });

  it.each([
    ['planning-flatlay', 201],
    ['/uploads/0123456789abcdef-1200x800-a1b2c3-1200.webp', 201],
    ['no-such-photo', 422],
    ['constructor', 422],
    ['data:image/png;base64,AA', 422],
    ['blob:http://localhost/1', 422],
    ['https://example.com/a.png', 422],
  ])('with the picture %s gets the status %i', async (featuredImage, status) => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const response = await staff.request('POST', '/api/posts', { payload: { ...post, featuredImage } });
    expect(response.statusCode).toBe(status);
    const fields = { featuredImage: postSentences.notOurPicture };
    if (status === 422) expect(response.json().fields).toEqual(fields);
  });

  it('is visible to visitors while it is published, but not as a draft', async () => {
    const { app } = await testServer();
    const staff = await signedIn(app);
    const shown = async () => (await browserOf(app).request('GET', '/api/posts/published?q=umbrellas')).json().rows;
    const { id } = (await staff.request('POST', '/api/posts', { payload: { ...post, status: 'draft' } })).json();
    expect(await shown()).toEqual([]);
    await staff.request('PUT', `/api/posts/${id}`, { payload: { ...post, version: 1 } });
    expect(await shown()).toEqual([expect.objectContaining({ id, title: draft.title })]);
    const late = await staff.request('PUT', `/api/posts/${id}`, { payload: { ...post, title: 'Late', version: 1 } });
    expect(late).toBeProblem(409, { current: expect.objectContaining({ title: draft.title, version: 2 }) });
    const url = `/api/posts/${id}`;
    const statuses = [await staff.request('DELETE', url), await staff.request('GET', url)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([204, 404]);
    expect(await shown()).toEqual([]);
  });
});

describe.each(engines)('A malformed id or version on $engine', ({ where }) => {
  it('is rejected with a clear error', async () => {
    const url = await where('migrated');
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
    const form = postToForm(post);
    for (const version of [2 ** 31 - 1, 1e300, 0, -1, 1.5, '1', null]) {
      const response = await staff.request('PUT', `/api/posts/${post.id}`, { payload: { ...form, version } });
      expect(response, String(version)).toBeProblem(400);
    }
    const late = await staff.request('PUT', `/api/posts/${post.id}`, { payload: { ...form, version: 2 ** 31 - 2 } });
    expect(late).toBeProblem(409);
  });
});
