import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { mailRound } from '#server/mail/mailer.ts';
import { engines } from './engines.ts';
import { mailServer, sender } from './mailServer.ts';
import { answerTo, mailbox, openReplied, read, takeIn } from './receivedMails.ts';
import { reply, theOnly } from './storedConversations.ts';

const headersOf = async (text: string) =>
  Object.fromEntries((await PostalMime.parse(text)).headers.map(({ key, value }) => [key, value]));

describe.each(engines)('A reply to a client on $engine', ({ where }) => {
  /** Takes in these mails of Ada's, and replies. @returns the headers of the reply as she receives it. */
  async function repliedTo(...mails: string[]) {
    const { db, id, mailId } = await openReplied(where);
    for (const mail of mails) await takeIn(db, mail.replaceAll('MAIL', mailId));
    await reply(db, id);
    const { url, mails: received } = await mailServer();
    expect(await mailRound(db, sender(url))()).toBe(1);
    return headersOf(String(received[0]?.text));
  }

  it('belongs to the thread of the latest mail of the client', async () => {
    const first = answerTo('MAIL', 'Gladly.', { 'Message-ID': '<first@example.com>' });
    const second = answerTo('MAIL', 'And a cake.', { 'Message-ID': '<second=+1@mail.example.com>' });
    const id = '<second=+1@mail.example.com>';
    expect(await repliedTo(first, second)).toMatchObject({ 'in-reply-to': id, references: id });
  });

  it.each([
    ['of a client who has not written a mail'],
    ['to a mail without an id', answerTo('MAIL').replace(/^Message-ID:.*\n/m, '')],
    ['to a mail whose id is none', answerTo('MAIL', 'Yes.', { 'Message-ID': '<no id>' })],
    ['to a mail with an endless id', answerTo('MAIL', 'Yes.', { 'Message-ID': `<${'a'.repeat(600)}@example.com>` })],
    ['to a mail whose id holds another header', answerTo('MAIL', 'Yes.', { 'Message-ID': '<a\r\n Bcc:<b@c.example>' })],
  ])('%s begins a thread of its own', async (_which, ...mails) => {
    const headers = await repliedTo(...mails);
    expect(headers).not.toHaveProperty('in-reply-to');
    expect(headers).not.toHaveProperty('references');
    expect(headers).not.toHaveProperty('bcc');
  });

  it('counts as written by a person, and is answered to the company', async () => {
    const headers = await repliedTo(answerTo('MAIL'));
    expect(headers).not.toHaveProperty('auto-submitted');
    expect(headers).not.toHaveProperty('reply-to');
  });
});

describe.each(engines)('A mail of a client on $engine', ({ where }) => {
  it.each([
    ['has the time at which the mail server received it', -3_600_000, -3_600_000],
    ['is not of the future if the clock of the mail server is ahead', 3_600_000, 0],
  ])('%s', async (_what, received, expected) => {
    const { db, mailId } = await openReplied(where);
    const begin = Date.now();
    await read(db, mailbox([answerTo(mailId, 'Gladly.')], new Date(begin + received).toISOString()));
    const messages = (await theOnly(db)).messages;
    const at = Date.parse(String(messages.find(({ text }) => text === 'Gladly.')?.at));
    expect([begin + expected, at, Date.now() + expected].toSorted((one, other) => one - other)[1]).toBe(at);
  });
});
