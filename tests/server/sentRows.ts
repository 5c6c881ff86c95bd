import type { Db } from '#server/store/database.ts';

/** Enquiries that a test has sent: those of the sample conversations are there from the start. */
export const sentEnquiries = (db: Db) => db.selectFrom('enquiry').where('reference', 'not like', 'DEMO-%');

/** Mails of enquiries and reviews, not those of replies, of which the sample conversations have some. */
export const noticeMails = (db: Db) => db.selectFrom('outbox').where('message_id', 'is', null);
