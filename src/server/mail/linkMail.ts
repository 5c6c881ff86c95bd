import { resetPasswordPath } from '#adminPaths';
import { company } from '#content/company.ts';
import { linkHours } from '#domain/account.ts';
import type { LinkMail } from '../store/accountLinks.ts';
import { oneLine } from './enquiryMails.ts';

/** @param siteUrl the site's origin. @returns writes the mail with a link by which a password is chosen. */
export const linkMail =
  (siteUrl: string): LinkMail =>
  ({ name, email, isNew }, token) => {
    const link = siteUrl + resetPasswordPath(token);
    const greeting = `Good day ${oneLine(name)},\n\n`;
    const end = `\n\n${company.name}\n${siteUrl}\n`;
    if (isNew) {
      return {
        recipient: email,
        subject: `Your account at ${company.name}`,
        body: `${greeting}an account was made for you. Choose your password within ${linkHours.invited / 24} days, once:\n\n${link}${end}`,
      };
    }
    return {
      recipient: email,
      subject: `A new password for ${company.name}`,
      body:
        `${greeting}somebody has asked for a new password for your account. If it was you, choose one within an hour, ` +
        `once:\n\n${link}\n\nIf it was not you, leave this mail alone: your password stays as it is.${end}`,
    };
  };
