import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '#content/company.ts';
import { mailRound, smtpSender, startMailer } from '#server/mail/mailer.ts';
import type { Db } from '#server/store/database.ts';
import { readMailTrouble } from '#server/store/mails.ts';
import { listUnsentMails } from '#server/store/unsentMails.ts';
import { enquiry as words } from '#tests/support/records.ts';
import { mailServer, sender } from './mailServer.ts';
import { noticeMails } from './sentRows.ts';
import { browserOf, testServer } from './testServer.ts';

/** An enquiry whose message looks like SMTP commands. */
const enquiry = { ...words, name: 'Ada Bÿron', message: 'A garden wedding.\n.\nQUIT' };

/** An SMTP error with a reply code. */
const reply = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

const noteAllDue = (db: Db) =>
  db
    .updateTable('outbox')
    .set({ due_at: new Date(0).toISOString() })
    .execute();

/** A server with the two mails of one enquiry. */
async function withMails() {
  const { app, database } = await testServer({ STAFF_MAIL: 'desk@example.org' });
  const response = await browserOf(app).request('POST', '/api/enquiries', { payload: enquiry });
  return { db: database.db, response };
}

afterEach(() => void vi.useRealTimers());

describe('The mails of an enquiry', () => {
  it('are sent once to staff and visitor, from the company', async () => {
    const { db, response } = await withMails();
    const { url, mails } = await mailServer();
    const sendDueMails = mailRound(db, sender(url));
    expect(await sendDueMails()).toBe(2);
    expect(await sendDueMails()).toBe(0);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([['ada@example.com'], ['desk@example.org']]);
    for (const { from, text } of mails) {
      expect(from).toBe('hello@example.org');
      expect((await PostalMime.parse(text)).from).toEqual({ name: company.name, address: 'hello@example.org' });
      expect(text).toContain(response.json().reference);
      expect(text).toMatch(/^To: [\w.]+@example\.\w+\r?$/m);
      // Mail programs show the last alternative that they support.
      expect(text).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
      expect(text).toContain('<html lang=3D"en">');
    }
    const headers = await Promise.all(mails.map(async ({ to, text }) => ({ ...(await PostalMime.parse(text)), to })));
    const answeredTo = headers.map(({ to, replyTo }) => [to[0], replyTo?.[0]?.address]);
    expect(answeredTo.toSorted()).toEqual([
      ['ada@example.com', undefined],
      ['desk@example.org', 'ada@example.com'],
    ]);
    for (const { headers: all } of headers) {
      expect(all).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    }
    // The same ids at every attempt.
    const kept = await noticeMails(db).select('id').execute();
    expect(mails.map(({ text }) => text.match(/^Message-ID: <(.+)@example\.org>/m)?.[1]).toSorted()).toEqual(
      kept.map(({ id }) => id).toSorted(),
    );
  });

  it('wait while the mail server is down, without delaying the visitor, and are sent later', async () => {
    const { url, close } = await mailServer();
    await close();
    const { db, response } = await withMails();
    expect(response.statusCode).toBe(201);
    const refused: string[] = [];
    expect(await mailRound(db, sender(url), { onRefused: (cause) => void refused.push(cause) })()).toBe(0);
    expect(refused).toEqual([expect.stringMatching(/^ESOCKET CONN: connect ECONNREFUSED 127\.0\.0\.1:\d+$/)]);
    const { attempts, last_error } = (await listUnsentMails(db)).find((mail) => mail.attempts > 0) ?? {};
    expect([attempts, last_error]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);

    const back = await mailServer();
    await noteAllDue(db);
    expect(await mailRound(db, sender(back.url))()).toBe(2);
  });

  it.each<[string, SMTPServerOptions, string]>([
    [
      'the password',
      { authOptional: false, onAuth: (_auth, _session, done) => done(reply(535)) },
      'EAUTH AUTH PLAIN 535',
    ],
    ['every connection', { onConnect: (_session, done) => done(reply(554)) }, 'EPROTOCOL CONN 554'],
    ['the sender', { onMailFrom: (_address, _session, done) => done(reply(550)) }, 'EENVELOPE MAIL FROM 550'],
    [
      'further mails for now',
      { onMailFrom: (_address, _session, done) => done(reply(552)) },
      'EENVELOPE MAIL FROM 552',
    ],
  ])('all wait if the mail server refuses %s, and are tried again', async (_what, options, cause) => {
    const { db } = await withMails();
    const { url } = await mailServer({ authMethods: ['PLAIN'], ...options });
    const refused: string[] = [];
    const login = options.onAuth ? 'user:secret@' : '';
    const sendDueMails = mailRound(db, sender(`${login}${url}`), { onRefused: (said) => void refused.push(said) });
    expect([await sendDueMails(), await sendDueMails()]).toEqual([0, 0]);
    // The second mail was not tried.
    expect(refused).toEqual([cause]);
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ waiting: 2, refused: 0 });
    for (const { due_at } of await listUnsentMails(db)) {
      expect(Date.parse(due_at)).toBeLessThanOrEqual(Date.now() + 60_000);
    }
    const back = await mailServer();
    await noteAllDue(db);
    expect(await mailRound(db, sender(back.url))()).toBe(2);
  });

  it('wait with a readable reason if the mail server does not speak TLS from the beginning', async () => {
    const { db } = await withMails();
    const { url } = await mailServer();
    const refused: string[] = [];
    const send = smtpSender(`smtps://${url}`, 'hello@example.org', 'https://example.org');
    expect(await mailRound(db, send, { onRefused: (cause) => void refused.push(cause) })()).toBe(0);
    expect(refused).toEqual(['ESOCKET CONN: SSL routines: wrong version number']);
    expect((await listUnsentMails(db)).map(({ last_error }) => last_error)).toContain(
      'SSL routines: wrong version number',
    );
  });

  it.each([
    ['wait rather than send the password unencrypted to another machine', 'user:secret@0.0.0.0', '', 0],
    ['are sent over an unencrypted connection without a password', '0.0.0.0', '', 2],
    ['are sent over an unencrypted connection on this machine', 'user:secret@127.0.0.1', '', 2],
    [
      'are sent over an unencrypted connection if the address permits it',
      'user:secret@0.0.0.0',
      '/?requireTLS=false',
      2,
    ],
  ])('%s', async (_what, host, options, sent) => {
    const { db } = await withMails();
    const signedIn = vi.fn((_auth, _session, done) => done(null, { user: 'user' }));
    const { url } = await mailServer({ onAuth: signedIn, allowInsecureAuth: true });
    // Another name of this machine, which is not known as one.
    const send = sender(url.replace('127.0.0.1', host) + options);
    expect(await mailRound(db, send)()).toBe(sent);
    expect(signedIn).toHaveBeenCalledTimes(host.includes('secret') ? sent : 0);
  });

  const refuseAda: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) =>
    done(address === enquiry.email ? reply(550) : null);

  it('are given up if the recipient is refused permanently, without holding up others', async () => {
    const { db } = await withMails();
    const { url, mails } = await mailServer({ onRcptTo: refuseAda });
    expect(await mailRound(db, sender(url))()).toBe(1);
    expect(mails.map(({ to }) => to)).toEqual([['desk@example.org']]);
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ waiting: 0, refused: 1 });
    await noteAllDue(db);
    expect(await mailRound(db, sender(url))()).toBe(0);
  });

  it.each([
    ['a full mailbox', 552],
    ['a busy mailbox', 450],
  ])('for %s are tried again', async (_what, code) => {
    const { db } = await withMails();
    const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(reply(code)) });
    expect(await mailRound(db, sender(url))()).toBe(0);
    // All mails were tried, because the next recipient may have room.
    expect((await listUnsentMails(db)).map(({ attempts, failed_at }) => [attempts, failed_at])).toEqual([
      [1, null],
      [1, null],
    ]);
  });

  it('are given up if their content is refused', async () => {
    const { db } = await withMails();
    const { url } = await mailServer({
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(reply(554))),
    });
    await mailRound(db, sender(url))();
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ waiting: 0, refused: 2 });
    // What the mail server said, and nothing else, which would be in another language than the rest of the page.
    expect((await listUnsentMails(db)).map(({ last_error }) => last_error)).toEqual(['554 No.', '554 No.']);
  });

  it('are not sent again if the database failed right after they were sent', async () => {
    const { db } = await withMails();
    const { url, mails } = await mailServer();
    const send = sender(url);
    const sendDueMails = mailRound(db, async (...asked) => {
      await send(...asked);
      if (mails.length === 1) await db.schema.alterTable('outbox').renameTo('away').execute();
    });
    await expect(sendDueMails()).rejects.toThrow('no such table');
    await db.schema.alterTable('away').renameTo('outbox').execute();
    await noteAllDue(db);
    await sendDueMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([['ada@example.com'], ['desk@example.org']]);
  });
});

