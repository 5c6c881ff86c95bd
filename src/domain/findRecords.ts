import {
  type Entity,
  type EntityRecord,
  type Field,
  type FieldValue,
  fieldOf,
  type ListCriteria,
  parseRange,
  phoneFields,
  type SortKey,
  searchedChoices,
  searchedFields,
  sortValueOf,
  textsIn,
} from './entity.ts';
import { all, none } from './listQuery.ts';
import { phoneDigits, searchedDigits } from './phoneDigits.ts';
import { matchesSearch } from './textSearch.ts';

/** @returns the matching records in the order of the query, of all pages; the given array is not modified. */
export function findRecords<Row extends EntityRecord>(
  entity: Entity,
  records: readonly Row[],
  { q, filters, sort }: ListCriteria,
): Row[] {
  const choices = Object.entries(entity.filters).map(([filter, name]) => ({ name, choice: filters[filter] ?? all }));
  const field = fieldOf(entity, sort.field);
  // Looked up once, as a list may have thousands of records.
  const searched = searchedFields(entity);
  const choicesSearched = searchedChoices(entity);
  const labelsOf = (record: Row) => choicesSearched.map(([name, { labels }]) => labels[String(record[name])] ?? '');
  const phones = phoneFields(entity);
  const keyed = records
    .filter((record) =>
      choices.every(
        ({ name, choice }) => choice === all || passes(fieldOf(entity, name), record[name] ?? null, choice),
      ),
    )
    .filter((record) => isFound([...textsIn(record, searched), ...labelsOf(record)], textsIn(record, phones), q))
    .map((record) => ({ record, key: sortValueOf(field, record[sort.field] ?? null), id: String(record.id) }));
  // The id is the tie-breaker, in the same direction.
  keyed.sort((one, other) => compare(one.key, other.key) || compare(one.id, other.id));
  if (sort.order === 'desc') keyed.reverse();
  return keyed.map(({ record }) => record);
}

/** @returns whether texts contain each word of a search text, or a phone number its digits. */
export function isFound(texts: readonly string[], phones: readonly string[], q: string): boolean {
  if (matchesSearch(texts, q)) return true;
  const digits = searchedDigits(q);
  return digits !== '' && phones.some((phone) => phoneDigits(phone).includes(digits));
}

/** @returns whether a value matches a filter. */
function passes({ kind }: Field, value: FieldValue, choice: string): boolean {
  if (Array.isArray(value)) return value.includes(choice);
  if (kind !== 'day' && kind !== 'instant') return (value || none) === choice;
  const { from, before } = parseRange(choice);
  return typeof value === 'string' && value >= from && (before === '' || value < before);
}

const compare = (one: SortKey, other: SortKey) => Number(one > other) - Number(one < other);
