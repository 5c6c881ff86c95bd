import { expect, it } from 'vitest';
import type { Backend, Records } from '#backend/backend.ts';
import { type Entity, fieldOf, readListQuery, sortWords } from '#domain/entity.ts';
import { all } from '#domain/listQuery.ts';
import { type RecordName, recordEntities } from '#domain/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const kinds = Object.entries(recordEntities) as [RecordName, Entity][];

const listOf = (backend: Backend, name: RecordName): Pick<Records<unknown, never>, 'list'> => backend[`${name}s`];

/** @returns a query with a value for every filter. @param choiceOf returns that of a field, given its name. */
function queryOf(entity: Entity, others: Readonly<Record<string, string>>, choiceOf: (name: string) => string) {
  const filters = Object.fromEntries(
    Object.entries(entity.filters).map(([filter, name]) => [filter, choiceOf(name)] as const),
  );
  const query = readListQuery(entity, new URLSearchParams({ ...filters, ...others }));
  expect(query.filters).toEqual(filters);
  return query;
}

/** @returns a value by which a list can be filtered. */
function anyChoice(entity: Entity, name: string): string {
  const field = fieldOf(entity, name);
  if (field.kind === 'choice') return String(Object.keys(field.labels)[0]);
  return field.kind === 'day' || field.kind === 'instant' ? '1990-01-01..1990-01-02' : 'nothing';
}

/** Tests of every list of the back office, for every backend with the sample records. */
export function listContract(create: Create) {
  it.each(kinds)('lists each %s in every order', async (name, entity) => {
    const { list } = listOf(await signInTo(create), name);
    for (const sort of Object.keys(sortWords(entity))) {
      const { rows, matching, total } = await list(queryOf(entity, { sort }, () => all));
      expect(rows.length, sort).toBeGreaterThan(0);
      expect(matching, sort).toBe(total);
    }
  });

  it.each(kinds)('searches each %s by words and by a phone number, with every filter at once', async (name, entity) => {
    const { list } = listOf(await signInTo(create), name);
    for (const q of ['zeppelin', '+1 (555) 099-9999']) {
      const query = queryOf(entity, { q }, (field) => anyChoice(entity, field));
      expect(await list(query), q).toMatchObject({ rows: [], matching: 0 });
    }
  });
}
