import { describe, expect, it, vi } from 'vitest';
import type { Renderer } from '#server/renderer.ts';
import { enquiry, enquirySource } from '#tests/support/records.ts';
import { openPages as open } from './pageServer.ts';
import { sentEnquiries } from './sentRows.ts';
import { browserOf } from './testServer.ts';

describe('A form posted without JavaScript', () => {
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'name=Ada' };

  /** A server whose page sends the same enquiry for every form, except for the message. */
  async function openForm(env: Readonly<Record<string, string>>) {
    const { app, render, database } = await open(env);
    let number = 0;
    render.mockImplementation(async (request, backend) => {
      number += 1;
      if (request.method !== 'POST') return { status: 200, head: '', root: 'Thank you', data: '' };
      await (await backend()).enquiries.send({ ...enquiry, message: `${number}` }, enquirySource);
      return new Response(null, { status: 303, headers: { location: '/contact?reference=7K3M-Q2XD' } });
    });
    const count = async () => (await sentEnquiries(database.db).select('id').execute()).length;
    return { app, render, count };
  }

  it('counts against the limit of the visitor’s IP address', async () => {
    const { app, count } = await openForm({ ENQUIRIES_PER_HOUR: '1' });
    const post = async (address: string) =>
      (await browserOf(app).request('POST', '/contact', { ...form, address })).statusCode;
    expect([await post('192.0.2.1'), await post('192.0.2.2'), await post('192.0.2.1')]).toEqual([303, 303, 429]);
    expect(await count()).toBe(2);
  });

  it('is accepted behind a proxy and counts against the address given by the proxy', async () => {
    const { app, count } = await openForm({ ENQUIRIES_PER_HOUR: '1', TRUST_PROXY: 'true' });
    const post = async (visitor: string) => {
      const headers = { ...form.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': visitor };
      const browser = browserOf(app, 'https://events.example.org');
      return (await browser.request('POST', '/contact', { ...form, headers })).statusCode;
    };
    expect([await post('192.0.2.1'), await post('192.0.2.2'), await post('192.0.2.1')]).toEqual([303, 303, 429]);
    expect(await count()).toBe(2);
  });

  it('leads to its confirmation even if the visitor has reached the limit of searches', async () => {
    const { app } = await openForm({ SEARCHES_PER_MINUTE: '1' });
    const browser = browserOf(app);
    const statusOf = async (url: string) => (await browser.request('GET', url)).statusCode;
    await statusOf('/blog?q=rings');
    const sent = await browser.request('POST', '/contact', form);
    expect(await statusOf('/contact?reference=ZZZZ-ZZZZ')).toBe(429);
    for (let visit = 0; visit < 2; visit += 1) expect(await statusOf(String(sent.headers.location))).toBe(200);
  });

  it('leads to its confirmation even while searches are waiting for their turn', async () => {
    const { app, render } = await openForm({});
    const browser = browserOf(app);
    const sent = await browser.request('POST', '/contact', form);
    const renders = render.getMockImplementation() as Renderer['render'];
    const waiting: (() => void)[] = [];
    render.mockImplementation(async (...asked) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return renders(...asked);
    });
    const searches = ['one', 'two', 'three'].map((word) => browser.request('GET', `/blog?q=${word}`));
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    render.mockImplementation(renders);
    expect((await browser.request('GET', String(sent.headers.location))).statusCode).toBe(200);
    for (const go of waiting) go();
    await Promise.all(searches);
  });

  it('is shown again with its errors only within the limit of searches', async () => {
    const { app, render } = await open({ SEARCHES_PER_MINUTE: '2' });
    render.mockImplementation((_request, _backend, _onError, inTurn) =>
      inTurn(async () => ({ status: 422, head: '', root: 'Please tell us your name.', data: '' })),
    );
    const post = (address: string) => browserOf(app).request('POST', '/contact', { ...form, address });
    for (let time = 0; time < 2; time += 1) expect((await post('192.0.2.1')).statusCode).toBe(422);
    const refused = await post('192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect(refused.body).toContain('<h1>Too many attempts. Please try again in a while.</h1>');
    expect((await post('192.0.2.2')).statusCode).toBe(422);
  });

  it('from another site is refused and stores nothing', async () => {
    const { app, count } = await openForm({});
    expect((await browserOf(app, 'https://evil.example').request('POST', '/contact', form)).statusCode).toBe(403);
    expect(await count()).toBe(0);
  });
});
