import { serviceCards } from '#content/services/cards.ts';
import { eventTypes, isReference } from '#domain/enquiry.ts';

const services = new Set<string>([...eventTypes, ...serviceCards.map(({ id }) => id)]);

/** @returns the service that an address of the contact page names; empty where it names none that we know. */
export function readService(params: URLSearchParams): string {
  const service = params.get('service') ?? '';
  return services.has(service) ? service : '';
}

/** @returns what an address says of an enquiry that was sent: its reference, or null where it has none. */
export function readReceipt(params: URLSearchParams): { reference: string | null } | undefined {
  const reference = params.get('reference');
  if (reference === '') return { reference: null };
  return reference && isReference(reference) ? { reference } : undefined;
}

/** @returns what of an address's query the contact page shows. */
export function readContactQuery(params: URLSearchParams) {
  const receipt = readReceipt(params);
  return { service: readService(params), reference: receipt ? (receipt.reference ?? '') : null };
}
