import type { Attachment } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { failureReasonOf } from '#server/mail/deliveryFailure.ts';

const part = (content: string, mimeType = 'message/delivery-status'): Attachment => ({
  filename: null,
  mimeType,
  disposition: null,
  content,
});

/** A mail that may say that another was not delivered. */
const mailWith = (changes: Partial<Parameters<typeof failureReasonOf>[0]>) => ({
  from: { name: '', address: 'MAILER-DAEMON@mx.example.org' },
  headers: [],
  attachments: [],
  ...changes,
});

const failed = 'Final-Recipient: rfc822; ada@example.com\nAction: failed';

describe('A report about a mail that was not delivered', () => {
  it.each([
    [
      'the sentence of the mail server',
      `${failed}\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 No such user`,
      '550 No such user',
    ],
    ['a sentence of several lines', `${failed}\nDiagnostic-Code: x-unix; 550 No\n   such\n\tuser`, '550 No such user'],
    ['a sentence without a kind', `${failed}\nDiagnostic-Code: 550 No such user`, '550 No such user'],
    ['a sentence with a semicolon', `${failed}\nDiagnostic-Code: smtp; 550 No; such user`, '550 No; such user'],
    ['the status', `${failed}\nStatus: 5.1.1`, '5.1.1'],
    ['the status if the sentence is empty', `${failed}\nStatus: 5.1.1\nDiagnostic-Code: smtp;`, '5.1.1'],
    ['the status of an unknown failure', failed, '5.0.0'],
    [
      'lines and names as other programs write them',
      'FINAL-RECIPIENT: a@b\r\nACTION:Failed\r\nstatus:5.2.2 \r\n',
      '5.2.2',
    ],
    [
      'the recipient to whom it was not delivered',
      `Reporting-MTA: dns; mx\nStatus: 1.1.1\n\nFinal-Recipient: a\nAction: delivered\nStatus: 2.0.0\n \n\n${failed}\nStatus: 5.1.1`,
      '5.1.1',
    ],
    ['lines that end as those of old Macs do', `${failed}\nStatus: 5.1.1`.replaceAll('\n', '\r'), '5.1.1'],
    ['the recipient after several empty lines', `Reporting-MTA: dns; mx\n \n\t\n\n${failed}\nStatus: 5.1.1`, '5.1.1'],
    ['a sentence with another that looks like its kind', `${failed}\nDiagnostic-Code: 550 smtp; No`, '550 smtp; No'],
    ['only lines that begin with a field', `${failed}\n(Status: 5.9.9\nStatus: 5.1.1`, '5.1.1'],
    ['only lines that are fields', `${failed}\nStatus 5.9.9\n: 5.8.8\nStatus: 5.1.1`, '5.1.1'],
  ])('says why: %s', (_what, status, reason) => {
    const parts = [part('Status: 5.5.5', 'text/plain'), part(status, 'Message/Delivery-Status')];
    expect(failureReasonOf(mailWith({ attachments: parts }))).toBe(reason);
  });

  it.each([
    ['the mail is delayed', [part(failed.replace('failed', 'delayed'))]],
    ['the mail was delivered', [part(failed.replace('failed', 'delivered'))]],
    ['it says nothing of what happened', [part('Final-Recipient: a')]],
    ['it names no recipient', [part('Action: failed\nStatus: 5.1.1')]],
    ['it is empty', [part('')]],
  ])('is no such report if %s', (_why, attachments) =>
    expect(failureReasonOf(mailWith({ attachments, text: '550 No such user' }))).toBeNull(),
  );
});

const copy =
  'Return-Path: <hello@example.org>\nReceived: by mx (5.7.1 esmtp)\nMessage-ID: <1@example.org>\n\n550 guests';

