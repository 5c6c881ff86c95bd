import { describe, expect, it } from 'vitest';
import { adminPaths, consultationPath, resetPasswordPath } from '#adminPaths';
import { company } from '#content/company.ts';
import { language } from '#content/language.ts';
import { accountMailWords, bookingLinkMailWords, greeting, linkMailWords } from '#content/mails.ts';
import { linkHours } from '#domain/account.ts';
import { bookingLinkDays } from '#domain/consultation.ts';
import { accountMail } from '#server/mail/accountMail.ts';
import { bookingLinkMail } from '#server/mail/bookingLinkMail.ts';
import { linkMail } from '#server/mail/linkMail.ts';

const siteUrl = 'https://www.example.org';
const eva = { name: 'Eva\nHall', email: 'eva@example.org' };
const beginning = `${greeting('Eva Hall')}\n\n`;
const end = `\n\n${company.name}\n${siteUrl}\n`;

describe('The mail with a password link', () => {
  const { invited, forgotten } = linkMailWords;
  const link = siteUrl + resetPasswordPath('a-token');

  it('tells invited staff for how many days the link is valid', () => {
    expect(linkMail(siteUrl)({ ...eva, isNew: true }, 'a-token')).toEqual({
      recipient: eva.email,
      subject: invited.subject,
      language: language.tag,
      body: `${beginning}${invited.opening(linkHours.invited / 24)}\n\n${link}${end}`,
    });
    expect(invited.opening(linkHours.invited / 24)).toContain('7');
  });

  it('says for how many hours a link for a new password is valid, and what to do if somebody else asked for it', () => {
    expect(linkMail(siteUrl)({ ...eva, isNew: false }, 'a-token')).toEqual({
      recipient: eva.email,
      subject: forgotten.subject,
      language: language.tag,
      body: `${beginning}${forgotten.opening(linkHours.forgotten)}\n\n${link}\n\n${forgotten.notYou}${end}`,
    });
    expect(forgotten.opening(3)).toContain('3');
  });
});

it('The mail about a change of the sign-in says what to do if somebody else made it', () => {
  expect(accountMail(siteUrl)(eva, 'codes')).toEqual({
    recipient: eva.email,
    subject: accountMailWords.subject,
    language: language.tag,
    body:
      `${beginning}${accountMailWords.changes.codes}\n\n` +
      `${accountMailWords.notYou}\n\n${siteUrl}${adminPaths.forgotPassword}${end}`,
  });
});

it('The mail with a booking link greets the client by first name, and says how long the link is valid', () => {
  const words = bookingLinkMailWords;
  expect(bookingLinkMail(siteUrl)(eva, 'a-token')).toEqual({
    recipient: eva.email,
    subject: words.subject,
    language: language.tag,
    body:
      `${greeting('Eva')}\n\n${words.opening(bookingLinkDays)}\n\n` +
      `${siteUrl}${consultationPath('a-token')}\n\n${words.forYou}${end}`,
  });
});
