/**
 * Descriptions of record types by their fields. Labels, columns, sorting, search, filters, exported files, the order in
 * the database and in the demo, and the API's description are all derived from them.
 */
import { personName } from '#content/domain/entity.ts';
import { formatDate } from './dates.ts';
import { isDay, isInstant } from './isoDates.ts';
import { all, readChoice } from './listQuery.ts';
import { formatMoney, formatNumber } from './numbers.ts';
import { type ListQuery, readPagedQuery, type Sort, sortKey } from './pagedQuery.ts';

/** A JSON value of a field. */
export type FieldValue = string | number | null | readonly string[];

/** A record of any entity. */
export type EntityRecord = Readonly<Record<string, FieldValue>>;

interface FieldOfAnyKind {
  /** Label of the field in column headers, on cards, in forms and in exported files. */
  label: string;
  /** Labels of the two sort directions; a field without them cannot be sorted by. */
  sorts?: readonly [ascending: string, descending: string];
}

/** Text of one or more lines. */
export interface TextField extends FieldOfAnyKind {
  kind: 'text';
  /** Whether searches look into the field. */
  searched?: boolean;
  /** Whether it is a phone number, which searches also find by its digits; the database has a column of them. */
  phone?: boolean;
  /** Whether the value may be null; such fields contain the id of another record, which may be deleted. */
  nullable?: boolean;
}

/** One of several values. */
export interface ChoiceField extends FieldOfAnyKind {
  kind: 'choice';
  /** Labels of the values, in the order in which they are offered. */
  labels: Readonly<Record<string, string>>;
  /** Whether lists are sorted by label or by the order of the values. */
  sortedBy: 'label' | 'order';
  /** Whether searches find a value by its label, in the language of the reader. */
  searched?: boolean;
}

/** A day (`2027-06-14`) or null, or an instant in UTC; ISO 8601. */
export interface TimeField extends FieldOfAnyKind {
  kind: 'day' | 'instant';
}

/** A whole number. */
export interface NumberField extends FieldOfAnyKind {
  kind: 'number';
  /** Whether the value may be null, which means unknown. */
  nullable?: boolean;
  /** Whether the number is an amount in the company's currency. */
  money?: boolean;
}

/** Several texts; cannot be sorted by. */
export interface TextsField extends FieldOfAnyKind {
  kind: 'texts';
  sorts?: never;
}

/** One field of an entity. */
export type Field = TextField | ChoiceField | TimeField | NumberField | TextsField;

/**
 * The description of a record type; `Row` is the type of its records, of which all fields except the id are declared.
 */
export interface Entity<Row = EntityRecord> {
  /** In the order of columns and of exported files. */
  fields: Readonly<Record<Exclude<keyof Row, 'id'> & string, Field>>;
  /**
   * Filters of a list, as URL parameter and field. For fields with several texts, the filter is one of them; for days
   * and instants, a range.
   */
  filters: Readonly<Record<string, Exclude<keyof Row, 'id'> & string>>;
  /** Default of each filter; `all` for filters that are not listed. */
  defaultFilters?: Readonly<Record<string, string>>;
  /** The default order of a list. */
  sort: Sort;
}

/** Format of an id. */
const idPattern = /^[\w-]{1,100}$/;

/** @returns whether a field holds the id of another record. */
export const isId = (field: Field): boolean => field.kind === 'text' && field.nullable === true;

/** @returns a range for the URL, with an exclusive end: `2027-06-01..2027-07-01` is June. An empty end is open. */
export const rangeOf = (from: string, before: string): string => `${from}..${before}`;

/** @returns the ends of a range; empty if open. */
export function parseRange(range: string): { from: string; before: string } {
  const [from = '', before = ''] = range.split('..');
  return { from, before };
}

/** @returns whether a text from the URL is a range with at least one end. */
function isRange(text: string): boolean {
  const ends = text.split('..');
  return ends.length === 2 && text !== '..' && ends.every((end) => end === '' || isDay(end) || isInstant(end));
}

/** Maximum length of a filter text, in characters. */
const maxFilterLength = 100;

/** Sort value of a missing day, so that such records come last. */
const noDay = '9999-12-31';

/** @returns the field of a name. */
export const fieldOf = ({ fields }: Entity, name: string): Field => fields[name] as Field;

