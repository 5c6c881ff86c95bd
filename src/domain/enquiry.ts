import { type InferType, object, string } from 'yup';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { day, emailAddress, lineOfText, linesOfText } from './texts.ts';

/** Event types of enquiries; their labels are in `content/enquiry.ts`. */
export const eventTypes = ['wedding', 'birthday', 'corporate', 'other'] as const;
/** Event type of an enquiry. */
export type EventType = (typeof eventTypes)[number];

/**
 * Schema of an enquiry, shared by form and server. Browsers check required fields and the address format first; the
 * schema also catches the rest, e.g. a name of spaces.
 */
export const enquirySchema = object({
  name: lineOfText(200).required(enquirySentences.nameNeeded),
  email: emailAddress().required(enquirySentences.emailNeeded),
  phone: lineOfText(60),
  eventType: string()
    .default('')
    .required(enquirySentences.eventTypeNeeded)
    .oneOf(eventTypes, enquirySentences.eventTypeNeeded),
  /** Day of the event, ISO 8601 (`2027-06-14`), or empty. */
  eventDate: day(),
  message: linesOfText(10_000).required(enquirySentences.messageNeeded),
});

/**
 * @param service the service of a page: an event type, the name of another service, or empty.
 * @returns the initial event type of an enquiry from that page.
 */
export function eventTypeOf(service: string): string {
  return service && !(eventTypes as readonly string[]).includes(service) ? 'other' : service;
}

/** An enquiry as it is sent. */
export type Enquiry = InferType<typeof enquirySchema>;

/** The page of an enquiry. */
export interface EnquirySource {
  /** Path of the page, e.g. `/services/wedding`. */
  page: string;
  /** The service that the page is about: one of `eventTypes` or a service's name; empty if none. */
  service: string;
}

/** The response to an enquiry. */
export interface EnquiryReceipt {
  /** Reference number, e.g. `7K3M-Q2XD`; null in the demo, where nothing is stored. */
  reference: string | null;
}

/** @returns whether a text has the format of a reference; URLs may contain anything. */
export const isReference = (text: string) => /^[A-Z\d-]{1,16}$/.test(text);

/** The form's values while it is being filled in, all of them text. */
export type EnquiryDraft = Record<keyof Enquiry, string>;

/** The empty form. */
export const emptyEnquiry: EnquiryDraft = enquirySchema.getDefault();
