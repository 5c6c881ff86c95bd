import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarFeedPath } from '#adminPaths';
import { company } from '#content/company.ts';
import { calendarText, entryForTeam } from '#domain/calendarFile.ts';
import { loggedPath } from '#server/routes/calendarFeeds.ts';
import { disableAccount, insertAccount } from '#server/store/accounts.ts';
import { inBookingTransaction } from '#server/store/appointmentBooking.ts';
import { createAppointment, updateAppointment } from '#server/store/appointmentRecord.ts';
import { appointmentsOf, findFeed, makeFeed, readFeed, revokeFeed } from '#server/store/calendarFeeds.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { addEva, engines, openStore } from './engines.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

afterEach(() => void vi.useRealTimers());

describe.each(engines)('The calendar feed on $engine', ({ where }) => {
  /** The time is June 20, 2027. Eva has an appointment on June 14 and an all-day one on July 4. */
  async function open() {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-20T12:00:00Z') });
    const db = await openStore(where);
    const eva = await addEva(db);
    const add = (form: Partial<typeof appointmentForm>) =>
      inBookingTransaction(db, (trx) =>
        createAppointment(trx, { ...appointmentForm, leadId: '', place: '', people: eva, ...form }, null, null),
      );
    const talk = await add({ title: 'Talk' });
    await add({ title: 'Fair', timing: 'allDay', startDay: '2027-07-04', startTime: '', endTime: '', people: eva });
    return { db, eva, add, talk };
  }
  const shown = async (db: Parameters<typeof findFeed>[0], id: string) =>
    calendarText((await appointmentsOf(db, id)).map(entryForTeam));

  it('contains the appointments of one person, with all-day and cancelled ones as such', async () => {
    const { db, eva, add, talk } = await open();
    await add({ title: 'Of nobody', startDay: '2027-07-05', people: '' });
    const form = { ...appointmentForm, leadId: '', place: '', people: eva, title: 'Talk' };
    const cancelled = { ...form, status: 'cancelled', cancelReason: 'We are ill.' } as const;
    await inBookingTransaction(db, (trx) => updateAppointment(trx, talk.id, cancelled, 1, null));
    const text = await shown(db, eva);
    expect(text.match(/^SUMMARY:.+$/gm)).toEqual(['SUMMARY:Talk', 'SUMMARY:Fair']);
    expect(text.match(/^(STATUS|SEQUENCE|DTSTART).+$/gm)?.map((line) => line.trim())).toEqual([
      'DTSTART:20270614T140000Z',
      'SEQUENCE:1',
      'STATUS:CANCELLED',
      'DTSTART;VALUE=DATE:20270704',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
    ]);
    expect(text).not.toContain(appointmentForm.notes);
  });

  it('begins three months ago', async () => {
    const { db, eva } = await open();
    vi.setSystemTime(new Date('2027-09-14T15:00:00Z'));
    expect(await shown(db, eva)).toContain('SUMMARY:Talk');
    vi.setSystemTime(new Date('2027-09-14T16:00:00Z'));
    expect(await shown(db, eva)).not.toContain('SUMMARY:Talk');
  });

  it('excludes appointments of people whose id contains the given one or matches it as a pattern', async () => {
    const { db } = await open();
    expect(await shown(db, 'ev')).not.toContain('SUMMARY');
    expect(await shown(db, 'e_a')).not.toContain('SUMMARY');
  });

  it('finds appointments of an id with SQL wildcards', async () => {
    const { db, add } = await open();
    const odd = {
      id: 'e_%a',
      name: 'Ada',
      email: 'ada@example.com',
      role: 'staff',
      picture: '',
      isDemo: false,
    } as const;
    await insertAccount(db, odd, 'a hash');
    await add({ title: 'Tea', startDay: '2027-07-05', people: odd.id });
    expect(await shown(db, odd.id)).toContain('SUMMARY:Tea');
    expect(await findFeed(db, await makeFeed(db, odd.id))).toEqual({ id: odd.id, name: 'Ada', isDemo: false });
  });

  it('returns the creation time of its address and logs creation and revocation once', async () => {
    const { db, eva } = await open();
    expect(await readFeed(db, eva)).toBeNull();
    await revokeFeed(db, eva);
    await makeFeed(db, eva);
    expect(await readFeed(db, eva)).toEqual({ createdAt: '2027-06-20T12:00:00.000Z' });
    await revokeFeed(db, eva);
    await revokeFeed(db, eva);
    expect(await readFeed(db, eva)).toBeNull();
    const written = await db
      .selectFrom('activity')
      .select(['kind', 'entity', 'entity_id', 'account_id'])
      .where('kind', 'in', ['feedMade', 'feedRevoked'])
      .orderBy('kind')
      .execute();
    const of = { entity: 'account', entity_id: eva, account_id: eva };
    expect(written).toEqual([
      { kind: 'feedMade', ...of },
      { kind: 'feedRevoked', ...of },
    ]);
  });

  it('stores only the hash of its token, valid until it is renewed, revoked or the account disabled', async () => {
    const { db, eva } = await open();
    const first = await makeFeed(db, eva);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await findFeed(db, first)).toEqual({ id: eva, name: 'Eva', isDemo: true });
    expect(JSON.stringify(await db.selectFrom('calendar_feed').selectAll().execute())).not.toContain(first);
    const second = await makeFeed(db, eva);
    expect(await findFeed(db, first)).toBeNull();
    expect(await findFeed(db, second)).not.toBeNull();
    await revokeFeed(db, eva);
    expect(await findFeed(db, second)).toBeNull();
    const third = await makeFeed(db, eva);
    await disableAccount(db, 'eva@example.com');
    expect(await findFeed(db, third)).toBeNull();
  });
});

