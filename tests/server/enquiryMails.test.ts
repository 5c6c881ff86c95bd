import { describe, expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import { company } from '#content/company.ts';
import { eventTypeOptions } from '#content/enquiry.ts';
import { receiptMailWords, enquiryMailWords as words } from '#content/mails.ts';
import { formatDate } from '#domain/dates.ts';
import { enquiryMails } from '#server/mail/enquiryMails.ts';
import { isMailSpecific, isPermanent, type MailError } from '#server/mail/mailErrors.ts';
import { enquiry, enquirySource } from '#tests/support/records.ts';
import { labelOf } from '#tests/support/words.ts';

const siteUrl = 'https://events.example';
const reference = '7K3M-Q2XD';

/** @returns the mails of an enquiry. @param changes differences from a complete one. */
function mailsOf(changes: Partial<typeof enquiry> = {}) {
  const submission = { key: 'a', enquiry: { ...enquiry, ...changes }, source: enquirySource, ip: '192.0.2.1' };
  const [toStaff, toVisitor, ...others] = enquiryMails('desk@example.org', siteUrl)(submission, reference);
  if (!toStaff || !toVisitor || others.length > 0) throw new Error('An enquiry has two mails.');
  return { toStaff, toVisitor, lines: toStaff.body.split('\n') };
}

describe('The mail to the staff', () => {
  it('lists the values of the visitor line by line and ends with the unchanged message', () => {
    const message = 'A garden wedding.\n\nName: somebody  else';
    const { toStaff, lines } = mailsOf({ phone: '+44 1', message });
    const event = labelOf(eventTypeOptions, enquiry.eventType);
    expect(toStaff.recipient).toBe('desk@example.org');
    expect(toStaff.subject).toBe(words.subject(reference, event));
    expect(lines).toEqual(
      expect.arrayContaining([
        words.name(enquiry.name),
        words.email(enquiry.email),
        words.phone('+44 1'),
        words.event(event),
        words.day(formatDate(enquiry.eventDate)),
        words.writtenOn(siteUrl + enquirySource.page),
        words.all(siteUrl + adminPaths.leads),
      ]),
    );
    expect(toStaff.body.endsWith(`\n\n${message}\n`)).toBe(true);
  });

  it('marks missing values and uses the label of the event type', () => {
    const { lines } = mailsOf({ phone: '', eventDate: '', eventType: 'other' });
    const event = words.event(labelOf(eventTypeOptions, 'other'));
    expect(lines).toEqual(expect.arrayContaining([words.phone(''), words.day(''), event]));
  });

  it('keeps each value on one line', () => {
    const { lines } = mailsOf({
      name: 'Ada\r\n\tByron  II',
      email: `ada@example.com\n${words.day('never')}`,
      phone: '1\u20282',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        words.name('Ada Byron II'),
        words.email(`ada@example.com ${words.day('never')}`),
        words.phone('1 2'),
      ]),
    );
    expect(lines).not.toContain(words.day('never'));
  });
});

it('The mail to the visitor names the reference and the company, but nothing the visitor typed', () => {
  const { toVisitor } = mailsOf({ message: 'Buy this.', name: 'Free Money' });
  expect(toVisitor.recipient).toBe(enquiry.email);
  expect(toVisitor.subject).toContain(reference);
  const { body } = toVisitor;
  for (const word of [reference, company.phone.display, company.name, siteUrl]) expect(body).toContain(word);
  expect(body).not.toMatch(/Buy this|Free Money/);
  // Greeting, next steps and sender in separate paragraphs of one line each, except the last.
  expect(
    body
      .trimEnd()
      .split('\n\n')
      .map((paragraph) => paragraph.split('\n').length),
  ).toEqual([1, 1, 2]);
  expect(body).toContain(receiptMailWords.thanks(reference));
});

describe('An error of the mail server', () => {
  const judge = (command: string, responseCode?: number) => {
    const error: MailError = Object.assign(new Error('No.'), { command, ...(responseCode && { responseCode }) });
    return { ofThisMail: isMailSpecific(error), permanent: isPermanent(error) };
  };

  it.each([
    ['RCPT TO', 550],
    ['RCPT TO', 500],
    ['DATA', 554],
  ])('at %s with code %i rejects the mail permanently', (command, code) => {
    expect(judge(command, code)).toEqual({ ofThisMail: true, permanent: true });
  });

  it.each([
    ['RCPT TO', 552],
    ['RCPT TO', 499],
    ['DATA', 451],
    ['API', 550],
  ])('at %s with code %i delays this mail only', (command, code) => {
    expect(judge(command, code)).toEqual({ ofThisMail: true, permanent: false });
  });

  it.each(['RCPT TO', 'DATA', 'API'])('at %s without a code delays this mail only', (command) => {
    expect(judge(command)).toEqual({ ofThisMail: true, permanent: false });
  });

  it.each([
    ['MAIL FROM', 550],
    ['AUTH PLAIN', 535],
  ])('at %s with code %i delays all mails', (command, code) => {
    expect(judge(command, code)).toEqual({ ofThisMail: false, permanent: false });
  });

  it('during the connection delays all mails', () => {
    expect(judge('CONN')).toEqual({ ofThisMail: false, permanent: false });
  });
});
