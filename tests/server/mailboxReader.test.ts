import { afterEach, describe, expect, it, vi } from 'vitest';
import { minute } from '#domain/durations.ts';
import type { ReadMailbox } from '#server/mail/imapMailbox.ts';
import { readIncomingMails } from '#server/mail/mailboxReader.ts';
import { mailRound } from '#server/mail/mailer.ts';
import { changeConversations } from '#server/store/conversations.ts';
import type { Db } from '#server/store/database.ts';
import { readMailTrouble } from '#server/store/mails.ts';
import { listUnsentMails, retryMails } from '#server/store/unsentMails.ts';
import { addEva, engines, openStore, store } from './engines.ts';
import { answerTo, bounceOf } from './receivedMails.ts';
import { eva, list, reply, sent, theOnly } from './storedConversations.ts';

const position = { validity: '7', uid: 9 };
const now = () => new Date().toISOString();

/** A mailbox with these mails. */
const mailbox = (texts: readonly string[], receivedAt = now()): ReadMailbox => {
  const mails = texts.map((text) => ({ source: Buffer.from(text.replaceAll('\n', '\r\n')), receivedAt }));
  return async () => ({ mails, position });
};

const read = (db: Db, from: ReadMailbox) => readIncomingMails(db, from, 'example.org', new AbortController().signal);

const takeIn = (db: Db, ...texts: string[]) => read(db, mailbox(texts));

/** Reads a mail that was received some minutes ago. */
const takeInOld = (db: Db, text: string, minutes: number) =>
  read(db, mailbox([text], new Date(Date.now() - minutes * minute).toISOString()));

afterEach(() => void vi.useRealTimers());