describe('The mailer', () => {
  const tick = () => vi.advanceTimersByTimeAsync(5000);

  it('reports a repeated failure once', async () => {
    const { db } = await withMails();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const refused = vi.fn();
    let error: Error | null = Object.assign(new Error('No.'), { code: 'EAUTH', command: 'AUTH PLAIN' });
    const send = vi.fn(async () => {
      if (error) throw error;
    });
    const stop = startMailer(db, send, { onRefused: refused, onError: (reason) => expect.fail(String(reason)) });
    for (const calls of [1, 2, 3]) {
      await noteAllDue(db);
      await tick();
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(calls));
      await vi.waitFor(async () =>
        expect((await listUnsentMails(db)).some((mail) => mail.attempts === calls)).toBe(true),
      );
    }
    expect(refused.mock.calls).toEqual([['EAUTH AUTH PLAIN']]);
    error = null;
    await noteAllDue(db);
    await tick();
    await vi.waitFor(async () => expect(await listUnsentMails(db)).toEqual([]));
    await stop();
  });

  it('abandons an unresponsive mail server on shutdown and counts no failed attempt', async () => {
    const { db } = await withMails();
    const { url } = await mailServer({ onData: (stream) => void stream.resume() });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const send = vi.fn(sender(url));
    const log = { onRefused: () => expect.fail('noted'), onError: (reason: unknown) => expect.fail(String(reason)) };
    const stop = startMailer(db, send, log, 50);
    await tick();
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await stop();
    expect((await listUnsentMails(db)).map(({ attempts }) => attempts)).toEqual([0, 0]);
  });
});
