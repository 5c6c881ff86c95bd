import { adminPaths } from '#adminPaths';
import { company } from '#content/company.ts';
import { eventTypeOptions } from '#content/enquiry.ts';
import type { Mail, Submission } from '../store/enquiries.ts';

/** Texts of one line: what is typed into a field must not begin a line of its own. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/**
 * The visitor's mail repeats nothing of the message: it goes to an address that nobody has checked, and must not carry
 * what somebody wants to send there. @param staff the address that is told. @param siteUrl the site's origin.
 * @returns writes the mails of an enquiry: to the staff, and to the visitor.
 */
export const enquiryMails =
  (staff: string, siteUrl: string) =>
  ({ enquiry, source }: Submission, reference: string): Mail[] => {
    const event = eventTypeOptions.find(({ value }) => value === enquiry.eventType)?.label ?? enquiry.eventType;
    const facts = [
      `Name: ${oneLine(enquiry.name)}`,
      `Email: ${oneLine(enquiry.email)}`,
      `Phone: ${oneLine(enquiry.phone) || 'not given'}`,
      `Event: ${event}`,
      `Day: ${enquiry.eventDate || 'not set'}`,
    ].join('\n');
    return [
      {
        recipient: staff,
        subject: `New enquiry ${reference}: ${event}`,
        body: `${facts}\nWritten on: ${oneLine(siteUrl + source.page)}\nAll enquiries: ${siteUrl}${adminPaths.leads}\n\n${enquiry.message}\n`,
      },
      {
        recipient: enquiry.email,
        subject: `Your enquiry ${reference}`,
        body:
          `Good day,\n\nthank you for writing to us. A member of our team will be in touch with ` +
          `you shortly. If anything is urgent, call us at ${company.phone.display} and name your reference: ` +
          `${reference}.\n\n${company.name}\n${siteUrl}\n`,
      },
    ];
  };
