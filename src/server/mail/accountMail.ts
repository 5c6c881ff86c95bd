import { adminPaths } from '#adminPaths';
import { company } from '#content/company.ts';
import { accountMailWords, greeting } from '#content/mails.ts';
import type { AccountMail } from '../store/accountMails.ts';
import { oneLine } from './enquiryMails.ts';

/** @param siteUrl the site's origin. @returns writes the mail that tells somebody how signing in was changed. */
export const accountMail =
  (siteUrl: string): AccountMail =>
  ({ name, email }, change) => ({
    recipient: email,
    subject: accountMailWords.subject,
    body:
      `${greeting(oneLine(name))}\n\n${accountMailWords.changes[change]}\n\n` +
      `${accountMailWords.notYou}\n\n${siteUrl}${adminPaths.forgotPassword}\n\n${company.name}\n${siteUrl}\n`,
  });
