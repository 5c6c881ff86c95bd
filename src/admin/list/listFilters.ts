import type { ListWords } from '#content/admin/list.ts';
import { choicesOf, type Entity, isId } from '#domain/entity.ts';
import { all } from '#domain/listQuery.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { filterText } from './entityColumns.ts';
import type { ListFilter } from './ListTools.tsx';

/**
 * @param options of filters that are not enumerated by the entity. @returns the filters of a list with their current
 * values.
 */
export const listFilters = (
  entity: Entity,
  words: Pick<ListWords, 'all'>,
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
    // Drops filters without options, i.e. those that are only set by links from other pages.
    .filter((filter) => filter.options.length > 0);

/**
 * @returns the options of a filter; for one that is only set by links, its current value, so that the user can clear
 * it.
 */
function optionsFor(entity: Entity, name: string, value: string): ListFilter['options'] {
  const field = entity.fields[entity.filters[name] ?? ''];
  if (!field || field.kind === 'choice' || isId(field)) return choicesOf(entity, name);
  return value === all ? [] : [{ value, label: filterText(field, value) }];
}
