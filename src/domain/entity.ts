/**
 * What an entity is made of, said once. Labels, columns, sorting, search, filters, exported files, the database's order,
 * the demo's order and the API's description all come from its fields.
 */
import { personName } from '#content/domain/entity.ts';
import { all, matchesSearch, none, readChoice } from './listQuery.ts';
import { type ListQuery, readPagedQuery, type Sort, sortKey } from './pagedQuery.ts';

/** Value of a field, as JSON has it. */
export type FieldValue = string | number | null | readonly string[];

/** A record, whichever entity it is of. */
export type EntityRecord = Readonly<Record<string, FieldValue>>;

interface FieldOfAnyKind {
  /** The header of its column, its name on cards, in forms and in exported files. */
  label: string;
  /** Labels of the two orders in the menu of sorts; a field without them cannot be sorted by. */
  sorts?: readonly [ascending: string, descending: string];
}

/** Words of one or more lines. */
export interface TextField extends FieldOfAnyKind {
  kind: 'text';
  /** Whether the search of a list looks into it. */
  searched?: boolean;
  /** Whether the value may be null: then it is the id of another record, which may be deleted. */
  nullable?: boolean;
}

/** One of some values. */
export interface ChoiceField extends FieldOfAnyKind {
  kind: 'choice';
  /** The words for each value, in the order in which they are offered. */
  labels: Readonly<Record<string, string>>;
  /** Whether lists are sorted by the labels themselves, or by their order here. */
  sortedBy: 'label' | 'order';
}

/** A day (`2027-06-14`), or null where it is not set; or an instant in UTC. ISO 8601. */
export interface TimeField extends FieldOfAnyKind {
  kind: 'day' | 'instant';
}

/** A whole number. */
export interface NumberField extends FieldOfAnyKind {
  kind: 'number';
  /** Whether the value may be null, which means that it is not known. */
  nullable?: boolean;
  /** Whether the number is an amount in the company's currency. */
  money?: boolean;
}

/** Several texts; nobody sorts by them. */
export interface TextsField extends FieldOfAnyKind {
  kind: 'texts';
  sorts?: never;
}

/** One field of an entity. */
export type Field = TextField | ChoiceField | TimeField | NumberField | TextsField;

/** An entity; `Row` is the type of its records, of which every field but the id is declared. */
export interface Entity<Row = EntityRecord> {
  /** In the order of columns and of exported files. */
  fields: Readonly<Record<Exclude<keyof Row, 'id'> & string, Field>>;
  /**
   * What a list can be narrowed to: the parameter in its address, and the field. Of several texts one is asked for, of
   * days and instants a range.
   */
  filters: Readonly<Record<string, Exclude<keyof Row, 'id'> & string>>;
  /** Standard choice of each filter; of filters that are not named here it is `all`. */
  standard?: Readonly<Record<string, string>>;
  /** The order of a list that asks for none. */
  sort: Sort;
}

/** Characters and length of an id. */
const idPattern = /^[\w-]{1,100}$/;

/** @returns whether a field holds the id of another record. */
export const isId = (field: Field): boolean => field.kind === 'text' && field.nullable === true;

/** From when, up to when: days or instants, one of which may be left out. */
const rangePattern = /^(\d{4}-\d\d-\d\d(T[\d:.]{5,12}Z)?)?\.\.(\d{4}-\d\d-\d\d(T[\d:.]{5,12}Z)?)?$/;

/** @returns a range as an address has it: `2027-06-01..2027-07-01`, which is June; an end that is empty is open. */
export const rangeOf = (from: string, before: string): string => `${from}..${before}`;

/** @returns the ends of a range; empty where it is open. */
export function endsOf(range: string): { from: string; before: string } {
  const [from = '', before = ''] = range.split('..');
  return { from, before };
}

/** Longest text that a list is narrowed to, in characters. */
const longestFilter = 100;

/** A day after all others: records without a day follow those that have one. */
const noDay = '9999-12-31';

const fieldOf = ({ fields }: Entity, name: string): Field => fields[name] as Field;

/** @returns a field's value as people read it, dates in ISO 8601, so that every spreadsheet sorts them. */
export function textOf(field: Field, value: FieldValue): string {
  if (field.kind === 'choice') return field.labels[String(value)] ?? '';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** The value that records are compared by. */
export type SortKey = string | number;

/** @returns what a value is sorted by, in the demo as in a database: compared character by character, or as a number. */
export function sortValueOf(field: Field, value: FieldValue): SortKey {
  if (field.kind === 'choice' && field.sortedBy === 'order') return Object.keys(field.labels).indexOf(String(value));
  if (field.kind === 'day' || field.kind === 'instant') return String(value ?? noDay);
  if (field.kind === 'number') return Number(value ?? 0);
  return sortKey(textOf(field, value));
}

/** @returns the fields that a list can be sorted by, in their order; they are its columns. */
export const sortableFields = ({ fields }: Entity): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, { sorts }]) => sorts);

