import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FindClients, type IncomingMail, imapMailbox } from '#server/mail/imapMailbox.ts';
import { imapServer } from './imapServer.ts';
import { answerTo, bounceOf } from './receivedMails.ts';

const id = '019b0000-0000-7000-8000-000000000001';
const today = '2027-06-03';
const running = () => new AbortController().signal;

const clients = new Set(['Clara@example.com']);

/** The mailbox at an address, in which mails of Clara are those of a client. */
const mailboxAt = (url: string) =>
  imapMailbox(url, 'example.org', async (addresses) => new Set(addresses.filter((address) => clients.has(address))));

async function openMailbox() {
  const server = await imapServer();
  return { ...server, read: mailboxAt(server.url) };
}

const textsOf = (mails: readonly IncomingMail[]) =>
  mails.map(({ source }) => `${Buffer.from(source)}`.replaceAll('\r\n', '\n'));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) }));
afterEach(() => void vi.useRealTimers());

describe('The mailbox', () => {
  it('counts from now on if it was never read', async () => {
    const { read, receive } = await openMailbox();
    receive(bounceOf(id));
    receive(bounceOf(id));
    expect(await read(null, running())).toEqual({ mails: [], position: { validity: '7', uid: 2, day: today } });
  });

  it('provides reports and answers to our mails since the last time, with the time of receipt, and no other mail', async () => {
    const { read, receive } = await openMailbox();
    receive(bounceOf(id));
    receive(answerTo(id, 'Yes.'), '2027-06-01T12:30:05.000Z');
    receive('From: bob@example.com\nSubject: Lunch\n\nAt one?');
    receive(answerTo(id, 'Lunch?', { 'In-Reply-To': '<lunch@example.com>' }));
    receive(answerTo(id, 'Dinner?', { 'In-Reply-To': `<${id}@example.org.example.com>` }));
    receive(answerTo(id, 'Later.', { 'In-Reply-To': '<yes@example.com>', References: `<a@b> <${id}@example.org>` }));
    receive(bounceOf(id), '2027-06-01T13:00:00.000Z');
    const { mails, position } = await read({ validity: '7', uid: 1 }, running());
    expect(mails.map(({ receivedAt }) => receivedAt)).toEqual([
      '2027-06-01T12:30:05.000Z',
      '2027-06-01T12:00:00.000Z',
      '2027-06-01T13:00:00.000Z',
    ]);
    const texts = textsOf(mails);
    expect(texts[0]).toBe(answerTo(id, 'Yes.'));
    expect(texts[1]).toContain('Later.');
    expect(texts[2]).toBe(bounceOf(id));
    expect(position).toEqual({ validity: '7', uid: 7, day: today });
  });

  it('provides what clients and mail servers write, whatever they answer, and looks for clients once', async () => {
    const { url, receive } = await openMailbox();
    const findClients = vi.fn<FindClients>(async () => clients);
    const wanted = [
      'From: Clara <Clara@example.com>\nSubject: One more thing\n\nDo you have swings?',
      'From: Mailer-Daemon@mx.example.org (Mail system)\n\n550 No such user',
      'From: postmaster@example.com\n\n550 No such user',
      'From: robot@example.com\nX-Failed-Recipients: ada@example.com\n\nUnrouteable address',
    ];
    for (const source of wanted) receive(source);
    receive('From: bob@example.com\nTo: Clara@example.com\nSubject: Clara@example.com\n\nHello.');
    receive('Subject: From nobody\n\nHello.');
    const { mails } = await imapMailbox(url, 'example.org', findClients)({ validity: '7', uid: 0 }, running());
    expect(textsOf(mails)).toEqual(wanted);
    expect(findClients).toHaveBeenCalledOnce();
    expect(findClients.mock.lastCall?.[0].toSorted()).toEqual([
      '',
      'Clara@example.com',
      'Mailer-Daemon@mx.example.org',
      'bob@example.com',
      'postmaster@example.com',
      'robot@example.com',
    ]);
  });

  it('is only looked into, never changed', async () => {
    const { read, receive, commands } = await openMailbox();
    receive(bounceOf(id));
    await read({ validity: '7', uid: 0 }, running());
    expect(commands).toContain('EXAMINE');
    expect(commands.filter((command) => /SELECT|STORE|EXPUNGE|MOVE|COPY/.test(command))).toEqual([]);
  });

  it('provides nothing twice, and is not searched while nothing has arrived', async () => {
    const { read, receive, commands } = await openMailbox();
    receive(bounceOf(id));
    const { position } = await read({ validity: '7', uid: 0 }, running());
    commands.length = 0;
    expect(await read(position, running())).toEqual({ mails: [], position });
    expect(commands).not.toContain('UID SEARCH');
  });

  it('provides nothing but what is new if the latest mail was read and then deleted', async () => {
    const { read, receive, remove } = await openMailbox();
    receive(bounceOf(id));
    remove(receive(bounceOf(id)));
    expect((await read({ validity: '7', uid: 1 }, running())).mails).toEqual([]);
  });

  it('provides what arrived since the day before the last look after the mail server has numbered the mails anew', async () => {
    const { read, receive, mailbox } = await openMailbox();
    receive(bounceOf(id), '2027-05-30T23:59:59.000Z');
    receive(answerTo(id, 'Yes.'), '2027-05-31T00:00:00.000Z');
    receive(answerTo(id, 'Later.'), '2027-06-02T00:00:00.000Z');
    mailbox.validity = 8;
    const { mails, position } = await read({ validity: '7', uid: 900, day: '2027-06-01' }, running());
    expect(textsOf(mails)).toEqual([answerTo(id, 'Yes.'), answerTo(id, 'Later.')]);
    expect(position).toEqual({ validity: '8', uid: 3, day: today });
  });

  it('counts from now on after that if the day of the last look is unknown', async () => {
    const { read, receive, mailbox } = await openMailbox();
    receive(bounceOf(id));
    mailbox.validity = 8;
    expect(await read({ validity: '7', uid: 0 }, running())).toEqual({
      mails: [],
      position: { validity: '8', uid: 1, day: today },
    });
  });

  it('provides many mails in several parts, oldest first', async () => {
    const { read, receive } = await openMailbox();
    for (let number = 1; number <= 51; number += 1) receive(answerTo(id, `Mail ${number}.`));
    const first = await read({ validity: '7', uid: 0 }, running());
    expect([first.mails.length, first.position.uid]).toEqual([50, 50]);
    expect(`${Buffer.from(first.mails[0]?.source ?? [])}`).toContain('Mail 1.');
    const second = await read(first.position, running());
    expect(second.mails.map(({ source }) => `${Buffer.from(source)}`.includes('Mail 51.'))).toEqual([true]);
    expect(second.position.uid).toBe(51);
  });

  it('is soon read to its end, whatever arrived that concerns nobody here', async () => {
    const { read, receive } = await openMailbox();
    for (let number = 1; number <= 500; number += 1) receive('From: bob@example.com\nSubject: Lunch\n\nAt one?');
    receive(answerTo(id, 'Yes.'));
    const first = await read({ validity: '7', uid: 0 }, running());
    expect(first).toEqual({ mails: [], position: { validity: '7', uid: 500, day: today } });
    const second = await read({ validity: '7', uid: 400 }, running());
    expect([second.mails.length, second.position.uid]).toEqual([1, 501]);
  });

  it('provides the beginning of a mail with large attachments', async () => {
    const { read, receive } = await openMailbox();
    receive(answerTo(id, 'a'.repeat(500_000)));
    const { mails } = await read({ validity: '7', uid: 0 }, running());
    expect(mails[0]?.source.byteLength).toBe(256 * 1024);
  });

  it('is left after each look, also after a failed one', async () => {
    const { url, read, connections } = await openMailbox();
    await read(null, running());
    await vi.waitFor(() => expect(connections()).toBe(0));
    await expect(mailboxAt(url.replace('word@', 'wrong@'))(null, running())).rejects.toThrow();
    await vi.waitFor(() => expect(connections()).toBe(0));
  });

  it('is asked over TLS if its address says so', async () => {
    const { url, commands } = await openMailbox();
    await expect(mailboxAt(url.replace('imap:', 'imaps:'))(null, running())).rejects.toThrow();
    expect(commands).not.toContain('LOGIN');
  });

  it('does not send the password unencrypted to another machine', async () => {
    const { url, commands } = await openMailbox();
    // Another name of this machine, which is not known as one.
    const read = mailboxAt(url.replace('127.0.0.1', '0.0.0.0'));
    await expect(read(null, running())).rejects.toThrow(/STARTTLS/);
    expect(commands).not.toContain('LOGIN');
  });

  it('rejects a wrong password, a host that does not respond, and what is cancelled', async () => {
    const { url, read, mailbox } = await openMailbox();
    const wrong = mailboxAt(url.replace('word@', 'wrong@'));
    await expect(wrong(null, running())).rejects.toMatchObject({ responseText: 'Wrong password.' });
    await expect(mailboxAt('imap://a:b@127.0.0.1:1')(null, running())).rejects.toThrow('ECONNREFUSED');
    mailbox.isSilent = true;
    const ending = new AbortController();
    const reading = read(null, ending.signal);
    setTimeout(() => ending.abort());
    await expect(reading).rejects.toThrow();
  });
});
