import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';
import { CommandError } from '../commandError.ts';
import type { Engine } from '../store/database.ts';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** PostgreSQL extension for the overlap constraint; dumps of tables do not include it. */
export const overlapExtension = 'create extension if not exists btree_gist';

/** Adds appointments and their bookings; the database itself rejects overlapping bookings. */
export const appointments = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('appointment')
      .addColumn('id', text, key)
      .addColumn('title', text, required)
      .addColumn('kind', text, required)
      .addColumn('starts_at', text, required)
      .addColumn('ends_at', text, required)
      .addColumn('timing', text, required)
      .addColumn('zone', text, required)
      .addColumn('lead_id', text, (column) => column.references('lead.id').onDelete('set null'))
      .addColumn('place', text, required)
      .addColumn('people', text, required)
      .addColumn('reminder', text, required)
      .addColumn('notes', text, required)
      .addColumn('status', text, required)
      .addColumn('cancel_reason', text, required)
      .addColumn('created_at', text, required)
      .addColumn('updated_at', text, required)
      .addColumn('version', 'integer', required)
      .addColumn('title_key', text, required)
      .addColumn('kind_key', 'integer', required)
      .addColumn('place_key', text, required)
      .addColumn('status_key', 'integer', required)
      .addColumn('search', text, required)
      .execute();
    for (const column of ['starts_at', 'title_key', 'kind_key', 'place_key', 'status_key']) {
      await db.schema.createIndex(`appointment_by_${column}`).on('appointment').columns([column, 'id']).execute();
    }
    await db.schema.createIndex('appointment_of_lead').on('appointment').column('lead_id').execute();

    await db.schema
      .createTable('appointment_booking')
      .addColumn('appointment_id', text, (column) => column.notNull().references('appointment.id').onDelete('cascade'))
      .addColumn('booked', text, required)
      .addColumn('from_minute', 'int8', required)
      .addColumn('to_minute', 'int8', required)
      .addPrimaryKeyConstraint('appointment_booking_key', ['appointment_id', 'booked'])
      .execute();
    await (engine === 'postgres' ? excludeOverlaps(db) : refuseOverlaps(db));
  },
});

async function excludeOverlaps(db: Kysely<unknown>): Promise<void> {
  try {
    await sql.raw(overlapExtension).execute(db);
  } catch (error) {
    throw new CommandError(
      "PostgreSQL's extension btree_gist is needed, so that nobody is booked twice, and could not be added: " +
        `${(error as Error).message}. Install PostgreSQL's contrib package, and have the owner of the database run ` +
        '"create extension btree_gist" in it.',
    );
  }
  await sql`alter table appointment_booking add constraint appointment_booking_once
    exclude using gist (booked with =, int8range(from_minute, to_minute) with &&)`.execute(db);
}

async function refuseOverlaps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('appointment_booking_by_time')
    .on('appointment_booking')
    .columns(['booked', 'from_minute'])
    .execute();
  const refuse = sql.raw(`when exists (select 1 from appointment_booking as other
      where other.booked = new.booked and other.from_minute < new.to_minute and other.to_minute > new.from_minute
        and other.appointment_id <> new.appointment_id)
    begin select raise(abort, 'taken at that time'); end`);
  await sql`create trigger appointment_booking_once before insert on appointment_booking ${refuse}`.execute(db);
  await sql`create trigger appointment_booking_still_once before update on appointment_booking ${refuse}`.execute(db);
}