/** @returns every sort, as it stands in an address, and its words; that of a list which asks for none comes first. */
export function sortWords(entity: Entity): Readonly<Record<string, string>> {
  const words = Object.entries(entity.fields).flatMap(([name, { sorts }]) =>
    sorts ? [[name, sorts[0]] as const, [`-${name}`, sorts[1]] as const] : [],
  );
  const { field, order } = entity.sort;
  const standard = order === 'desc' ? [`-${field}`, field] : [field, `-${field}`];
  // What comes first in an object stays first.
  return Object.fromEntries([...standard.map((sort) => [sort, '']), ...words]);
}

/** @returns a filter's choices: values and their words. */
export function choicesOf(entity: Entity, filter: string): { value: string; label: string }[] {
  const field = fieldOf(entity, entity.filters[filter] ?? '');
  return field.kind === 'choice' ? optionsOf(field.labels) : [];
}

/** @returns values and their words, as a menu offers them. */
export const optionsOf = (labels: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** @returns the query that an address asks for; what makes no sense in it counts as its default. */
export function readListQuery(entity: Entity, params: URLSearchParams): ListQuery {
  const names = sortableFields(entity).map(([name]) => name);
  const filters = Object.keys(entity.filters).map((filter) => {
    return [filter, readFilter(entity, filter, params)];
  });
  return { ...readPagedQuery(params, names, entity.sort), filters: Object.fromEntries(filters) };
}

function readFilter(entity: Entity, filter: string, params: URLSearchParams): string {
  const field = fieldOf(entity, entity.filters[filter] ?? '');
  const { kind } = field;
  if (kind === 'choice') {
    const values = choicesOf(entity, filter).map(({ value }) => value);
    const choice = readChoice(params, filter, values);
    return choice === all && params.get(filter) !== all ? (entity.standard?.[filter] ?? all) : choice;
  }
  const id = params.get(filter) ?? '';
  if (kind === 'day' || kind === 'instant') return rangePattern.test(id) && id !== '..' ? id : all;
  if (isId(field)) return idPattern.test(id) ? id : all;
  return id.slice(0, longestFilter) || all;
}

/** @returns the texts of a record that a search looks into. */
export const searchedTexts = ({ fields }: Entity, record: EntityRecord): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.searched ? [String(record[name] ?? '')] : [],
  );

/** The part of a query that decides which records are found, and in which order. */
export type Narrowing = Pick<ListQuery, 'q' | 'filters' | 'sort'>;

/** @returns the records that match a query, in its order, whatever the page; the array given stays as it is. */
export function findRecords<Row extends EntityRecord>(
  entity: Entity,
  records: readonly Row[],
  { q, filters, sort }: Narrowing,
): Row[] {
  const choices = Object.entries(entity.filters).map(([filter, name]) => ({ name, choice: filters[filter] ?? all }));
  const field = fieldOf(entity, sort.field);
  const keyed = records
    .filter((record) =>
      choices.every(
        ({ name, choice }) => choice === all || passes(fieldOf(entity, name), record[name] ?? null, choice),
      ),
    )
    .filter((record) => matchesSearch(searchedTexts(entity, record), q))
    .map((record) => ({ record, key: sortValueOf(field, record[sort.field] ?? null), id: String(record.id) }));
  // The id decides between equals, in the same direction.
  keyed.sort((one, other) => compare(one.key, other.key) || compare(one.id, other.id));
  if (sort.order === 'desc') keyed.reverse();
  return keyed.map(({ record }) => record);
}

/** @returns whether a value passes a filter. */
function passes({ kind }: Field, value: FieldValue, choice: string): boolean {
  if (Array.isArray(value)) return value.includes(choice);
  if (kind !== 'day' && kind !== 'instant') return (value || none) === choice;
  const { from, before } = endsOf(choice);
  return typeof value === 'string' && value >= from && (before === '' || value < before);
}

const compare = (one: SortKey, other: SortKey) => Number(one > other) - Number(one < other);

/** The name of a person, wherever one is listed. */
export const personNameField = {
  kind: 'text',
  label: personName.label,
  searched: true,
  sorts: personName.sorts,
} as const;
