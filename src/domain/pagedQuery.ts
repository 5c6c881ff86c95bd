/**
 * The rest of the translation between an address and a list, for lists that are sorted and paged: those of the
 * back office. Visitors do not load it.
 */
import { fold, readPage, readSearch } from './listQuery.ts';

/** The column that a list is sorted by. In an address `createdAt` is ascending and `-createdAt` descending. */
export interface Sort<Field extends string> {
  field: Field;
  order: 'asc' | 'desc';
}

/** Rows that a page of a list may have. */
export const pageSizes = [10, 25, 50, 100] as const;

/** What every paged list is asked for, beside its filters. */
export interface PagedQuery<Field extends string> {
  q: string;
  sort: Sort<Field>;
  /** Counted from 1. A page past the end counts as the last one. */
  page: number;
  /** Rows per page, one of `pageSizes`. */
  pageSize: number;
}

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** How many records match, on all pages. */
  matching: number;
  /** How many records there are. */
  total: number;
  /** The page that `rows` are, counted from 1. */
  page: number;
}

/** @returns the sort as it stands in an address. */
export const writeSort = ({ field, order }: Sort<string>) => (order === 'desc' ? `-${field}` : field);

/**
 * @param params an address's query. @param fields what the list can be sorted by.
 * @returns the sort that the address asks for, else `fallback`.
 */
export function readSort<Field extends string>(
  params: URLSearchParams,
  fields: readonly Field[],
  fallback: Sort<Field>,
): Sort<Field> {
  const value = params.get('sort') ?? '';
  const field = fields.find((candidate) => candidate === value.replace(/^-/, ''));
  return field ? { field, order: value.startsWith('-') ? 'desc' : 'asc' } : fallback;
}

/** @returns search, sort, page and page size of an address, each its default where the address makes no sense. */
export function readPagedQuery<Field extends string>(
  params: URLSearchParams,
  fields: readonly Field[],
  fallback: Sort<Field>,
): PagedQuery<Field> {
  const rows = Number(params.get('rows'));
  return {
    q: readSearch(params),
    sort: readSort(params, fields, fallback),
    page: readPage(params),
    pageSize: pageSizes.find((size) => size === rows) ?? pageSizes[0],
  };
}

/** @returns the address's query that `readPagedQuery` and the list's own reader understand; `filters` by parameter. */
export function writePagedQuery(query: PagedQuery<string>, filters: Readonly<Record<string, string>>): URLSearchParams {
  const { q, sort, page, pageSize } = query;
  return new URLSearchParams({ ...filters, q, sort: writeSort(sort), page: String(page), rows: String(pageSize) });
}

/** Longest key of a list, in characters: beyond that the order of two records is nobody's concern. */
const keyLength = 100;

/**
 * @returns what a text is sorted by, character by character, in the demo as in a database: letter case and accents
 * aside, numbers by their value. Never empty of meaning: '' sorts first.
 */
export const sortKey = (text: string): string =>
  fold(text)
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .slice(0, keyLength);

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/**
 * @param textOf what a record is sorted by, as text; the id decides between equals, in the same direction.
 * @returns the records in the asked order; the array given stays as it is.
 */
export function sortRecords<Row extends { id: string }, Field extends string>(
  records: readonly Row[],
  { field, order }: Sort<Field>,
  textOf: (record: Row, field: Field) => string,
): Row[] {
  const keyed = records.map((record) => ({ record, key: sortKey(textOf(record, field)) }));
  keyed.sort((one, other) => compare(one.key, other.key) || compare(one.record.id, other.record.id));
  if (order === 'desc') keyed.reverse();
  return keyed.map(({ record }) => record);
}

/** @returns the asked page of the matching records; the last one where the page is past the end. */
export function pageOf<Row>(matching: readonly Row[], total: number, query: { page: number; pageSize: number }) {
  const lastPage = Math.max(1, Math.ceil(matching.length / query.pageSize));
  const page = Math.min(query.page, lastPage);
  const first = (page - 1) * query.pageSize;
  return { rows: matching.slice(first, first + query.pageSize), matching: matching.length, total, page };
}