describe('The address of a calendar feed', () => {
  async function open() {
    const server = await testServer();
    const { request } = await signedIn(server.app);
    const { token } = (await request('POST', '/api/account/feed', { payload: {} })).json();
    // A calendar program has no session.
    const program = browserOf(server.app);
    const read = (secret = token, headers: Record<string, string> = {}) =>
      program.request('GET', calendarFeedPath(secret), { headers });
    return { ...server, request, token, program, read };
  }

  it('responds with a calendar, and with 304 while nothing has changed', async () => {
    const { request, read } = await open();
    const first = await read();
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toMatch(/^text\/calendar; ?charset=utf-8$/);
    expect(first.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    const etag = String(first.headers.etag);
    const again = await read(undefined, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const startDay = `${new Date().getFullYear() + 1}-06-14`;
    const payload = { ...appointmentForm, leadId: '', people: '1', startDay, title: 'Something new' };
    await request('POST', '/api/appointments', { payload });
    const changed = await read(undefined, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('SUMMARY:Something new');
  });

  it('is neither cached publicly nor indexed, and the calendar names its owner', async () => {
    const { read, request } = await open();
    const { headers, body } = await read();
    const { name } = (await request('GET', '/api/session')).json();
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(body.replaceAll(/\r\n\t|\\/g, '')).toContain(`CALNAME:${name}, ${company.name}\r\n`);
  });

  it('responds with 404 and no caching if the token has other characters around it', async () => {
    const { token, program } = await open();
    for (const file of [`.${token}.ics`, `${token}.ics.txt`]) {
      const { statusCode, headers } = await program.request('GET', `/calendar/${file}`);
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/);
    }
  });

  it.each(['guessed', '', '..', 'a b', '%00'])(
    'responds with a client error to a wrong token ("%s")',
    async (wrong) => {
      const { read } = await open();
      const answer = await read(wrong);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('VCALENDAR');
    },
  );

  it('stops working when it is renewed or revoked', async () => {
    const { request, read, token } = await open();
    const { token: next } = (await request('POST', '/api/account/feed', { payload: {} })).json();
    const old = await read(token);
    expect([old.statusCode, old.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(old.body).toMatch(/^There is no calendar at this address\./);
    expect((await read(next)).statusCode).toBe(200);
    await request('DELETE', '/api/account/feed');
    expect((await read(next)).statusCode).toBe(404);
  });

  it('limits guesses per network, but not reads of a valid feed', async () => {
    const { database, program, read, token } = await open();
    const account = {
      id: 'ada',
      name: 'Ada',
      email: 'ada@example.org',
      role: 'staff',
      picture: '',
      isDemo: false,
    } as const;
    await insertAccount(database.db, account, 'a hash');
    const ada = await makeFeed(database.db, account.id);
    for (let count = 0; count < 125; count += 1) expect((await read()).statusCode).toBe(200);
    let answer = await read('guessed');
    for (let count = 0; count < 120; count += 1) answer = await read('guessed');
    expect(answer.statusCode).toBe(429);
    // Other networks are not limited.
    expect((await program.request('GET', calendarFeedPath(token), { address: '2001:db8::5' })).statusCode).toBe(404);
    expect((await program.request('GET', calendarFeedPath(ada), { address: '2001:db8::5' })).statusCode).toBe(200);
  });

  it('of the demo account responds with 404 to other machines', async () => {
    const { program, token, read } = await open();
    const elsewhere = { address: '192.0.2.7', headers: { host: 'events.example.org' } };
    const answer = await program.request('GET', calendarFeedPath(token), elsewhere);
    expect([answer.statusCode, answer.body]).toEqual([404, (await read('guessed')).body]);
    expect((await read()).statusCode).toBe(200);
  });

  it.each([
    '/calendar/secret.ics',
    '/calendar/secret.ics/',
    '/calendar/secret.ics?a=b',
    '//calendar/secret',
    '/%63alendar/secret.ics',
    '/Calendar/secret.ics',
    '/calendar/secret%E0%A4%A.ics',
  ])('is masked in the log: %s', (url) => {
    expect(loggedPath(url)).toBe('/calendar/…');
  });

  it('leaves the log of other requests unchanged', () => {
    expect(loggedPath('/api/leads?q=ada')).toBe('/api/leads');
    expect(loggedPath('/admin/calendar/june')).toBe('/admin/calendar/june');
    expect(loggedPath('/%E0%A4%A')).toBe('/%E0%A4%A');
  });
});
