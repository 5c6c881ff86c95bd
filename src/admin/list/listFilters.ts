import type { ListWords } from '#content/admin/list.ts';
import { choicesOf, type Entity, isId } from '#domain/entity.ts';
import { all } from '#domain/listQuery.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { filterText } from './entityColumns.ts';
import type { ListFilter } from './ListTools.tsx';

/** @param options of filters that are no choices of the entity. @returns the filters of a list, each with what the address chooses. */
export const listFilters = (
  entity: Entity,
  words: ListWords,
  query: ListQuery,
  options: Readonly<Record<string, ListFilter['options']>> = {},
): ListFilter[] =>
  Object.entries(entity.filters)
    .map(([name, field]) => ({
      name,
      label: entity.fields[field]?.label ?? '',
      allLabel: words.all[name] ?? '',
      options: options[name] ?? optionsFor(entity, name, query.filters[name] ?? all),
      value: query.filters[name] ?? '',
    }))
    // Filters that only links from other pages set have nothing to choose from.
    .filter((filter) => filter.options.length > 0);

/** @returns the choices of a filter; of one that only other pages ask for, what they have asked for, to be taken back. */
function optionsFor(entity: Entity, name: string, value: string): ListFilter['options'] {
  const field = entity.fields[entity.filters[name] ?? ''];
  if (!field || field.kind === 'choice' || isId(field)) return choicesOf(entity, name);
  return value === all ? [] : [{ value, label: filterText(field, value) }];
}
