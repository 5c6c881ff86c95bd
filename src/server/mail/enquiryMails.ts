import { adminPaths } from '#adminPaths';
import { company } from '#content/company.ts';
import { eventTypeOptions } from '#content/enquiry.ts';
import { language } from '#content/language.ts';
import { receiptMailWords, enquiryMailWords as words } from '#content/mails.ts';
import { formatDate } from '#domain/dates.ts';
import type { Submission } from '../store/enquiries.ts';
import type { Mail } from '../store/outbox.ts';

/** Replaces line breaks, so that text typed by a visitor cannot begin a line of its own. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/**
 * Composes the mails about an enquiry. The visitor's mail repeats nothing of the message: its address is unverified,
 * and the mail must not be usable to send text to others.
 * @param staff the address that is notified.
 * @param siteUrl the site's origin.
 * @returns a function that composes two mails: to the staff, and to the visitor.
 */
export const enquiryMails =
  (staff: string, siteUrl: string) =>
  ({ enquiry, source }: Submission, reference: string): [notice: Mail, receipt: Mail] => {
    const event = eventTypeOptions.find(({ value }) => value === enquiry.eventType)?.label ?? enquiry.eventType;
    const facts = [
      words.name(oneLine(enquiry.name)),
      words.email(oneLine(enquiry.email)),
      words.phone(oneLine(enquiry.phone)),
      words.event(event),
      words.day(enquiry.eventDate && formatDate(enquiry.eventDate)),
      words.writtenOn(oneLine(siteUrl + source.page)),
      words.all(siteUrl + adminPaths.leads),
    ].join('\n');
    return [
      {
        recipient: staff,
        // Whoever answers in a mail program would otherwise write to the company itself.
        reply_to: enquiry.email,
        language: language.tag,
        subject: words.subject(reference, event),
        body: `${facts}\n\n${enquiry.message}\n`,
      },
      {
        recipient: enquiry.email,
        language: language.tag,
        subject: receiptMailWords.subject(reference),
        body: `${receiptMailWords.greeting}\n\n${receiptMailWords.thanks(reference)}\n\n${company.name}\n${siteUrl}\n`,
      },
    ];
  };
