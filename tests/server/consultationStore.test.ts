import { afterEach, describe, expect, it, vi } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { day } from '#domain/durations.ts';
import { demoPeople } from '#sample/account.ts';
import { appointmentMail } from '#server/mail/appointmentMail.ts';
import { pickMail } from '#server/mail/pickMail.ts';
import { addBookingLink } from '#server/store/bookingLinks.ts';
import { pickTime, readConsultation } from '#server/store/consultations.ts';
import { createLead } from '#server/store/leadRecord.ts';
import { leadForm } from '#tests/support/records.ts';
import { engines, openStore } from './engines.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

afterEach(() => void vi.useRealTimers());

const site = 'https://example.org';
const mails = { toClient: appointmentMail(site, 'us@example.org'), toStaff: pickMail('desk@example.org', site) };

describe.each(engines)('Times picked by clients on $engine', ({ where }) => {
  it('are booked simultaneously once per staff member, and rejected for further clients', async () => {
    const db = await openStore(where, 'sample', true);
    const tokens: string[] = [];
    for (const _ of [...demoPeople, 'one too many']) {
      const { id } = await createLead(db, { ...leadForm, responsibleId: '' }, null);
      tokens.push(String(await addBookingLink(db, id, null, '1')));
    }
    const [first = ''] = (await readConsultation(db, String(tokens[0])))?.times ?? [];
    const all = await Promise.allSettled(tokens.map((token) => pickTime(db, token, first, mails)));
    const given = all.flatMap((one) => (one.status === 'fulfilled' ? one.value.people : []));
    expect(given.toSorted()).toEqual(demoPeople.map(({ id }) => id));
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toEqual([expect.any(InvalidInput)]);
    // The rejected booking is not partly stored.
    const stored = await db.selectFrom('appointment').select('id').where('starts_at', '=', first).execute();
    expect(stored).toHaveLength(demoPeople.length);
  });

  it('are picked with a token of which only the hash is stored', async () => {
    const db = await openStore(where, 'sample', true);
    const token = String(await addBookingLink(db, '1', null, '1'));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.selectFrom('booking_link').selectAll().execute())).not.toContain(token);
  });

  it('are shown by their link until it expires, also once they are over', async () => {
    const db = await openStore(where, 'sample', true);
    const token = String(await addBookingLink(db, '1', null, '1'));
    const [first = ''] = (await readConsultation(db, token))?.times ?? [];
    await pickTime(db, token, first, mails);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(first) + day });
    expect((await readConsultation(db, token))?.picked).toMatchObject({ startsAt: first });
  });

  it('replace a mail with a link that came back, of this lead only', async () => {
    const db = await openStore(where, 'sample', true);
    const writeMail = ({ email }: { email: string }) => ({
      recipient: email,
      subject: 'A link',
      body: 'secret',
      language: 'en',
    });
    for (const id of ['1', '2', '3']) await addBookingLink(db, id, writeMail, '1');
    const links = () => db.selectFrom('outbox').select('lead_id').where('subject', '=', 'A link').orderBy('lead_id');
    await db
      .updateTable('outbox')
      .set({ body: '' })
      .where('subject', '=', 'A link')
      .where('lead_id', 'in', ['1', '2'])
      .execute();
    for (const id of ['1', '3']) await addBookingLink(db, id, null, '1');
    expect((await links().execute()).map(({ lead_id }) => lead_id)).toEqual(['2', '3']);
  });
});

describe('A client with a personal booking link', () => {
  async function open() {
    const server = await testServer({ ENQUIRIES_PER_HOUR: '2' });
    const { request } = await signedIn(server.app);
    const made = await request('POST', '/api/consultations/links', { payload: { leadId: '1', byMail: false } });
    const visitor = browserOf(server.app);
    const post = (path: string, payload: object, address?: string) =>
      visitor.request('POST', `/api/consultations/${path}`, { payload, address });
    const { token } = made.json();
    const { page } = (await post('link', { token })).json();
    return { post, token, times: page.times as string[] };
  }

  it('can pick and cancel times only up to the hourly limit of the network', async () => {
    const { post, token, times } = await open();
    const pick = (index: number, address?: string) => post('time', { token, startsAt: times[index] }, address);
    expect((await pick(0)).statusCode).toBe(200);
    expect((await pick(1)).statusCode).toBe(200);
    const third = await pick(2);
    expect(third.statusCode).toBe(429);
    expect((await post('cancelling', { token })).statusCode).toBe(429);
    expect((await pick(2, '192.0.2.7')).statusCode).toBe(200);
  });

  it('can open links only up to a limit per minute and network', async () => {
    const { post, token } = await open();
    let answer = await post('link', { token: 'guessed' });
    expect(answer.json()).toEqual({ page: null });
    for (let count = 0; count < 60; count += 1) answer = await post('link', { token: 'guessed' });
    expect(answer.statusCode).toBe(429);
    expect((await post('link', { token }, '192.0.2.7')).statusCode).toBe(200);
  });
});
