import { afterEach, describe, expect, it, vi } from 'vitest';
import { listedDue } from '#domain/privacy.ts';
import { readDashboard } from '#server/store/dashboard.ts';
import type { Db } from '#server/store/database.ts';
import { eraseExpired, readRetention, setRetention } from '#server/store/retention.ts';
import { listViews, saveView } from '#server/store/savedViews.ts';
import { engines } from './engines.ts';
import { night, openOldLeads } from './oldLeads.ts';

afterEach(() => void vi.useRealTimers());

const day = 24 * 60 * 60 * 1000;

describe.each(engines)('Leads on $engine', ({ where }) => {
  const open = () => openOldLeads(where);
  const count = async (db: Db) => (await db.selectFrom('lead').select('id').execute()).length;
  it('are kept for ever without a retention period', async () => {
    const db = await open();
    expect(await readRetention(db)).toEqual({ months: 0, due: 0, first: [] });
    expect(await night(db, 400)).toBe(0);
    expect(await count(db)).toBe(20);
  });

  it('are announced a week before they are erased, and kept if changed or if their event is ahead', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    expect(await readRetention(db)).toMatchObject({ months: 12, due: 18 });
    expect((await readDashboard(db, 'owner')).leadsToErase).toBe(18);
    expect(await night(db, 1)).toBe(0);
    // A changed lead is kept.
    await db.updateTable('lead').set({ updated_at: '2027-01-12T00:00:00.000Z' }).where('id', '=', '3').execute();
    expect((await readRetention(db)).due).toBe(17);
    expect(await night(db, 7)).toBe(0);
    expect((await readDashboard(db, 'owner')).leadsToErase).toBe(17);
    expect(await night(db, 8)).toBe(17);
    expect((await readDashboard(db, 'owner')).leadsToErase).toBe(0);
    const left = await db.selectFrom('lead').select('id').orderBy('id').execute();
    expect(left).toEqual([{ id: '1' }, { id: '2' }, { id: '3' }]);
    const written = await db
      .selectFrom('activity')
      .select(['kind', 'account_id'])
      .where('kind', '=', 'expired')
      .execute();
    expect(written).toHaveLength(17);
    expect(new Set(written.map(({ account_id }) => account_id))).toEqual(new Set([null]));
    expect((await readRetention(db)).due).toBe(0);
  });

  it('are announced by name, those that were left alone for longest first', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    await db.updateTable('lead').set({ updated_at: '2025-06-01T00:00:00.000Z' }).where('id', '=', '7').execute();
    await db.updateTable('lead').set({ updated_at: '2025-07-01T00:00:00.000Z' }).where('id', '=', '4').execute();
    const nameOf = async (id: string) =>
      (await db.selectFrom('lead').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
    const { due, first } = await readRetention(db);
    expect(first.slice(0, 2)).toEqual([
      { id: '7', name: await nameOf('7') },
      { id: '4', name: await nameOf('4') },
    ]);
    expect(first).toHaveLength(due);
    expect(first.map(({ id }) => id)).not.toContain('1');
  });

  it('are announced by name up to twenty, and counted beyond', async () => {
    const db = await open();
    const { id: _id, ...lead } = await db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', '7')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('lead')
      .values(['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...lead, id, updated_at: '2025-06-01' })))
      .execute();
    await setRetention(db, 12, 0, 'eva');
    const { due, first } = await readRetention(db);
    expect(due).toBe(23);
    expect(first).toHaveLength(listedDue);
    expect(first.slice(0, 5).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are no longer announced once the retention period is removed', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    await setRetention(db, 0, 12, 'eva');
    expect((await readDashboard(db, 'owner')).leadsToErase).toBe(0);
  });

  it('are kept while an appointment or conversation with them is more recent', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    const appointment = await db.selectFrom('appointment').selectAll().executeTakeFirstOrThrow();
    await db
      .updateTable('appointment')
      .set({ lead_id: '4', ends_at: '2027-03-01T00:00:00.000Z' })
      .where('id', '=', appointment.id)
      .execute();
    const { email } = await db.selectFrom('lead').select('email').where('id', '=', '5').executeTakeFirstOrThrow();
    // Conversations have the address in lower case, leads as it was entered.
    await db.updateTable('lead').set({ email: email.toUpperCase() }).where('id', '=', '5').execute();
    const heard = { latest_at: '2027-01-09T00:00:00.000Z' };
    const conversation = {
      id: 'c',
      email: email.toLowerCase(),
      name: 'X',
      excerpt: '',
      read: 'yes',
      archived: 'no',
    } as const;
    await db.deleteFrom('conversation').where('email', '=', email.toLowerCase()).execute();
    await db
      .insertInto('conversation')
      .values(
        [
          { ...conversation, ...heard },
          // With an earlier address of the lead.
          { ...conversation, ...heard, id: 'd', email: 'old@example.com', lead_id: '7' },
        ].map((row) => ({ ...row, responsible_id: null, updated_at: '', name_key: '', search: '' })),
      )
      .execute();
    await night(db, 8);
    const left = await db.selectFrom('lead').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(['4', '5', '7']));
    expect(left.map(({ id }) => id)).not.toContain('6');
  });

  it('are erased with saved views that search for their email or phone number only', async () => {
    const db = await open();
    const [old, kept] = (await db
      .selectFrom('lead')
      .select(['email', 'phone'])
      .where('id', 'in', ['6', '1'])
      .orderBy('id', 'desc')
      .execute()) as [{ email: string; phone: string }, { email: string; phone: string }];
    for (const [name, q] of Object.entries({ Old: old.email, Call: old.phone, Kept: kept.email, All: 'garden' })) {
      await saveView(db, { list: 'leads', name, query: `?q=${encodeURIComponent(q)}` }, 'eva');
    }
    await setRetention(db, 12, 0, 'eva');
    await night(db, 8);
    expect((await listViews(db, 'eva')).map(({ name }) => name)).toEqual(['All', 'Kept']);
  });

  it('are erased without the saved views that search for an email which another lead has, too', async () => {
    const db = await open();
    const old = await db
      .selectFrom('lead')
      .select(['email', 'email_key'])
      .where('id', '=', '6')
      .executeTakeFirstOrThrow();
    await db.updateTable('lead').set(old).where('id', '=', '1').execute();
    await saveView(db, { list: 'leads', name: 'Both', query: `?q=${encodeURIComponent(old.email)}` }, 'eva');
    await setRetention(db, 12, 0, 'eva');
    await night(db, 8);
    expect(await db.selectFrom('lead').select('id').where('id', '=', '6').executeTakeFirst()).toBeUndefined();
    expect(await listViews(db, 'eva')).toHaveLength(1);
  });

  it('are kept on the day of their event', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    await db.updateTable('lead').set({ event_date: '2027-01-18' }).where('id', '=', '3').execute();
    expect(await night(db, 8)).toBe(17);
    expect(await night(db, 9)).toBe(1);
  });

  it('are erased after whole months, even if the month they were changed in is shorter', async () => {
    const db = await open();
    await setRetention(db, 6, 0, 'eva');
    await db.updateTable('lead').set({ updated_at: '2027-03-01T12:00:00.000Z' }).execute();
    vi.setSystemTime('2027-08-31T13:00:00Z');
    expect(await eraseExpired(db, '2027-08-31')).toBe(0);
    vi.setSystemTime('2027-09-01T13:00:00Z');
    expect(await eraseExpired(db, '2027-09-01')).toBe(20);
  });

  it('are announced again if nothing could announce them for more than a week, e.g. because the server was off', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    expect(await night(db, 1)).toBe(0);
    expect(await night(db, 20)).toBe(0);
    expect((await readDashboard(db, 'owner')).leadsToErase).toBe(18);
    expect(await night(db, 26)).toBe(0);
    expect(await night(db, 27)).toBe(18);
  });

  it('are erased after a week without a run, as they were announced on its first day', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    await night(db, 2);
    expect(await night(db, 9)).toBe(18);
  });

  it('are kept by a clock that is years ahead, and erased a week after it was corrected', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    await night(db, 1);
    expect(await night(db, 3000)).toBe(0);
    expect(await night(db, 2)).toBe(0);
    expect(await night(db, 8)).toBe(0);
    expect(await night(db, 9)).toBe(18);
  });

  it('are erased once a day by one of several processes', async () => {
    const db = await open();
    await setRetention(db, 12, 0, 'eva');
    vi.setSystemTime(Date.now() + 8 * day);
    const erased = await Promise.all([eraseExpired(db, '2027-01-18'), eraseExpired(db, '2027-01-18')]);
    expect(erased.toSorted((one, other) => one - other)).toEqual([0, 18]);
    expect(await eraseExpired(db, '2027-01-18')).toBe(0);
  });
});
