import { expect, it } from 'vitest';
import type { ListConfig } from '#admin/list/listConfig.ts';
import { listFilters } from '#admin/list/listFilters.ts';
import { type Entity, readListQuery } from '#domain/entity.ts';

type AnyList = Pick<ListConfig<never>, 'name' | 'entity' | 'words'>;

const modules = import.meta.glob<Record<string, AnyList>>('../../src/admin/*/*List.tsx', { eager: true });
const lists = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value) => typeof value === 'object' && 'entity' in value),
);

/** An address that sets every filter, because some are shown only if it does. */
const everyFilter = ({ filters, fields }: Entity) =>
  new URLSearchParams(
    Object.entries(filters).map(([filter, name]) => {
      const { kind } = fields[name] as Entity['fields'][string];
      return [filter, kind === 'day' || kind === 'instant' ? '2027-06-01..2027-07-01' : 'something'];
    }),
  );

it.each(lists)('Each filter of the list of $name has a label and an option for no restriction', ({ entity, words }) => {
  for (const { name, label, allLabel } of listFilters(entity, words, readListQuery(entity, everyFilter(entity)))) {
    expect([label, allLabel], name).not.toContain('');
  }
});
