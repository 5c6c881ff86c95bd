import { afterEach, describe, expect, it, vi } from 'vitest';
import { statusSentences } from '#content/problems.ts';
import { problemTypes } from '#domain/problem.ts';
import { hiddenCharacters } from '#domain/texts.ts';
import { enquirySource, enquiry as words } from '#tests/support/records.ts';
import { noticeMails, sentEnquiries } from './sentRows.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

const enquiry = { ...words, ...enquirySource };

afterEach(() => void vi.useRealTimers());

async function open(env = {}) {
  const { app, database } = await testServer(env);
  const browser = browserOf(app);
  const send = (payload: unknown, headers = {}) => browser.request('POST', '/api/enquiries', { payload, headers });
  const sent = () => sentEnquiries(database.db);
  const count = async () => (await sent().select('id').execute()).length;
  return { app, database, send, sent, count };
}

describe('An enquiry', () => {
  it('is stored as a lead with its mails before the visitor gets a reference', async () => {
    const { app, database, send } = await open({ STAFF_MAIL: 'desk@example.org' });
    const response = await send(enquiry);
    expect(response.statusCode).toBe(201);
    const { reference } = response.json();
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const staff = await signedIn(app);
    const { rows } = (await staff.request('GET', '/api/leads?q=ada%20byron')).json();
    expect(rows).toEqual([expect.objectContaining({ name: 'Ada Byron', status: 'new', eventType: 'wedding' })]);
    const lead = (await staff.request('GET', `/api/leads/${rows[0].id}`)).json();
    const { message, page, service } = enquiry;
    expect(lead.enquiries).toEqual([{ reference, message, page, service, createdAt: lead.createdAt }]);
    const mails = await noticeMails(database.db).selectAll().execute();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['ada@example.com', 'desk@example.org']);
    for (const { recipient, subject, body } of mails) {
      expect(subject).toContain(reference);
      // Not to the visitor's address, which is unverified.
      expect(body.includes(enquiry.message)).toBe(recipient === 'desk@example.org');
    }
  });

  it('is stored once for the same idempotency key, or for the same content without one', async () => {
    const { send, count } = await open();
    const key = { 'idempotency-key': 'abc' };
    const answers = await Promise.all([send(enquiry, key), send(enquiry, key), send(enquiry), send(enquiry)]);
    const references = answers.map((answer) => answer.json().reference);
    expect(references[0]).toBe(references[1]);
    expect(references[2]).toBe(references[3]);
    expect(await count()).toBe(2);
    // Another visitor whose browser uses the same key.
    await send({ ...enquiry, name: 'Eva Stone' }, key);
    expect(await count()).toBe(3);
  });

  it('is stored again with another key, or without a key on another day', async () => {
    const { send, count } = await open();
    const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2027-06-${day}`) });
    on('14T00:01:00Z');
    await send(enquiry, { 'idempotency-key': 'abc' });
    await send(enquiry, { 'idempotency-key': 'def' });
    expect(await count()).toBe(2);
    await send(enquiry);
    on('14T23:59:00Z');
    await send(enquiry);
    expect(await count()).toBe(3);
    on('15T00:01:00Z');
    await send(enquiry);
    expect(await count()).toBe(4);
  });

  it('needs no page or service', async () => {
    const { send, sent } = await open();
    expect((await send(words)).json()).toEqual({ reference: expect.any(String) });
    const kept = await sent().select(['page', 'service']).execute();
    expect(kept).toEqual([{ page: '', service: '' }]);
  });

  it('with a filled honeypot gets no reference and is not stored', async () => {
    const { send, count } = await open();
    expect((await send({ ...enquiry, trap: 'https://example.com' })).json()).toEqual({ reference: null });
    expect(await count()).toBe(0);
  });

  it.each(['name', 'phone', 'page'])('with a line break in the %s adds no line to its mails', async (field) => {
    const { database, send } = await open();
    await send({ ...enquiry, [field]: 'Ada\r\nBcc: everyone@example.com' });
    const mails = await noticeMails(database.db).select('body').execute();
    for (const { body } of mails) expect(body).not.toMatch(/^Bcc:/m);
  });

  it('over the limit is rejected with 429 and a retry time', async () => {
    const { send, count } = await open({ ENQUIRIES_PER_HOUR: '2' });
    await send({ ...enquiry, message: 'One.' });
    await send({ ...enquiry, message: 'Two.' });
    const third = await send({ ...enquiry, message: 'Three.' });
    expect(third).toBeProblem(429, { type: problemTypes.tooManyAttempts, retryAfter: expect.any(Number) });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect(await count()).toBe(2);
  });

  it.each([
    ['behind a proxy, which adds its own entry', 'true', ', 203.0.113.9'],
    ['without a proxy', 'false', ''],
  ])('cannot choose its own address %s', async (_where, TRUST_PROXY, added) => {
    const { send } = await open({ ENQUIRIES_PER_HOUR: '2', TRUST_PROXY });
    const statuses: number[] = [];
    for (let number = 0; number < 3; number += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${number}${added}` };
      statuses.push((await send({ ...enquiry, message: `Number ${number}.` }, headers)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  const json = (payload: unknown) => ({ payload: JSON.stringify(payload), type: 'application/json' });
  it.each([
    ['malformed JSON', { payload: '{"name":', type: 'application/json' }, 400],
    ['another content type', { payload: 'name=Ada', type: 'text/plain' }, 415],
    ['a list as its body', json([enquiry]), 400],
    ['null as its body', json(null), 400],
    ['a number as name', json({ ...enquiry, name: 5 }), 400],
    ['an object as message', json({ ...enquiry, message: { $ne: '' } }), 400],
    ['an unknown field', json({ ...enquiry, isAdmin: 'yes' }), 400],
    ['a __proto__ property', { payload: '{"__proto__": {"name": "x"}}', type: 'application/json' }, 400],
    ['a missing name', json({ ...enquiry, name: undefined }), 400],
    ['a blank name', json({ ...enquiry, name: '  ' }), 422],
    ['a name of 201 characters', json({ ...enquiry, name: 'x'.repeat(201) }), 400],
    ['a name of a megabyte', json({ ...enquiry, name: 'x'.repeat(1024 * 1024) }), 413],
    ['a NUL byte', json({ ...enquiry, name: 'A\0da' }), 422],
    [
      'half a surrogate pair',
      { payload: JSON.stringify({ ...enquiry, name: 'Ada #' }).replace('#', '\\ud800'), type: 'application/json' },
      422,
    ],
    ['a date that does not exist', json({ ...enquiry, eventDate: '2027-02-30' }), 422],
    ['an invalid email', json({ ...enquiry, email: 'ada' }), 422],
    ['an unknown event type', json({ ...enquiry, eventType: 'funeral' }), 422],
  ])('with %s is rejected with an error and not stored', async (_what, { payload, type }, status) => {
    const { send, count } = await open();
    const response = await send(payload, { 'content-type': type });
    expect(response).toBeProblem(status);
    for (const sentence of Object.values(response.json().fields ?? {})) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(await count()).toBe(0);
    // The server continues to work.
    expect((await send(enquiry)).statusCode).toBe(201);
  });

  it.each([
    ["'); drop table lead; --"],
    ['<script>alert(1)</script>'],
    ['=HYPERLINK("http://example.com")'],
    ['{{7*7}} %s %n'],
    ['🎉 שלום'],
  ])('keeps %s as it is', async (text) => {
    const { app, send } = await open();
    const words = { name: text, phone: text.slice(0, 60), message: text };
    expect((await send({ ...enquiry, ...words })).statusCode).toBe(201);
    const { rows } = (await (await signedIn(app)).request('GET', '/api/leads')).json();
    expect(rows[0]).toBeLead({ name: text, notes: text });
  });

  it('with a bidirectional control character is rejected with an error for the field', async () => {
    const { send, count } = await open();
    const response = await send({ ...enquiry, name: 'Ada \u202e nyB' });
    expect(response).toBeProblem(422, { fields: { name: hiddenCharacters } });
    expect(await count()).toBe(0);
  });

  it.each([
    ['no origin', ''],
    ['another origin', 'https://evil.example'],
    ['a null origin', 'null'],
  ])('from %s is rejected', async (_what, from) => {
    const { app, count } = await open();
    const response = await browserOf(app, from).request('POST', '/api/enquiries', { payload: enquiry });
    expect(response).toBeProblem(403, { title: statusSentences[403] });
    expect(await count()).toBe(0);
  });
});
