import { pageOf } from '#domain/pagedQuery.ts';
import type { UnsentMail } from '#domain/unsentMail.ts';
import { NotFound } from './errors.ts';
import type { MailPort } from './mailPort.ts';

/** Simulated time that sending a mail takes, in ms. */
export const sendingTime = 5000;

/** Creates the demo's list of unsent mails, which is always empty: the demo sends none. */
export function sampleMails(staffOnly: () => void): MailPort {
  const notFound = async (id: string) => {
    staffOnly();
    throw new NotFound(`There is no unsent mail ${id}.`);
  };
  return {
    list: async (query) => {
      staffOnly();
      return { ...pageOf<UnsentMail>([], 0, query), hasMailServer: true };
    },
    retry: notFound,
    discard: notFound,
  };
}
