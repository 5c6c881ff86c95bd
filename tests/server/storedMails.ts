import { readListQuery } from '#domain/entity.ts';
import type { Role, Session } from '#domain/session.ts';
import { unsentMailEntity } from '#domain/unsentMail.ts';
import type { Db } from '#server/store/database.ts';
import { listMails } from '#server/store/mails.ts';
import { claimDueMail, type DueMail, queueMails } from '#server/store/outbox.ts';
import { addEva, openStore, store, submission, type Where } from './engines.ts';
import { eva } from './storedConversations.ts';

export const minute = 60_000;

/** A failure of one mail that may be sent later. */
export const failure = { reason: '451 Later.', permanent: false, affectsAllMails: false };

/** A session of Eva with a role. */
export const sessionOf = (role: Role): Session => ({ ...eva, role });

/** @returns the unsent mails that a role sees. @param search query string of the list's URL. */
export const read = (db: Db, search = '', role: Role = 'owner') =>
  listMails(db, readListQuery(unsentMailEntity, new URLSearchParams(search)), role);

/** @returns the ids of these mails. */
export const ids = async (db: Db, search = '', role: Role = 'owner') =>
  (await read(db, search, role)).rows.map(({ id }) => id);

/** Takes the next mail that is due. */
export const claim = async (db: Db) => (await claimDueMail(db)) as DueMail;

/** Adds a reply and its mail to the only conversation. @returns the conversation, as it was before. */
export async function addReply(db: Db, created_at = new Date().toISOString()) {
  const before = await db.selectFrom('conversation').select(['id', 'updated_at']).executeTakeFirstOrThrow();
  const text = { subject: 'Re', body: 'Yes.', created_at };
  const message = { ...text, id: 'm', conversation_id: before.id, account_id: 'eva' };
  await db.insertInto('message').values(message).execute();
  await queueMails(db, [{ ...text, recipient: 'ada@example.com', message_id: 'm' }]);
  return before;
}

/** A store with Eva's account and the mails of some enquiries. */
export async function openMails(where: Where, ...keys: string[]) {
  const db = await openStore(where);
  await addEva(db);
  await store(
    db,
    keys.map((key) => submission(key, `Person ${key}`)),
  );
  return db;
}
