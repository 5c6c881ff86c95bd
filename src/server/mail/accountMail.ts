import { adminPaths } from '#adminPaths';
import { company } from '#content/company.ts';
import type { AccountMail } from '../store/accountMails.ts';
import { oneLine } from './enquiryMails.ts';

/** What is said of each change, to whoever may not have made it. */
const sentences: Readonly<Record<Parameters<AccountMail>[1], string>> = {
  password: 'the password of your account was changed, and you were signed out everywhere.',
  twoStepOn: 'your account has another way for the second step of signing in.',
  twoStepOff: 'your account has one way less for the second step of signing in.',
  codes: 'your account has new recovery codes; those of before work no more.',
};

/** @param siteUrl the site's origin. @returns writes the mail that tells somebody how signing in was changed. */
export const accountMail =
  (siteUrl: string): AccountMail =>
  ({ name, email }, change) => ({
    recipient: email,
    subject: `Your account at ${company.name} was changed`,
    body:
      `Good day ${oneLine(name)},\n\n${sentences[change]}\n\nIf it was not you, choose a new password at once, and tell an ` +
      `owner:\n\n${siteUrl}${adminPaths.forgotPassword}\n\n${company.name}\n${siteUrl}\n`,
  });
