import { describe, expect, it } from 'vitest';
import { deviceName } from '#domain/deviceName.ts';
import { beginSession, listSessions } from '#server/store/sessions.ts';
import { earlierDatabase } from './earlierDatabase.ts';
import { engines } from './engines.ts';

describe.each(engines)('Sessions on $engine', ({ where }) => {
  it('from before systems were stored apart show what was stored then', async () => {
    const { db, upgrade } = await earlierDatabase(where, '043-search-everywhere');
    const at = '2025-06-01T12:00:00.000Z';
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
    await upgrade();
    const token = await beginSession(db, 'eva', 60_000, { browser: 'Firefox', system: 'Mac' });
    const [now, before] = await listSessions(db, 'eva', token);
    expect(now).toMatchObject({ browser: 'Firefox', system: 'Mac' });
    expect(before && deviceName(before)).toBe('Safari auf iPhone');
  });
});
