import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { emptyOutbox, smtpSender } from '#server/mail/postman.ts';
import { atTheEnd, browserOf, testServer } from './testServer.ts';

const enquiry = {
  name: 'Ada Bÿron',
  email: 'ada@example.com',
  eventType: 'wedding',
  message: 'A garden wedding.\n.\nQUIT',
};

/** A mail server that keeps what it is sent. */
async function mailServer() {
  const mails: { from: string; to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  atTheEnd(close);
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails, close };
}

describe('The mails of an enquiry', () => {
  it('go to the staff and to the visitor, from the company, once', async () => {
    const { app, database } = await testServer({ STAFF_MAIL: 'desk@example.org' });
    const { reference } = (await browserOf(app).request('POST', '/api/enquiries', { payload: enquiry })).json();
    const { url, mails } = await mailServer();
    const send = smtpSender(url, 'hello@example.org');
    expect(await emptyOutbox(database.db, send)).toBe(2);
    expect(await emptyOutbox(database.db, send)).toBe(0);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([['ada@example.com'], ['desk@example.org']]);
    for (const { from, text } of mails) {
      expect(from).toBe('hello@example.org');
      expect(text).toContain(reference);
    }
  });

  it('wait while the mail server is down, without holding the visitor up, and go out when it is back', async () => {
    const { app, database } = await testServer();
    const { url, mails, close } = await mailServer();
    await close();
    expect((await browserOf(app).request('POST', '/api/enquiries', { payload: enquiry })).statusCode).toBe(201);
    expect(await emptyOutbox(database.db, smtpSender(url, 'hello@example.org'))).toBe(0);
    const [kept] = await database.db.selectFrom('outbox').selectAll().execute();
    expect(kept).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') });
    expect(mails).toEqual([]);

    const back = await mailServer();
    await database.db
      .updateTable('outbox')
      .set({ due_at: new Date(0).toISOString() })
      .execute();
    expect(await emptyOutbox(database.db, smtpSender(back.url, 'hello@example.org'))).toBe(2);
  });
});
