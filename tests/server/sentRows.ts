import type { Db } from '#server/store/database.ts';

/** Selects enquiries that a test has sent, without those of the sample conversations. */
export const sentEnquiries = (db: Db) => db.selectFrom('enquiry').where('reference', 'not like', 'DEMO-%');

/** Selects the mails of enquiries and reviews, without those of replies, which exist in the sample conversations. */
export const noticeMails = (db: Db) => db.selectFrom('outbox').where('message_id', 'is', null);
