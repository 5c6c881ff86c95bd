import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds to the search text of conversations the references of their enquiries, which clients name on the phone. */
export const searchedReferences = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const reference = sql`lower(enquiry.reference)`;
    const references =
      engine === 'postgres' ? sql`string_agg(${reference}, chr(10))` : sql`group_concat(${reference}, char(10))`;
    await sql`update conversation set search = search || ${'\n'} || coalesce((
      select ${references} from message join enquiry on enquiry.id = message.enquiry_id
      where message.conversation_id = conversation.id
    ), '')`.execute(db);
  },
});
