import { consultationPath } from '#adminPaths';
import { company } from '#content/company.ts';
import { language } from '#content/language.ts';
import { greeting, bookingLinkMailWords as words } from '#content/mails.ts';
import { bookingLinkDays, firstNameOf } from '#domain/consultation.ts';
import type { WriteBookingLinkMail } from '../store/bookingLinks.ts';
import { oneLine } from './enquiryMails.ts';

/** @param siteUrl the site's origin. @returns a function that composes the mail with a booking link. */
export const bookingLinkMail =
  (siteUrl: string): WriteBookingLinkMail =>
  ({ name, email }, token) => ({
    recipient: email,
    language: language.tag,
    subject: words.subject,
    body:
      `${greeting(oneLine(firstNameOf(name)))}\n\n${words.opening(bookingLinkDays)}\n\n` +
      `${siteUrl}${consultationPath(token)}\n\n${words.forYou}\n\n${company.name}\n${siteUrl}\n`,
  });
