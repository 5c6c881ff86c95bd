import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

interface Tables {
  outbox: { id: string; recipient: string; subject: string; search: string; sent_at: string | null };
}

/** Adds what searches for unsent mails look into: recipient and subject, without case and accents. */
export const searchedMails = (engine: Engine): Migration => {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    up: async (db: Kysely<Tables>) => {
      await db.schema
        .alterTable('outbox')
        .addColumn('search', text, (column) => column.notNull().defaultTo(''))
        .execute();
      const unsent = db.selectFrom('outbox').select(['id', 'recipient', 'subject']).where('sent_at', 'is', null);
      for (const { id, recipient, subject } of await unsent.execute()) {
        const search = `${recipient}\n${subject}`.normalize('NFKD').toLowerCase();
        await db
          .updateTable('outbox')
          .set({ search: search.replace(/[\u0300-\u036f]/g, '').replaceAll('ß', 'ss') })
          .where('id', '=', id)
          .execute();
      }
    },
  };
};
