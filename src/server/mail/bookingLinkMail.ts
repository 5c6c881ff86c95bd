import { consultationPath } from '#adminPaths';
import { company } from '#content/company.ts';
import { bookingLinkDays, firstNameOf } from '#domain/consultation.ts';
import type { BookingLinkMail } from '../store/bookingLinks.ts';
import { oneLine } from './enquiryMails.ts';

/** @param siteUrl the site's origin. @returns writes the mail with the link by which a client picks a time. */
export const bookingLinkMail =
  (siteUrl: string): BookingLinkMail =>
  ({ name, email }, token) => ({
    recipient: email,
    subject: `Pick a time to talk with ${company.name}`,
    body:
      `Good day ${oneLine(firstNameOf(name))},\n\nlet us talk about your plans. Pick a time that suits you, within ` +
      `${bookingLinkDays} days; you can change it there as well:\n\n${siteUrl}${consultationPath(token)}\n\n` +
      `The link is for you alone. If no time suits you, call us at ${company.phone.display}.\n\n` +
      `${company.name}\n${siteUrl}\n`,
  });