describe.each(engines)('Incoming mails on $engine', ({ where }) => {
  /** A database with a conversation with Ada, in which Eva's reply was just sent. */
  async function open() {
    const db = await openStore(where);
    await addEva(db);
    await store(db, [sent('a', 'Ada@example.com', 'Ada Byron', 'A tea party.')]);
    await db.deleteFrom('outbox').execute();
    const { id } = await theOnly(db);
    await reply(db, id);
    await mailRound(db, async () => undefined)();
    const { id: mailId } = await db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    return { db, id, mailId };
  }
  const lastMessage = async (db: Db) => (await theOnly(db)).messages.at(-1);
  const lastMail = async (db: Db) => {
    const last = await lastMessage(db);
    return last?.kind === 'reply' && last.mail;
  };

  it('show that a mail came back, with the reason, and that it is undelivered until it is sent again', async () => {
    const { db, mailId } = await open();
    expect(await lastMail(db)).toEqual({ state: 'sent', reason: '' });
    expect(await takeIn(db, bounceOf(mailId))).toBe(1);
    const reason = '550 5.1.1 <ada@example.com>: User unknown';
    expect(await lastMail(db)).toEqual({ state: 'refused', reason });
    expect(await listUnsentMails(db)).toMatchObject([{ recipient: 'ada@example.com', last_error: reason }]);
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ refused: 1 });
    await retryMails(db, { id: mailId });
    await mailRound(db, async () => undefined)();
    expect(await lastMail(db)).toEqual({ state: 'sent', reason: '' });
  });

  it('say the status if the mail server gave no sentence', async () => {
    const { db, mailId } = await open();
    await takeIn(db, bounceOf(mailId, { 'Diagnostic-Code': '', Status: '5.1\0.1' }));
    expect(await lastMail(db)).toEqual({ state: 'refused', reason: '5.1.1' });
  });

  it('tell open pages that the mail came back', async () => {
    const { db, id, mailId } = await open();
    const updatedAt = () =>
      db.selectFrom('conversation').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow();
    const before = await updatedAt();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    await takeIn(db, bounceOf(mailId));
    expect((await updatedAt()).updated_at > before.updated_at).toBe(true);
  });

  it('leave a mail alone that is only delayed, was sent again since, or is not ours', async () => {
    const { db, mailId } = await open();
    expect(await takeIn(db, bounceOf(mailId, { Action: 'delayed' }))).toBe(0);
    expect(await takeIn(db, bounceOf(mailId).replace('@example.org>', '@example.net>'))).toBe(0);
    expect(await takeIn(db, bounceOf('019b0000-0000-7000-8000-000000000001'))).toBe(0);
    expect(await takeInOld(db, bounceOf(mailId), 10)).toBe(0);
    expect(await lastMail(db)).toEqual({ state: 'sent', reason: '' });
  });

  it('mark a mail as refused that came back according to a clock that is four minutes behind', async () => {
    const { db, mailId } = await open();
    expect(await takeInOld(db, bounceOf(mailId), 4)).toBe(1);
  });

  it('are added to the conversation if they answer a mail of ours', async () => {
    const { db, id, mailId } = await open();
    await db.transaction().execute((trx) => changeConversations(trx, [{ id, archived: 'yes' }], eva.id));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    const text = 'Yes, Friday\nat five.\n\nOn Monday, Eva wrote:\n> Zeppelins?\n';
    expect(await takeIn(db, answerTo(mailId, text))).toBe(1);
    expect(await lastMessage(db)).toEqual({
      id: expect.any(String),
      kind: 'mail',
      at: now(),
      subject: 'Re: Your event',
      text: text.trim(),
      from: 'ada@example.com',
      attachments: [],
    });
    expect(await theOnly(db)).toMatchObject({
      name: 'Ada Byron',
      excerpt: 'Yes, Friday at five.',
      latestAt: now(),
      read: 'no',
      archived: 'no',
    });
    const found = async (query: string) => (await list(db, `q=${query}`)).length;
    expect([await found('friday'), await found('zeppelins'), await found('tea+party')]).toEqual([1, 0, 1]);
  });

  it('are added once, however often they are read', async () => {
    const { db, mailId } = await open();
    expect(await takeIn(db, answerTo(mailId))).toBe(1);
    expect(await takeIn(db, answerTo(mailId), answerTo(mailId))).toBe(0);
    expect(await takeIn(db, answerTo(mailId, 'And cake.', { 'Message-ID': '<other@example.com>' }))).toBe(1);
    const messages = (await theOnly(db)).messages.map(({ text }) => text);
    expect(messages.slice(-2)).toEqual(['Yes, gladly.', 'And cake.']);
  });

  it('are known by their subject in the list if they say nothing themselves', async () => {
    const { db, mailId } = await open();
    await takeIn(db, answerTo(mailId, '> Shall we?'));
    expect(await theOnly(db)).toMatchObject({ excerpt: 'Re: Your event' });
  });

  it('are added if they answer a mail that answers ours', async () => {
    const { db, mailId } = await open();
    const headers = { 'In-Reply-To': '<ours@example.com>', References: `<ours@example.com>\n <${mailId}@example.org>` };
    expect(await takeIn(db, answerTo(mailId, 'One more thing.', headers))).toBe(1);
    expect((await lastMessage(db))?.text).toBe('One more thing.');
  });

  it('show that a mail came back if only its headers did, or only its id', async () => {
    for (const shorten of [
      (report: string) => report.replace('message/rfc822', 'text/rfc822-headers'),
      (report: string) => `${report.split('--part\nContent-Type: message/rfc822')[0]}--part--\n`,
    ]) {
      const { db, mailId } = await open();
      const report = shorten(bounceOf(mailId)).replace(
        'Auto-Submitted',
        `In-Reply-To: <${mailId}@example.org>\nAuto-Submitted`,
      );
      expect(await takeIn(db, report)).toBe(1);
      expect(await lastMail(db)).toMatchObject({ state: 'refused' });
    }
  });

  it('have a subject of one line', async () => {
    const { db, mailId } = await open();
    await takeIn(db, answerTo(mailId, 'Yes.', { Subject: '=?utf-8?q?Re:_One=0D=0A=00Bcc:_two?=' }));
    expect(await lastMessage(db)).toMatchObject({ subject: 'Re: One Bcc: two' });
  });

  it('may have no subject at all', async () => {
    const { db, mailId } = await open();
    await takeIn(db, answerTo(mailId).replace(/^Subject:.*\n/m, ''));
    expect(await lastMessage(db)).toMatchObject({ subject: '', text: 'Yes, gladly.' });
  });

  it('are told apart by their content if they have no id', async () => {
    const { db, mailId } = await open();
    const mails = ['One.', 'Two.', 'One.'].map((text) => answerTo(mailId, text).replace(/Message-ID.*\n/, ''));
    expect(await takeIn(db, ...mails)).toBe(2);
  });

  it('name the files that were attached, and the address if it is another one', async () => {
    const { db, mailId } = await open();
    const body = `--part
Content-Type: text/html; charset=utf-8

<style>p { color: red }</style><p>The <b>plan</b> is attached.</p><script>alert(1)</script>
--part
Content-Type: application/pdf; name="plan.pdf"
Content-Disposition: attachment; filename="plan.pdf"
Content-Transfer-Encoding: base64

JVBERi0=
--part
Content-Type: image/png
Content-Disposition: attachment

no name
--part--`;
    const headers = { From: 'ADA@work.example', 'Content-Type': 'multipart/mixed; boundary="part"' };
    await takeIn(db, answerTo(mailId, body, headers));
    expect(await lastMessage(db)).toMatchObject({
      text: 'The plan is attached.',
      from: 'ADA@work.example',
      attachments: ['plan.pdf'],
    });
  });

  it('are ignored if no person wrote them, they answer no mail of ours or cannot be read', async () => {
    const { db, mailId } = await open();
    const ignored = [
      answerTo(mailId, 'I am away.', { 'Auto-Submitted': 'auto-replied' }),
      ...['auto_reply', 'Bulk', 'JUNK', 'list'].map((Precedence) => answerTo(mailId, 'I am away.', { Precedence })),
      answerTo(mailId, 'I am away.', { 'X-Autoreply': 'yes' }),
      answerTo(mailId, 'Our news.', { 'List-Id': '<news.example.com>' }),
      answerTo('019b0000-0000-7000-8000-000000000001'),
      answerTo(mailId).replace('@example.org>', '@example.net>'),
      answerTo(mailId, 'Nobody', { From: '' }),
      answerTo(mailId, '<i>'.repeat(15_000), { 'Content-Type': 'text/html' }),
      '',
    ];
    expect(await takeIn(db, ...ignored)).toBe(0);
    const written = { 'Auto-Submitted': 'no', Precedence: 'first-class', 'X-Autoreply': '', 'List-Id': '' };
    expect(await takeIn(db, answerTo(mailId, 'I did it myself.', written))).toBe(1);
  });

  it('are shortened, and without characters that a database does not store', async () => {
    const { db, mailId } = await open();
    const file = (name: string) => `--part\nContent-Disposition: attachment; filename="${name}"\n\nx\n`;
    const files = ['c'.repeat(600), ...Array.from({ length: 60 }, (_, number) => `${number}.txt`)];
    const body = `--part\n\n Null\0${'a'.repeat(60_000)}\n${files.map(file).join('')}--part--`;
    const headers = {
      From: `\0${'d'.repeat(400)}@example.com`,
      Subject: 'b'.repeat(600),
      'Content-Type': 'multipart/mixed; boundary="part"',
    };
    await takeIn(db, answerTo(mailId, body, headers));
    expect(await lastMessage(db)).toMatchObject({
      text: `Null${'a'.repeat(49_996)}`,
      subject: 'b'.repeat(500),
      from: 'd'.repeat(320),
      attachments: ['c'.repeat(500), ...files.slice(1, 50)],
    });
  });

  it('continue where the last round has ended, and once more from there if it failed', async () => {
    const { db, mailId } = await open();
    const from = vi.fn<ReadMailbox>(mailbox([answerTo(mailId)]));
    const round = () => read(db, from);
    await round();
    await round();
    from.mockRejectedValueOnce(new Error('No network.'));
    await expect(round()).rejects.toThrow('No network.');
    await round();
    expect(from.mock.calls.map(([since]) => since)).toEqual([null, position, position, position]);
  });

  it('are not skipped if the database fails in between', async () => {
    const { db, mailId } = await open();
    await db.schema.alterTable('message').renameTo('elsewhere').execute();
    await expect(takeIn(db, answerTo(mailId))).rejects.toThrow();
    await db.schema.alterTable('elsewhere').renameTo('message').execute();
    const from = vi.fn<ReadMailbox>(mailbox([answerTo(mailId)]));
    expect(await read(db, from)).toBe(1);
    expect(from.mock.calls[0]?.[0]).toBeNull();
  });
});
