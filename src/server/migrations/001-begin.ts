import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** The first tables. Both engines compare text byte by byte, so that a list has one order everywhere. */
export const begin = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;

    const table = (name: string, columns: string, options = '') => {
      let create = db.schema.createTable(name);
      for (const column of columns.trim().split(/\s+/)) {
        const [id = '', kind] = column.split(':');
        const type = kind?.includes('int') ? sql`integer` : text;
        create = create.addColumn(id, type, (built) => {
          let rest = built;
          if (kind?.includes('key')) rest = rest.primaryKey();
          else if (!kind?.includes('null')) rest = rest.notNull();
          if (kind?.includes('unique')) rest = rest.unique();
          if (kind?.includes('zero')) rest = rest.defaultTo(0);
          return kind?.includes('bool') ? rest.check(sql`${sql.ref(id)} in (0, 1)`) : rest;
        });
      }
      return options ? create.modifyEnd(sql.raw(options)).execute() : create.execute();
    };
    const index = (name: string, on: string, columns: readonly string[]) =>
      db.schema
        .createIndex(name)
        .on(on)
        .columns([...columns])
        .execute();

    await table('account', 'id:key name email:unique password_hash is_demo:int,bool disabled_at:null created_at');
    await table('session', 'token_hash:key account_id created_at expires_at');
    await index('session_of_account', 'session', ['account_id']);
    await table('attempt', 'door:key failures:int until');
    await table(
      'enquiry',
      `id:key reference:unique idempotency_key:unique name email phone event_type event_date:null message page service
       created_at`,
    );
    await table(
      'lead',
      `id:key enquiry_id:null name email phone event_type event_date:null status created_at notes
       name_key email_key phone_key event_date_key status_key:int search`,
    );
    for (const key of [
      'created_at',
      'name_key',
      'email_key',
      'phone_key',
      'event_type',
      'event_date_key',
      'status_key',
    ]) {
      await index(`lead_by_${key}`, 'lead', [key, 'id']);
    }
    await table(
      'post',
      `id:key title excerpt content category tags featured_image author status created_at updated_at published_at:null
       version:int title_key author_key search public_search`,
    );
    await index('post_by_updated_at', 'post', ['updated_at', 'id']);
    await table('showcase', 'kind position:int record');
    await index('showcase_in_order', 'showcase', ['kind', 'position']);
    await table(
      'outbox',
      'id:key recipient subject body created_at attempts:int,zero due_at sent_at:null last_error:null',
    );
    await index('outbox_due', 'outbox', ['sent_at', 'due_at']);
    await table('deletion', 'id:key entity entity_id account_id deleted_at');
    await table('upload', 'name:key created_at');
    await table('setting', 'name:key value');
  },
});
