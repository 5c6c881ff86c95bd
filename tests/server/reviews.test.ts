import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { problemTypes } from '#domain/problem.ts';
import { enquiry, reviewForm, sentReview } from '#tests/support/records.ts';
import { noticeMails } from './sentRows.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

afterEach(() => void vi.useRealTimers());

async function open(env = {}) {
  const { app, database } = await testServer({ STAFF_MAIL: 'desk@example.org', ...env });
  const browser = browserOf(app);
  const send = (payload: unknown, headers = {}, address?: string) =>
    browser.request('POST', '/api/reviews', { payload, headers, address });
  const count = async () =>
    (await database.db.selectFrom('review').select('id').where('idempotency_key', 'is not', null).execute()).length;
  const mails = () => noticeMails(database.db).selectAll().execute();
  return { app, database, send, count, mails };
}

describe('A review', () => {
  it('is stored with a mail to the staff that links to its approval', async () => {
    const { send, count, mails } = await open({ PUBLIC_URL: 'https://events.example' });
    const browser = { origin: 'https://events.example', host: 'events.example' };
    const response = await send(sentReview, browser);
    expect([response.statusCode, response.json()]).toEqual([201, { status: 'waiting' }]);
    expect(await count()).toBe(1);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'desk@example.org', subject: expect.stringContaining('4 of 5') });
    for (const words of [sentReview.name, sentReview.email, sentReview.comment]) expect(mail?.body).toContain(words);
    expect(mail?.body).toContain(`https://events.example${adminPaths.reviews}?status=waiting`);
  });

  it('is stored once per idempotency key, or per content and day without one', async () => {
    const { send, count, mails } = await open();
    const key = { 'idempotency-key': 'abc' };
    await Promise.all([send(sentReview, key), send(sentReview, key), send(sentReview), send(sentReview)]);
    expect(await count()).toBe(2);
    expect(await mails()).toHaveLength(2);
    // Another visitor whose browser uses the same key.
    await send({ ...sentReview, name: 'Eva Stone' }, key);
    expect(await count()).toBe(3);
  });

  it('with a filled honeypot gets the usual response and is not stored', async () => {
    const { send, count, mails } = await open();
    const response = await send({ ...sentReview, trap: 'https://example.com' });
    expect([response.statusCode, response.json()]).toEqual([201, { status: 'waiting' }]);
    expect([await count(), await mails()]).toEqual([0, []]);
  });

  it('over the limit is rejected with 429 and not stored, while repeated ones do not count', async () => {
    const { send, count, mails } = await open({ ENQUIRIES_PER_HOUR: '2' });
    const say = (comment: string, address?: string) => send({ ...sentReview, comment }, {}, address);
    await say('One.');
    await say('Two.');
    expect((await say('One.')).statusCode).toBe(201);
    const third = await say('Three.');
    expect(third).toBeProblem(429, { type: problemTypes.tooManyAttempts, retryAfter: expect.any(Number) });
    expect([await count(), (await mails()).length]).toEqual([2, 2]);
    expect((await say('Three.', '192.0.2.77')).statusCode).toBe(201);
    // An hour later, it is accepted.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 });
    expect((await say('Three, later.')).statusCode).toBe(201);
  });

  it('has a limit separate from that of enquiries', async () => {
    const { app, send } = await open({ ENQUIRIES_PER_HOUR: '1' });
    expect((await send(sentReview)).statusCode).toBe(201);
    const answer = await browserOf(app).request('POST', '/api/enquiries', { payload: enquiry });
    expect(answer.statusCode).toBe(201);
  });

  it.each([
    ['no rating', { rating: undefined }, 400],
    ['a rating as text', { rating: '5' }, 400],
    ['a rating of zero', { rating: 0 }, 422],
    ['a rating of six', { rating: 6 }, 422],
    ['a fractional rating', { rating: 4.5 }, 422],
    ['no consent', { consent: false }, 422],
    ['consent as text', { consent: 'yes' }, 400],
    ['an unknown event type', { eventType: 'circus' }, 422],
    ['an HTML tag in the name', { name: 'Ada <img src=x onerror=alert(1)>' }, 422],
    ['an HTML tag in the comment', { comment: 'Good. <script>alert(1)</script>' }, 422],
    ['an HTML tag in the email', { email: '<b>ada@example.com</b>' }, 422],
    ['a comment of 5001 characters', { comment: 'x'.repeat(5001) }, 400],
    ['a comment of a megabyte', { comment: 'x'.repeat(1024 * 1024) }, 413],
    ['a status', { status: 'approved' }, 400],
    ['an invalid email', { email: 'ada@localhost' }, 422],
  ])('with %s is rejected at its field and not stored', async (_what, changes, status) => {
    const { send, count } = await open();
    const response = await send({ ...sentReview, ...changes });
    expect(response.statusCode).toBe(status);
    if (status === 422) expect(Object.keys(response.json().fields)).toEqual(Object.keys(changes));
    expect(await count()).toBe(0);
  });

  it('that is removed loses its mail, and the removal is logged', async () => {
    const { app, database, send, mails } = await open();
    await send(sentReview);
    const staff = await signedIn(app);
    const { rows } = (await staff.request('GET', '/api/reviews')).json();
    expect((await staff.request('DELETE', `/api/reviews/${rows[0].id}`)).statusCode).toBe(204);
    expect(await mails()).toEqual([]);
    const deleted = await database.db
      .selectFrom('activity')
      .select(['kind', 'entity', 'entity_id'])
      .where('entity', '=', 'review')
      .execute();
    expect(deleted).toEqual([{ kind: 'deleted', entity: 'review', entity_id: rows[0].id }]);
  });

  it('from before consents were stored has none, alone and in the list', async () => {
    const { app, database } = await open();
    await database.db.updateTable('review').set({ consent_at: null }).execute();
    const staff = await signedIn(app);
    const { rows } = (await staff.request('GET', '/api/reviews')).json<{
      rows: { id: string; consentAt: unknown }[];
    }>();
    expect(rows.map(({ consentAt }) => consentAt)).toEqual(rows.map(() => null));
    expect((await staff.request('GET', `/api/reviews/${rows[0]?.id}`)).json()).toMatchObject({ consentAt: null });
  });

  it('is not changed by an answer that is too long or by invalid values', async () => {
    const { app } = await open();
    const staff = await signedIn(app);
    const put = (changes: object) =>
      staff.request('PUT', '/api/reviews/1', { payload: { ...reviewForm, version: 1, ...changes } });
    expect((await put({ answer: 'x'.repeat(2001) })).statusCode).toBe(400);
    expect((await put({ status: 'loud' })).statusCode).toBe(422);
    expect((await put({ featured: 'maybe' })).statusCode).toBe(422);
    expect((await put({ rating: 1 })).statusCode).toBe(400);
    expect((await staff.request('GET', '/api/reviews/1')).json()).toMatchObject({ version: 1, status: 'waiting' });
  });
});
