import { resetPasswordPath } from '#adminPaths';
import { company } from '#content/company.ts';
import { language } from '#content/language.ts';
import { greeting, linkMailWords as words } from '#content/mails.ts';
import { linkHours } from '#domain/account.ts';
import type { WriteLinkMail } from '../store/accountLinks.ts';
import { oneLine } from './enquiryMails.ts';

/** @param siteUrl the site's origin. @returns a function that composes the mail with a link for choosing a password. */
export const linkMail =
  (siteUrl: string): WriteLinkMail =>
  ({ name, email, isNew }, token) => {
    const link = siteUrl + resetPasswordPath(token);
    const beginning = `${greeting(oneLine(name))}\n\n`;
    const end = `\n\n${company.name}\n${siteUrl}\n`;
    if (isNew) {
      return {
        recipient: email,
        language: language.tag,
        subject: words.invited.subject,
        body: `${beginning}${words.invited.opening(linkHours.invited / 24)}\n\n${link}${end}`,
      };
    }
    return {
      recipient: email,
      language: language.tag,
      subject: words.forgotten.subject,
      body: `${beginning}${words.forgotten.opening(linkHours.forgotten)}\n\n${link}\n\n${words.forgotten.notYou}${end}`,
    };
  };
