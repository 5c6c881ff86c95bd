import { serviceCards } from '#content/services/cards.ts';
import { type Enquiry, type EnquiryReceipt, eventTypes, isReference } from '#domain/enquiry.ts';
import { isDay } from '#domain/isoDates.ts';
import { paths } from '#paths';
import type { SentEnquiry } from '../enquiry/EnquiryThanks.tsx';

const services = new Set<string>([...eventTypes, ...serviceCards.map(({ id }) => id)]);

/** @returns the service named in the URL of the contact page; empty if there is none or it is unknown. */
export function readService(params: URLSearchParams): string {
  const service = params.get('service') ?? '';
  return services.has(service) ? service : '';
}

/** @returns the URL of the confirmation of a form posted without JavaScript. */
export function receiptPath({ reference }: EnquiryReceipt, { eventType, eventDate }: Enquiry): string {
  const params = new URLSearchParams({ reference: reference ?? '', service: eventType });
  if (eventDate) params.set('day', eventDate);
  return `${paths.contact}?${params}`;
}

/**
 * @returns the sent enquiry in the URL (its reference, or null without one, with type and day of the event); undefined if
 * there is none.
 */
export function readReceipt(params: URLSearchParams): SentEnquiry | undefined {
  const reference = params.get('reference');
  if (reference === null || (reference && !isReference(reference))) return undefined;
  const service = readService(params);
  return {
    reference: reference || null,
    eventType: eventTypes.find((type) => type === service),
    eventDate: readDay(params),
  };
}

function readDay(params: URLSearchParams): string {
  const day = params.get('day') ?? '';
  return isDay(day) ? day : '';
}

/** @returns the values of the query that change the contact page. */
export function readContactQuery(params: URLSearchParams) {
  const receipt = readReceipt(params);
  return {
    service: readService(params),
    reference: receipt ? (receipt.reference ?? '') : null,
    day: receipt?.eventDate || null,
  };
}
