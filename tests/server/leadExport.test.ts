import { describe, expect, it } from 'vitest';
import { readListQuery } from '#domain/entity.ts';
import { findRecords } from '#domain/findRecords.ts';
import { type Lead, leadEntity, leadStatuses } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { exportLeads, listLeads } from '#server/store/leads.ts';
import { toLeadRow } from '#server/store/leadTable.ts';
import { engines, openStore } from './engines.ts';

const leadQuery = (search: string) => readListQuery(leadEntity, new URLSearchParams(search));
const [sample] = sampleLeads as [Lead];

describe.each(engines)('The export of leads on $engine', ({ where }) => {
  it('contains all matches in the order of the list', async () => {
    const db = await openStore(where);
    const leads = Array.from({ length: 600 }, (_, number): Lead => {
      const status = leadStatuses[number % leadStatuses.length] ?? 'new';
      // Many equal values, in another order than the ids.
      return { ...sample, id: String((number * 7919) % 600), name: `Person ${number % 7}`, status };
    });
    await db
      .insertInto('lead')
      .values(leads.map((lead) => toLeadRow(lead)))
      .execute();
    for (const search of [
      'sort=name',
      'sort=-name',
      'sort=status',
      'sort=-status&q=person+3',
      'status=new',
      'q=nobody',
    ]) {
      const query = leadQuery(search);
      const pages = Array.from({ length: 7 }, (_, page) => listLeads(db, { ...query, pageSize: 100, page: page + 1 }));
      const listed = new Set((await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ id }) => id)));
      const exported: string[] = [];
      for await (const chunk of exportLeads(db, query)) exported.push(...chunk.map(({ id }) => id));
      expect(exported, search).toEqual([...listed]);
      expect(exported.length, search).toBe(findRecords(leadEntity, leads, query).length);
    }
  });

  it('contains each remaining lead once while others are added and removed', async () => {
    const db = await openStore(where);
    const rowOf = (number: number) => toLeadRow({ ...sample, id: String(number).padStart(4, '0'), name: 'Person' });
    const add = (from: number, count: number) =>
      db
        .insertInto('lead')
        .values(Array.from({ length: count }, (_, index) => rowOf(from + index)))
        .execute();
    await add(1000, 600);
    const exported: string[] = [];
    for await (const chunk of exportLeads(db, leadQuery('sort=name'))) {
      exported.push(...chunk.map(({ id }) => id));
      await add(exported.length, 1);
      await db
        .deleteFrom('lead')
        .where('id', '=', String(exported.at(-1)))
        .execute();
    }
    expect(exported).toEqual(Array.from({ length: 600 }, (_, number) => String(1000 + number)));
  });
});
