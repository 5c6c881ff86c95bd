/**
 * The rest of the translation between an address and a list, for lists that are sorted and paged: those of the
 * back office. Visitors do not load it.
 */
import { fold, readPage, readSearch } from './listQuery.ts';

/** The field that a list is sorted by. In an address `createdAt` is ascending and `-createdAt` descending. */
export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** Rows that a page of a list may have. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Records that are changed at once: all that a page of a list may show. */
export const mostAtOnce = 100;

/** The query of a list: search, filters, order, page. */
export interface ListQuery {
  q: string;
  /** By parameter; `all` where it lets everything through. */
  filters: Readonly<Record<string, string>>;
  sort: Sort;
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
export const writeSort = ({ field, order }: Sort) => (order === 'desc' ? `-${field}` : field);

/** @returns the sort that an address asks for, if it is by one of the fields, else `standard`. */
function readSort(params: URLSearchParams, fields: readonly string[], standard: Sort): Sort {
  const value = params.get('sort') ?? '';
  const field = fields.find((candidate) => candidate === value.replace(/^-/, ''));
  return field ? { field, order: value.startsWith('-') ? 'desc' : 'asc' } : standard;
}

/** @returns search, sort, page and page size of an address, each its default where the address makes no sense. */
export function readPagedQuery(
  params: URLSearchParams,
  fields: readonly string[],
  standard: Sort,
): Omit<ListQuery, 'filters'> {
  const rows = Number(params.get('rows'));
  return {
    q: readSearch(params),
    sort: readSort(params, fields, standard),
    page: readPage(params),
    pageSize: pageSizes.find((size) => size === rows) ?? pageSizes[0],
  };
}

/** @returns the address's query that `readListQuery` understands. */
export function writeListQuery({ q, filters, sort, page, pageSize }: ListQuery): URLSearchParams {
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

/** @returns the page that is shown where `matching` records are found: the last one where the asked one is past the end. */
export const shownPage = ({ page, pageSize }: { page: number; pageSize: number }, matching: number): number =>
  Math.min(page, Math.max(1, Math.ceil(matching / pageSize)));

/** @returns the asked page of the matching records; the last one where the page is past the end. */
export function pageOf<Row>(matching: readonly Row[], total: number, query: { page: number; pageSize: number }) {
  const page = shownPage(query, matching.length);
  const first = (page - 1) * query.pageSize;
  return { rows: matching.slice(first, first + query.pageSize), matching: matching.length, total, page };
}
