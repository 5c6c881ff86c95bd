import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { listWords } from '#content/admin/list.ts';
import { formatDate } from '#domain/dates.ts';
import {
  type Entity,
  type EntityRecord,
  type Field,
  type FieldValue,
  parseRange,
  shownValue,
  sortableFields,
} from '#domain/entity.ts';

/** Overrides of `GridColDef` by field. */
type Cells<Row extends EntityRecord> = Readonly<Record<string, Partial<GridColDef<Row>>>>;

/**
 * Column widths in px by kind of field. On the narrowest screen with a grid, 787 px are available: 1240 px minus
 * sidebar, margins, scrollbar and the actions column.
 */
const columnWidths: Readonly<Record<Field['kind'], Pick<GridColDef, 'flex' | 'minWidth' | 'sortingOrder'>>> = {
  text: { flex: 0.9, minWidth: 130 },
  texts: { flex: 0.9, minWidth: 130 },
  number: { flex: 0.5, minWidth: 90 },
  choice: { flex: 0.7, minWidth: 86 },
  day: { flex: 0.7, minWidth: 112 },
  instant: { flex: 0.7, minWidth: 110, sortingOrder: ['desc', 'asc'] },
};

/** @returns a field's value as text, for lists and record pages. */
export function shownText(field: Field, value: FieldValue): string {
  return field.kind === 'day' && value === null ? listWords.noDate : shownValue(field, value);
}

/** @returns the label of a filter that is only set by links from other pages: a range of days, or a text. */
export function filterText(field: Field, value: string): string {
  if (field.kind !== 'day' && field.kind !== 'instant') return shownText(field, value);
  const { from, before } = parseRange(value);
  return listWords.days(field.label, from && formatDate(from), before && formatDate(before));
}

/** @returns a list's columns, one for each sortable field. @param cells overrides by field. */
export const columnsOf = <Row extends EntityRecord>(entity: Entity, cells: Cells<Row>): GridColDef<Row>[] =>
  sortableFields(entity).map(([name, field]) => ({
    field: name,
    headerName: field.label,
    ...columnWidths[field.kind],
    valueFormatter: (_value, row) => shownText(field, row[name] ?? null),
    ...cells[name],
  }));

/**
 * @param first fields to show first.
 * @param elsewhere fields that the card shows in another place.
 * @param shown content of fields that are not shown as text.
 * @returns the facts on a record's card, for the same fields as the columns.
 */
export function factsOf(
  entity: Entity,
  record: EntityRecord,
  {
    first = [],
    elsewhere,
    shown = {},
  }: { first?: readonly string[]; elsewhere: readonly string[]; shown?: Readonly<Record<string, ReactNode>> },
): { label: string; value: ReactNode }[] {
  const fields = sortableFields(entity).filter(([name]) => !elsewhere.includes(name));
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return fields
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, field]) => ({ label: field.label, value: shown[name] ?? shownText(field, record[name] ?? null) }));
}