describe('A mail server that writes no report', () => {
  it.each([
    ['by SMTP', 'It failed:\n\n  ada@example.com\n    550 5.1.1 No such user\n\nSorry.', '550 5.1.1 No such user'],
    ['in several lines', '550-No such user\n550 here', '550-No such user'],
    ['after the host', '  host mx [1.2.3.4] said: 552 Mailbox full', 'host mx [1.2.3.4] said: 552 Mailbox full'],
    ['after a sign', 'ada@example.com> 554-Refused', 'ada@example.com> 554-Refused'],
    ['by code only', 'It failed:\n550', '550'],
    [
      'by status only',
      '<ada@example.com>:\nSorry, no mailbox by that name. (#5.1.1)',
      'Sorry, no mailbox by that name. (#5.1.1)',
    ],
    ['before what it returns', `550 No such user\n\n--- Below is a copy.\n\n${copy}`, '550 No such user'],
  ])('says why in its text, %s', (_how, text, reason) => {
    expect(failureReasonOf(mailWith({ text }))).toBe(reason);
    expect(failureReasonOf(mailWith({ text, from: { name: '', address: 'postmaster@example.com' } }))).toBe(reason);
  });

  it.each([
    ['names no reason', 'Your mail arrived.'],
    ['will try again', 'Your mail is delayed: 451 4.7.1 Try again. It has waited for 5 hours, and 5.5 hours at most.'],
    ['names other numbers', 'Order 1550 for 5550 guests at 10:550 a.m., version 2.5.1.1 of 5.1.1.2, 4.5.1, x5.1.1'],
    ['will try again, and quotes the mail', `Your mail is delayed.\n\n${copy}`],
    ['will try again, and quotes the mail with a margin', `Your mail is delayed.\n\n${copy.replace(/^/gm, '> ')}`],
    ['will try again, and says so with a code', 'SMTP error: 451 4.7.1 Try later.\nEarlier: 550 5.1.1 No such user'],
    ['will try again, and says so with a status', 'Later (#4.4.1).\n550 5.1.1 No such user'],
    [
      'names a size, a day and a version',
      'Size 512 KB, since 5.10.26, on 5.12.2026. Up to 500 MB. Seen: 5.8.1. Twice: 560 of 5.1.1.2.',
    ],
    ['says nothing', undefined],
  ])('may mean something else: it %s', (_what, text) => expect(failureReasonOf(mailWith({ text }))).toBeNull());

  it.each(['Warning: message delayed 24 hours', 'Delayed mail', 'Delivery delayed'])(
    'will try again if the subject is “%s”',
    (subject) => expect(failureReasonOf(mailWith({ subject, text: '550 No such user' }))).toBeNull(),
  );

  it('may mention a delay besides the recipients that failed', () => {
    const headers = [{ key: 'x-failed-recipients', originalKey: 'X-Failed-Recipients', value: 'ada@example.com' }];
    const text = '451 Later, for three days.\n550 Expired';
    expect(failureReasonOf(mailWith({ headers, text, subject: 'Warning' }))).toBe('550 Expired');
  });

  it('is not believed to be one if a person writes the same', () => {
    const text = '550 No such user';
    for (const address of ['ada@example.com', 'my-postmaster@example.com', 'postmaster.ada@example.com'])
      expect(failureReasonOf(mailWith({ text, from: { name: 'postmaster@', address } }))).toBeNull();
    expect(failureReasonOf(mailWith({ text, from: undefined }))).toBeNull();
  });

  it('may name the recipients that failed in a header', () => {
    const headers = [{ key: 'x-failed-recipients', originalKey: 'X-Failed-Recipients', value: 'ada@example.com' }];
    const from = { name: '', address: 'ada@example.com' };
    expect(failureReasonOf(mailWith({ headers, from, text: '  Unrouteable address' }))).toBe('5.0.0');
    expect(failureReasonOf(mailWith({ headers, from, text: 'ada@example.com: 550 Unknown' }))).toBe(
      'ada@example.com: 550 Unknown',
    );
  });
});
