import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds the end of the lease of a mail that is being sent, so that staff cannot have it sent a second time meanwhile. */
export const mailLeases = (engine: Engine): Migration => {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('outbox').addColumn('leased_until', text).execute();
    },
  };
};
