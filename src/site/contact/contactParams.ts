import { serviceCards } from '#content/services/cards.ts';
import { eventTypes, isReference } from '#domain/enquiry.ts';

const services = new Set<string>([...eventTypes, ...serviceCards.map(({ id }) => id)]);

/** @returns the service named in the URL of the contact page; empty if there is none or it is unknown. */
export function readService(params: URLSearchParams): string {
  const service = params.get('service') ?? '';
  return services.has(service) ? service : '';
}

/**
 * @returns the receipt of a sent enquiry in the URL (its reference, or null without one); undefined if there is none.
 */
export function readReceipt(params: URLSearchParams): { reference: string | null } | undefined {
  const reference = params.get('reference');
  if (reference === '') return { reference: null };
  return reference && isReference(reference) ? { reference } : undefined;
}

/** @returns the values of the query that change the contact page. */
export function readContactQuery(params: URLSearchParams) {
  const receipt = readReceipt(params);
  return { service: readService(params), reference: receipt ? (receipt.reference ?? '') : null };
}
