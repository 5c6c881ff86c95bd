import { Migrator } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deviceName } from '#domain/deviceName.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { openDatabase } from '#server/store/database.ts';
import { beginSession, listSessions } from '#server/store/sessions.ts';
import { engines } from './engines.ts';
import { onTestEnd } from './testServer.ts';

describe.each(engines)('Sessions on $engine', ({ where }) => {
  it('from before systems were stored apart show what was stored then', async () => {
    const database = openDatabase(await where());
    onTestEnd(() => database.close());
    const { db, engine } = database;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
    expect((await migrator.migrateTo('043-search-everywhere')).error).toBeUndefined();
    const at = '2027-06-01T12:00:00.000Z';
    const eva = { id: 'eva', name: 'Eva', email: 'eva@example.com', password_hash: '', picture: '' };
    const account = { ...eva, is_demo: 0, role: 'staff', language: 'en', created_at: at } as const;
    await db.insertInto('account').values(account).execute();
    await db
      .insertInto('session')
      .values({
        token_hash: 'a',
        account_id: 'eva',
        created_at: at,
        expires_at: '2999-01-01T00:00:00.000Z',
        device: 'Safari auf iPhone',
        seen_at: at,
      })
      .execute();
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const token = await beginSession(db, 'eva', 60_000, { browser: 'Firefox', system: 'Mac' });
    const [now, before] = await listSessions(db, 'eva', token);
    expect(now).toMatchObject({ browser: 'Firefox', system: 'Mac' });
    expect(before && deviceName(before)).toBe('Safari auf iPhone');
  });
});
