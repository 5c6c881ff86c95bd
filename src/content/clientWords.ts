import type { EventType } from '#domain/enquiry.ts';
import { company } from './company.ts';

/** What is said of a client beside their words; apart from the testimonials' page, for home says it, too. */
export const clientWords = {
  /** Who somebody is of whom only the kind of event is known. */
  of: {
    wedding: 'Wedding client',
    corporate: 'Corporate client',
    birthday: 'Birthday client',
    other: 'Client',
  } satisfies Record<EventType, string>,
  /** Said of a review of which we know that a client wrote it. */
  verified: 'Verified client',
  /** Before what the company answers. */
  answer: `${company.name} answers`,
} as const;