/** @returns a field's value for display and export; dates in ISO 8601, so that spreadsheets can sort them. */
export function textOf(field: Field, value: FieldValue): string {
  if (field.kind === 'choice') return field.labels[String(value)] ?? '';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** @returns a field's value as it is shown, in the formats of the current language; empty if it is missing. */
export function shownValue(field: Field, value: FieldValue): string {
  if (value === null) return '';
  if (field.kind === 'day' || field.kind === 'instant') return formatDate(String(value));
  if (field.kind === 'number') return (field.money ? formatMoney : formatNumber)(Number(value));
  return textOf(field, value);
}

/**
 * @returns the labels of fields, each once, because the id and the name of a person or record share one. A field that
 * no longer exists is named by itself.
 */
export const labelsOf = (fields: Entity['fields'], names: readonly string[]): string[] => [
  ...new Set(names.map((name) => fields[name]?.label ?? name)),
];

/** The value that records are sorted by. */
export type SortKey = string | number;

/** @returns the sort value of a field, compared as string or number; the same in the demo and in the database. */
export function sortValueOf(field: Field, value: FieldValue): SortKey {
  if (field.kind === 'choice' && field.sortedBy === 'order') return Object.keys(field.labels).indexOf(String(value));
  if (field.kind === 'day' || field.kind === 'instant') return String(value ?? noDay);
  if (field.kind === 'number') return Number(value ?? 0);
  return sortKey(textOf(field, value));
}

/** @returns the sortable fields of an entity in their order, which are the columns of its list. */
export const sortableFields = ({ fields }: Entity): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, { sorts }]) => sorts);

/** @returns all sort orders, as in the URL, with their labels; the default order comes first. */
export function sortWords(entity: Entity): Readonly<Record<string, string>> {
  const words = Object.entries(entity.fields).flatMap(([name, { sorts }]) =>
    sorts ? [[name, sorts[0]] as const, [`-${name}`, sorts[1]] as const] : [],
  );
  const { field, order } = entity.sort;
  const defaultSorts = order === 'desc' ? [`-${field}`, field] : [field, `-${field}`];
  // Object keys keep their first position.
  return Object.fromEntries([...defaultSorts.map((sort) => [sort, '']), ...words]);
}

/** @returns the options of a filter, with values and labels. */
export function choicesOf(entity: Entity, filter: string): { value: string; label: string }[] {
  const field = fieldOf(entity, entity.filters[filter] ?? '');
  return field.kind === 'choice' ? optionsOf(field.labels) : [];
}

/** @returns values and labels as options of a menu. */
export const optionsOf = (labels: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** @returns the list query of a URL; invalid values fall back to their defaults. */
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
    return choice === all && params.get(filter) !== all ? (entity.defaultFilters?.[filter] ?? all) : choice;
  }
  const text = params.get(filter) ?? '';
  if (kind === 'day' || kind === 'instant') return isRange(text) ? text : all;
  if (isId(field)) return idPattern.test(text) ? text : all;
  return text.slice(0, maxFilterLength) || all;
}

/** @returns the names of the text fields that searches look into. */
export const searchedFields = ({ fields }: Entity): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'text' && field.searched ? [name] : []));

/** @returns the choices whose labels searches look into, by name. */
export const searchedChoices = ({ fields }: Entity): [name: string, field: ChoiceField][] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'choice' && field.searched ? [[name, field]] : []));

/** @returns the names of the fields that contain phone numbers. */
export const phoneFields = ({ fields }: Entity): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'text' && field.phone ? [name] : []));

/** @returns a record's values as texts, empty if they are missing. */
export const textsIn = (record: EntityRecord, names: readonly string[]) =>
  names.map((name) => String(record[name] ?? ''));

/** @returns the texts of a record that searches look into, without the labels of choices. */
export const searchedTexts = (entity: Entity, record: EntityRecord): string[] =>
  textsIn(record, searchedFields(entity));

/** The part of a query that determines which records are found, and in which order. */
export type ListCriteria = Pick<ListQuery, 'q' | 'filters' | 'sort'>;

/** The field for the name of a person, shared by entities. */
export const personNameField = {
  kind: 'text',
  label: personName.label,
  searched: true,
  sorts: personName.sorts,
} as const;
