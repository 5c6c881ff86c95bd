import { type InferType, object, string } from 'yup';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { day, emailAddress, lineOfText, linesOfText } from './texts.ts';

/** Event types of enquiries; their labels are in `content/enquiry.ts`. */
export const eventTypes = ['wedding', 'birthday', 'corporate', 'other'] as const;
/** Event type of an enquiry. */
export type EventType = (typeof eventTypes)[number];

/**
 * The one schema of an enquiry, for the form and for whoever receives it. Browsers check the required
 * fields and the address format first; this is what stands behind them (a name of blanks, say).
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
 * @param service what a page is about: an event type, the name of another service, or empty.
 * @returns the event type that an enquiry from there begins with.
 */
export function eventTypeOf(service: string): string {
  return service && !(eventTypes as readonly string[]).includes(service) ? 'other' : service;
}

/** An enquiry as it is sent. */
export type Enquiry = InferType<typeof enquirySchema>;

/** Where on the site an enquiry was written. */
export interface EnquirySource {
  /** Path of the page, e.g. `/services/wedding`. */
  page: string;
  /** The service that the page is about, one of `eventTypes` or a service's name; empty where it is about none. */
  service: string;
}

/** The answer to an enquiry. */
export interface EnquiryReceipt {
  /** The number to refer to, e.g. `7K3M-Q2XD`; null in the demo, where nothing is stored. */
  reference: string | null;
}

/** @returns whether a text can be the reference of a receipt; addresses can say anything. */
export const isReference = (text: string) => /^[A-Z\d-]{1,16}$/.test(text);

/** The fields of an enquiry while they are being filled in: text, whatever it will mean. */
export type EnquiryDraft = Record<keyof Enquiry, string>;

/** The empty form. */
export const emptyEnquiry: EnquiryDraft = enquirySchema.getDefault();
