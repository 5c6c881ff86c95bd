import { adminPaths } from '#adminPaths';
import { company } from '#content/company.ts';
import { language } from '#content/language.ts';
import { accountMailWords, greeting } from '#content/mails.ts';
import type { WriteAccountMail } from '../store/accountMails.ts';
import { oneLine } from './enquiryMails.ts';

/** @param siteUrl the site's origin. @returns a function that composes the mail about a change to a user's sign-in. */
export const accountMail =
  (siteUrl: string): WriteAccountMail =>
  ({ name, email }, change) => ({
    recipient: email,
    language: language.tag,
    subject: accountMailWords.subject,
    body:
      `${greeting(oneLine(name))}\n\n${accountMailWords.changes[change]}\n\n` +
      `${accountMailWords.notYou}\n\n${siteUrl}${adminPaths.forgotPassword}\n\n${company.name}\n${siteUrl}\n`,
  });
