import { expect, it } from 'vitest';
import type { Backend, Records } from '#backend/backend.ts';
import {
  type Entity,
  type EntityRecord,
  fieldOf,
  readListQuery,
  searchedFields,
  sortWords,
  textsIn,
} from '#domain/entity.ts';
import { all } from '#domain/listQuery.ts';
import { type RecordName, recordEntities } from '#domain/records.ts';
import { type Create, signInTo } from './signInTo.ts';

type ListedRecord = EntityRecord & { id: string };

const kinds = Object.entries(recordEntities) as [RecordName, Entity][];

const listOf = (backend: Backend, name: RecordName): Pick<Records<ListedRecord, never>, 'list'> => backend[`${name}s`];

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

  it.each(kinds)('finds each %s by any of its searched texts', async (name, entity) => {
    const { list } = listOf(await signInTo(create), name);
    const { rows } = await list(queryOf(entity, {}, () => all));
    for (const field of searchedFields(entity)) {
      const row = rows.find((candidate) => textsIn(candidate, [field]).join() !== '');
      // The rows of some lists lack a searched text, and no sample record has others.
      if (!row) continue;
      const q = textsIn(row, [field]).join().slice(0, 60);
      expect((await list(queryOf(entity, { q }, () => all))).rows, field).toContainEqual(row);
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
