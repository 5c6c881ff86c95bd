/**
 * Query parameters of lists with sorting and pages, as in the back office. Separate from `listQuery.ts`, so that the
 * public site does not load them.
 */
import { readPage, readSearch } from './listQuery.ts';
import { fold } from './textSearch.ts';

/** The sort order of a list. In URLs, `createdAt` is ascending and `-createdAt` descending. */
export interface Sort {
  field: string;
  order: 'asc' | 'desc';
}

/** Choices for the rows per page. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Maximum number of records per bulk action: the largest page size. */
export const maxAtOnce = 100;

/**
 * Maximum number of rows of an import per request and insert. Not in `leadImport.ts`, whose schemas the backend of a live
 * site would load for every visitor.
 */
export const importPart = 150;

/** The query of a list: search, filters, order, page. */
export interface ListQuery {
  q: string;
  /** By parameter; `all` matches everything. */
  filters: Readonly<Record<string, string>>;
  sort: Sort;
  /** Page number, from 1. A page past the end counts as the last one. */
  page: number;
  /** Rows per page, one of `pageSizes`. */
  pageSize: number;
}

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** Number of matching records on all pages. */
  matching: number;
  /** Total number of records. */
  total: number;
  /** The page number of `rows`, from 1. */
  page: number;
}

/** @returns the sort order, as in the URL. */
export const writeSort = ({ field, order }: Sort) => (order === 'desc' ? `-${field}` : field);

/** @returns the sort order of a URL if its field is valid, otherwise `defaultSort`. */
function readSort(params: URLSearchParams, fields: readonly string[], defaultSort: Sort): Sort {
  const value = params.get('sort') ?? '';
  const field = fields.find((candidate) => candidate === value.replace(/^-/, ''));
  return field ? { field, order: value.startsWith('-') ? 'desc' : 'asc' } : defaultSort;
}

/** @returns search, sort order, page and page size of a URL; invalid values fall back to their defaults. */
export function readPagedQuery(
  params: URLSearchParams,
  fields: readonly string[],
  defaultSort: Sort,
): Omit<ListQuery, 'filters'> {
  const rows = Number(params.get('rows'));
  return {
    q: readSearch(params),
    sort: readSort(params, fields, defaultSort),
    page: readPage(params),
    pageSize: pageSizes.find((size) => size === rows) ?? pageSizes[0],
  };
}

/** @returns the query as URL parameters, to be read by `readListQuery`. */
export function writeListQuery({ q, filters, sort, page, pageSize }: ListQuery): URLSearchParams {
  return new URLSearchParams({ ...filters, q, sort: writeSort(sort), page: String(page), rows: String(pageSize) });
}

/** Maximum length of a sort key, in characters; longer texts rarely differ only after that. */
const maxKeyLength = 100;

/**
 * @returns the key that a text is sorted by, character by character, in the demo and in the database: without case and
 * accents, and with numbers sorted by value. Empty texts sort first.
 */
export const sortKey = (text: string): string =>
  fold(text)
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .slice(0, maxKeyLength);

/** @returns the page to show for `matching` records: the requested one, or the last one if that is past the end. */
export const shownPage = ({ page, pageSize }: { page: number; pageSize: number }, matching: number): number =>
  Math.min(page, Math.max(1, Math.ceil(matching / pageSize)));

/** @returns the requested page of the matching records, or the last one if that is past the end. */
export function pageOf<Row>(matching: readonly Row[], total: number, query: { page: number; pageSize: number }) {
  const page = shownPage(query, matching.length);
  const first = (page - 1) * query.pageSize;
  return { rows: matching.slice(first, first + query.pageSize), matching: matching.length, total, page };
}
