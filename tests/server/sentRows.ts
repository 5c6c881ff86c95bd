import type { Db } from '#server/store/database.ts';

/** Query of the enquiries sent by a test, without those of the sample conversations. */
export const sentEnquiries = (db: Db) => db.selectFrom('enquiry').where('reference', 'not like', 'DEMO-%');

/** Query of the mails of enquiries and reviews, without those of replies, some of which are sample data. */
export const noticeMails = (db: Db) => db.selectFrom('outbox').where('message_id', 'is', null);
