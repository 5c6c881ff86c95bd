import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { conditionOf, orderOf } from '#server/store/lists.ts';
import { openStore } from './engines.ts';

/** @returns how SQLite counts the leads of a list, and how it reads the first of them. */
async function plansOf(search: string): Promise<{ count: string[]; read: string[] }> {
  const db = await openStore(async () => ':memory:');
  const query = readListQuery(leadEntity, new URLSearchParams(search));
  const leads = db.selectFrom('lead').where(conditionOf(leadEntity, query));
  const planOf = async (wanted: { explain: typeof leads.explain }) => {
    const steps = await wanted.explain<{ detail: string }>(undefined, sql`query plan`);
    return steps.map(({ detail }) => detail);
  };
  return {
    count: await planOf(leads.select(sql`count(*)`.as('rows'))),
    read: await planOf(leads.selectAll().orderBy(orderOf(leadEntity, query.sort)).limit(10)),
  };
}

it.each(['status=new', 'type=wedding', 'status=new&type=wedding', 'responsible=none', 'responsible=none&status=new'])(
  'Leads with %s are counted without reading them, and the newest are read without sorting all',
  async (search) => {
    const { count, read } = await plansOf(search);
    expect(count).toEqual([expect.stringContaining('COVERING INDEX lead_')]);
    expect(read).not.toContainEqual(expect.stringContaining('TEMP B-TREE FOR ORDER BY'));
  },
);

it('Leads sorted by kind of event are read kind by kind in the order of an index', async () => {
  const db = await openStore(async () => ':memory:');
  const ofKind = db.selectFrom('lead').selectAll().where('event_type', '=', 'wedding').orderBy('id', 'desc').limit(10);
  const steps = await ofKind.explain<{ detail: string }>(undefined, sql`query plan`);
  expect(steps.map(({ detail }) => detail)).toEqual([expect.stringContaining('lead_by_event_type')]);
});
