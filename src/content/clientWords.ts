import type { EventType } from '#domain/enquiry.ts';
import { company } from './company.ts';

/** Words about a client beside their quote; in a module of their own, for the home page has them, too. */
export const clientWords = {
  /** Role of a client of whom only the kind of event is known. */
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
