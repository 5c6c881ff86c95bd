import type { Config } from '../config.ts';
import type { WriteLinkMail } from '../store/accountLinks.ts';
import type { WriteAccountMail } from '../store/accountMails.ts';
import type { WriteBookingLinkMail } from '../store/bookingLinks.ts';
import { accountMail } from './accountMail.ts';
import { appointmentMail, type WriteAppointmentMail } from './appointmentMail.ts';
import { bookingLinkMail } from './bookingLinkMail.ts';
import { enquiryMails } from './enquiryMails.ts';
import { linkMail } from './linkMail.ts';
import { pickMail, type WritePickMails } from './pickMail.ts';
import { reviewMail } from './reviewMail.ts';

/** The functions that compose the mails of one language. */
export interface MailWriters {
  enquiry: ReturnType<typeof enquiryMails>;
  review: ReturnType<typeof reviewMail>;
  appointment: WriteAppointmentMail;
  bookingLink: WriteBookingLinkMail;
  pick: WritePickMails;
  link: WriteLinkMail;
  account: WriteAccountMail;
}

/**
 * @param siteUrl the site's URL in this build's language.
 * @param clientReasons as for `appointmentMail`.
 * @returns the composers of all mails in that language.
 */
export const mailWriters = (
  { STAFF_MAIL, MAIL_FROM }: Pick<Config, 'STAFF_MAIL' | 'MAIL_FROM'>,
  siteUrl: string,
  clientReasons?: readonly string[],
): MailWriters => ({
  enquiry: enquiryMails(STAFF_MAIL, siteUrl),
  review: reviewMail(STAFF_MAIL, siteUrl),
  appointment: appointmentMail(siteUrl, MAIL_FROM, clientReasons),
  bookingLink: bookingLinkMail(siteUrl),
  pick: pickMail(STAFF_MAIL, siteUrl),
  link: linkMail(siteUrl),
  account: accountMail(siteUrl),
});

/** The mail composers of all languages of the site. */
export interface MailsByLanguage {
  /** The site's default language, which the staff address gets. */
  first: MailWriters;
  /** By tag. */
  others: ReadonlyMap<string, MailWriters>;
}

/**
 * @param own composes mails in the language of the visited page.
 * @returns the composers of all mails, each in its recipient's language: that of the page for visitors, the stored one
 * for clients and staff, and the default language for the staff address.
 */
export function inRecipientsLanguages({ first, others }: MailsByLanguage, own: MailWriters): MailWriters {
  const inLanguage = (tag = '') => others.get(tag) ?? first;
  return {
    enquiry: (submission, reference) => {
      const [notice] = first.enquiry(submission, reference);
      const [, receipt] = own.enquiry(submission, reference);
      return [notice, receipt];
    },
    review: first.review,
    appointment: (purpose, appointment, client) =>
      inLanguage(client.language).appointment(purpose, appointment, client),
    bookingLink: (lead, token) => inLanguage(lead.language).bookingLink(lead, token),
    pick: first.pick,
    link: (link, token) => inLanguage(link.language).link(link, token),
    account: (account, change) => inLanguage(account.language).account(account, change),
  };
}
