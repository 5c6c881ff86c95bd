import { describe, expect, it } from 'vitest';
import { newActivity } from '#domain/activity.ts';
import { readListQuery } from '#domain/entity.ts';
import { logEntity } from '#domain/log.ts';
import { addActivities } from '#server/store/activities.ts';
import { exportLog, listLog } from '#server/store/log.ts';
import { addEva, engines, openStore, store } from './engines.ts';
import { sent } from './storedConversations.ts';

const query = (search: string) => readListQuery(logEntity, new URLSearchParams(search));

describe.each(engines)('The activity log on $engine', ({ where }) => {
  it('is filtered by every field, by names regardless of case and by literal ids', async () => {
    const db = await openStore(where);
    const eva = await addEva(db);
    await db.updateTable('account').set({ name: 'Éva Stone' }).execute();
    await addActivities(db, { entity: 'lead', entity_id: 'A_1' }, eva, [
      newActivity('created'),
      newActivity('deleted'),
    ]);
    await addActivities(db, { entity: 'account', entity_id: eva }, eva, [newActivity('signedIn')]);
    await db.updateTable('activity').set({ created_at: '2026-06-14T23:59:59.999Z' }).execute();
    await db.updateTable('activity').set({ account_id: null }).where('kind', '=', 'deleted').execute();
    const kinds = async (search: string) => {
      const { rows } = await listLog(db, query(search));
      const exported = [];
      for await (const entries of exportLog(db, query(search))) exported.push(...entries);
      expect(exported).toEqual(rows);
      return rows.map(({ kind }) => kind).toSorted();
    };
    expect(await kinds('')).toEqual(['created', 'deleted', 'signedIn']);
    expect(await kinds('q=ÉVA st')).toEqual(['created', 'signedIn']);
    expect(await kinds('q=a_1')).toEqual(['created', 'deleted']);
    expect(await kinds('q=ab1')).toEqual([]);
    expect(await kinds('who=eva&entity=lead')).toEqual(['created']);
    expect(await kinds('who=none')).toEqual(['deleted']);
    expect(await kinds('kind=signedIn')).toEqual(['signedIn']);
    expect(await kinds('at=2026-06-14..2026-06-15')).toHaveLength(3);
    expect(await kinds('at=2026-06-15..')).toEqual([]);
    expect(await kinds('at=..2026-06-14')).toEqual([]);
    const [entry] = (await listLog(db, query('kind=deleted'))).rows;
    expect(entry).toMatchObject({ by: '', byId: null, name: '', entityId: 'A_1' });
  });

  it('is searched by the names of records without accents and case, by parts of numbers, and literally', async () => {
    const db = await openStore(where);
    const eva = await addEva(db);
    await store(db, [
      sent('a', 'ada@example.com', 'Éléonore GROẞ 100%', 'Tea.'),
      sent('b', 'bob@example.com', 'Bob 1000', 'Tea.'),
    ]);
    const leads = await db.selectFrom('lead').select(['id', 'name']).execute();
    for (const { id } of leads)
      await addActivities(db, { entity: 'lead', entity_id: id }, eva, [newActivity('created')]);
    const names = async (q: string) =>
      (await listLog(db, query(`${new URLSearchParams({ q, sort: 'at' })}`))).rows.map(({ name }) => name).toSorted();
    const [ada, bob] = ['Éléonore GROẞ 100%', 'Bob 1000'];
    expect(await names('')).toEqual([bob, ada]);
    for (const q of ['eleonore', 'gross', 'groß', 'ÉLÉONORE groß', '100%', 'Eva el'])
      expect(await names(q), q).toEqual([ada]);
    // Each with a letter that no id has, as ids are searched, too.
    for (const q of ['bob 1000', 'bob 00']) expect(await names(q), q).toEqual([bob]);
    for (const q of ['b_b', 'bob\0', 'ada@example.com', 'gros bob']) expect(await names(q), q).toEqual([]);
    await db.deleteFrom('lead').where('name', '=', bob).execute();
    expect(await names('')).toEqual(['', ada]);
  });

  it.each(['sort=at', 'sort=-at'])('is exported without gaps while records are deleted (%s)', async (search) => {
    const db = await openStore(where);
    // Seven entries of each instant, so that the id decides their order.
    const rows = Array.from({ length: 2100 }, (_, index) => ({
      id: `entry-${String(index).padStart(4, '0')}`,
      entity: 'lead' as const,
      entity_id: `lead-${index}`,
      kind: 'created' as const,
      account_id: null,
      detail: '{}',
      created_at: new Date(Date.UTC(2026, 5, 1) + Math.floor(index / 7) * 1000).toISOString(),
      version: 1,
    }));
    const ids = rows.map(({ id }) => id);
    for (const part of [rows.splice(0, 1050), rows]) await db.insertInto('activity').values(part).execute();
    const exported: string[] = [];
    for await (const entries of exportLog(db, query(search))) {
      exported.push(...entries.map(({ id }) => id));
      // The entries of a deleted record are deleted with it.
      await db.deleteFrom('activity').where('id', 'in', exported.slice(0, 3)).execute();
    }
    expect(exported).toEqual(search === 'sort=at' ? ids : ids.toReversed());
  });
});
