import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReadMailbox } from '#server/mail/imapMailbox.ts';
import { clientsAmong } from '#server/store/conversationMessages.ts';
import { changeConversations } from '#server/store/conversations.ts';
import { newId } from '#server/store/newId.ts';
import { engines, store } from './engines.ts';
import { answerTo, lastMessage, mailbox, openReplied, position, read, takeIn } from './receivedMails.ts';
import { eva, list, sent, theOnly } from './storedConversations.ts';

const now = () => new Date().toISOString();

afterEach(() => void vi.useRealTimers());

describe.each(engines)('Incoming mails on $engine', ({ where }) => {
  it('are added to the conversation if they answer a mail of ours', async () => {
    const { db, id, mailId } = await openReplied(where);
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
    const { db, mailId } = await openReplied(where);
    expect(await takeIn(db, answerTo(mailId))).toBe(1);
    expect(await takeIn(db, answerTo(mailId), answerTo(mailId))).toBe(0);
    expect(await takeIn(db, answerTo(mailId, 'And cake.', { 'Message-ID': '<other@example.com>' }))).toBe(1);
    const messages = (await theOnly(db)).messages.map(({ text }) => text);
    expect(messages.slice(-2)).toEqual(['Yes, gladly.', 'And cake.']);
  });

  it('are added to the conversation with their sender if they answer nothing that is known', async () => {
    const { db, mailId } = await openReplied(where);
    await store(db, [sent('b', 'bob@example.com', 'Bob', 'A barbecue.')]);
    const latest = async () => (await list(db)).map(({ name, excerpt }) => `${name}: ${excerpt}`);
    const anew = (from: string, text: string, references = '') =>
      answerTo('unknown', text, { From: from, References: references, 'Message-ID': `<${text}@example.com>` });

    expect(await takeIn(db, anew('ADA@example.com', 'Swings?'))).toBe(1);
    expect(await latest()).toEqual(['Ada Byron: Swings?', 'Bob: A barbecue.']);
    expect(await takeIn(db, anew('bob@example.com', 'Salad?', `<${newId()}@example.org>`))).toBe(1);
    expect(await latest()).toEqual(['Bob: Salad?', 'Ada Byron: Swings?']);
    expect(await takeIn(db, anew('bob@example.com', 'For Ada.', `<${mailId}@example.org>`))).toBe(1);
    expect(await latest()).toEqual(['Ada Byron: For Ada.', 'Bob: Salad?']);
    expect(await takeIn(db, anew('carl@example.com', 'Hello.'))).toBe(0);
  });

  it('are ignored if colleagues wrote them who have also sent an enquiry, unless they answer ours', async () => {
    const { db, mailId } = await openReplied(where);
    const colleagues = ['eva@example.com', 'Hello@example.org', 'staff@example.org'];
    await store(
      db,
      colleagues.map((email) => sent(email, email, email, 'Does the form work?')),
    );
    for (const from of colleagues) {
      const headers = { From: from.toUpperCase(), 'Message-ID': `<${from}>` };
      expect(await takeIn(db, answerTo('unknown', 'Internal.', headers)), from).toBe(0);
      expect(await takeIn(db, answerTo(mailId, 'For Ada.', headers)), from).toBe(1);
    }
    expect(await clientsAmong(db, [], [])).toEqual(new Set());
    expect(await clientsAmong(db, ['ADA@example.com', 'eva@example.com', 'x@example.com'], [])).toEqual(
      new Set(['ADA@example.com']),
    );
  });

  it('are ignored if they only say that a mail was read', async () => {
    const { db, mailId } = await openReplied(where);
    const body =
      '--part\n\nIt was displayed.\n--part\nContent-Type: Message/Disposition-Notification\n\nDisposition: displayed\n--part--';
    const type = 'multipart/report; report-type=disposition-notification; boundary="part"';
    expect(await takeIn(db, answerTo(mailId, body, { 'Content-Type': type }))).toBe(0);
  });

  it('are ignored if this server sent them', async () => {
    const { db, mailId } = await openReplied(where);
    expect(await takeIn(db, answerTo(mailId, 'A notice.', { 'Message-ID': `<${newId()}@example.org>` }))).toBe(0);
  });

  it('are known by their subject in the list if they say nothing themselves', async () => {
    const { db, mailId } = await openReplied(where);
    await takeIn(db, answerTo(mailId, '> Shall we?'));
    expect(await theOnly(db)).toMatchObject({ excerpt: 'Re: Your event' });
  });

  it('are added if they answer a mail that answers ours', async () => {
    const { db, mailId } = await openReplied(where);
    const headers = { 'In-Reply-To': '<ours@example.com>', References: `<ours@example.com>\n <${mailId}@example.org>` };
    expect(await takeIn(db, answerTo(mailId, 'One more thing.', headers))).toBe(1);
    expect((await lastMessage(db))?.text).toBe('One more thing.');
  });

  it('have a subject of one line', async () => {
    const { db, mailId } = await openReplied(where);
    await takeIn(db, answerTo(mailId, 'Yes.', { Subject: '=?utf-8?q?Re:_One=0D=0A=00Bcc:_two?=' }));
    expect(await lastMessage(db)).toMatchObject({ subject: 'Re: One Bcc: two' });
  });

  it('may have no subject at all', async () => {
    const { db, mailId } = await openReplied(where);
    await takeIn(db, answerTo(mailId).replace(/^Subject:.*\n/m, ''));
    expect(await lastMessage(db)).toMatchObject({ subject: '', text: 'Yes, gladly.' });
  });

  it('are told apart by their content if they have no id', async () => {
    const { db, mailId } = await openReplied(where);
    const mails = ['One.', 'Two.', 'One.'].map((text) => answerTo(mailId, text).replace(/Message-ID.*\n/, ''));
    expect(await takeIn(db, ...mails)).toBe(2);
  });

  it('name the files that were attached, and the address if it is another one', async () => {
    const { db, mailId } = await openReplied(where);
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

  it('have the text of their HTML if the text beside it is empty', async () => {
    const { db, mailId } = await openReplied(where);
    const body =
      '--part\nContent-Type: text/plain\n\n \n--part\nContent-Type: text/html\n\n<p>Yes, <b>gladly</b>.</p>\n--part--';
    await takeIn(db, answerTo(mailId, body, { 'Content-Type': 'multipart/alternative; boundary="part"' }));
    expect(await lastMessage(db)).toMatchObject({ text: 'Yes, gladly.' });
  });

  it('keep the euro signs, dashes and quotation marks of Windows-1252', async () => {
    const { db, mailId } = await openReplied(where);
    const body =
      '--part\nContent-Type: text/html; charset="Windows-1252"\nContent-Transfer-Encoding: quoted-printable\n\n';
    const file = '--part\nContent-Disposition: attachment; filename="=?windows-1252?Q?5_=80.pdf?="\n\nx\n--part--';
    await takeIn(
      db,
      answerTo(mailId, `${body}<p>=8420 to 30 =80=93 =96 f=FCr alles=85</p>\n${file}`, {
        Subject: '=?iso-8859-1?Q?20_=80_=96_f=FCr_alles?=',
        'Content-Type': 'multipart/mixed; boundary="part"',
      }),
    );
    expect(await lastMessage(db)).toMatchObject({
      text: '„20 to 30 €“ – für alles…',
      subject: '20 € – für alles',
      attachments: ['5 €.pdf'],
    });
  });

  it('are ignored if no person wrote them, or if they cannot be read', async () => {
    const { db, mailId } = await openReplied(where);
    const ignored = [
      answerTo(mailId, 'I am away.', { 'Auto-Submitted': 'auto-replied' }),
      ...['auto_reply', 'Bulk', 'JUNK', 'list'].map((Precedence) => answerTo(mailId, 'I am away.', { Precedence })),
      answerTo(mailId, 'I am away.', { 'X-Autoreply': 'yes' }),
      answerTo(mailId, 'Our news.', { 'List-Id': '<news.example.com>' }),
      answerTo(mailId, 'Nobody', { From: '' }),
      answerTo(mailId, '<i>'.repeat(15_000), { 'Content-Type': 'text/html' }),
      '',
    ];
    expect(await takeIn(db, ...ignored)).toBe(0);
    const written = { 'Auto-Submitted': 'no', Precedence: 'first-class', 'X-Autoreply': '', 'List-Id': '' };
    expect(await takeIn(db, answerTo(mailId, 'I did it myself.', written))).toBe(1);
  });

  it('are shortened, and without characters that a database does not store', async () => {
    const { db, mailId } = await openReplied(where);
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
    const { db, mailId } = await openReplied(where);
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
    const { db, mailId } = await openReplied(where);
    await db.schema.alterTable('message').renameTo('elsewhere').execute();
    await expect(takeIn(db, answerTo(mailId))).rejects.toThrow();
    await db.schema.alterTable('elsewhere').renameTo('message').execute();
    const from = vi.fn<ReadMailbox>(mailbox([answerTo(mailId)]));
    expect(await read(db, from)).toBe(1);
    expect(from.mock.calls[0]?.[0]).toBeNull();
  });
});
