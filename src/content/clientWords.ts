import type { EventType } from '#domain/enquiry.ts';
import { company } from './company.ts';

/** Texts about a client beside a quote; in a separate module, as the home page loads them as well. */
export const clientWords = {
  /** Role of a client of whom only the kind of event is known. */
  of: {
    wedding: 'Wedding client',
    corporate: 'Corporate client',
    birthday: 'Birthday client',
    other: 'Client',
  } satisfies Record<EventType, string>,
  /** Label of a verified review. */
  verified: 'Verified client',
  /** Label before the company's answer. */
  answer: `${company.name} answers`,
} as const;
