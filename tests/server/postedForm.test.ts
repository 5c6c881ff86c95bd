import { describe, expect, it } from 'vitest';
import { enquiry, enquirySource } from '#tests/support/records.ts';
import { openPages as open } from './pageServer.ts';
import { sentEnquiries } from './sentRows.ts';
import { browserOf } from './testServer.ts';

describe('A form that a browser has posted by itself', () => {
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'name=Ada' };

  /** Starts a server whose page sends the same enquiry for each form, with another message. */
  async function openForm(env: Readonly<Record<string, string>>) {
    const { app, render, database } = await open(env);
    let number = 0;
    render.mockImplementation(async (_request, backend) => {
      number += 1;
      await (await backend()).enquiries.send({ ...enquiry, message: `${number}` }, enquirySource);
      return new Response(null, { status: 303, headers: { location: '/contact?reference=7K3M-Q2XD' } });
    });
    const count = async () => (await sentEnquiries(database.db).select('id').execute()).length;
    return { app, count };
  }

  it('counts for the address of its visitor, not for the server’s own', async () => {
    const { app, count } = await openForm({ ENQUIRIES_PER_HOUR: '1' });
    const post = async (address: string) =>
      (await browserOf(app).request('POST', '/contact', { ...form, address })).statusCode;
    expect([await post('192.0.2.1'), await post('192.0.2.2'), await post('192.0.2.1')]).toEqual([303, 303, 429]);
    expect(await count()).toBe(2);
  });

  it('comes from its own site behind a proxy, too, and counts for the address that the proxy names', async () => {
    const { app, count } = await openForm({ ENQUIRIES_PER_HOUR: '1', TRUST_PROXY: 'true' });
    const post = async (visitor: string) => {
      const headers = { ...form.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': visitor };
      const browser = browserOf(app, 'https://events.example.org');
      return (await browser.request('POST', '/contact', { ...form, headers })).statusCode;
    };
    expect([await post('192.0.2.1'), await post('192.0.2.2'), await post('192.0.2.1')]).toEqual([303, 303, 429]);
    expect(await count()).toBe(2);
  });

  it('of another site stores nothing', async () => {
    const { app, count } = await openForm({});
    expect((await browserOf(app, 'https://evil.example').request('POST', '/contact', form)).statusCode).toBe(403);
    expect(await count()).toBe(0);
  });
});
