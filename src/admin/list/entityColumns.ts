import type { GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { listWords } from '#content/admin/list.ts';
import { formatDate } from '#domain/dates.ts';
import {
  type Entity,
  type EntityRecord,
  endsOf,
  type Field,
  type FieldValue,
  sortableFields,
  textOf,
} from '#domain/entity.ts';
import { formatMoney, formatNumber } from '#domain/numbers.ts';

/** How a list shows a column of its own way: `GridColDef`'s properties by field. */
export type Cells<Row extends EntityRecord> = Readonly<Record<string, Partial<GridColDef<Row>>>>;

/**
 * The room of a column in px, by the kind of its field. A list's columns have 787 px together on the narrowest screen that
 * shows a grid: 1240 less sidebar, margins, scrollbar and the column of actions.
 */
const room: Readonly<Record<Field['kind'], Pick<GridColDef, 'flex' | 'minWidth' | 'sortingOrder'>>> = {
  text: { flex: 0.9, minWidth: 130 },
  texts: { flex: 0.9, minWidth: 130 },
  number: { flex: 0.5, minWidth: 90 },
  choice: { flex: 0.7, minWidth: 86 },
  day: { flex: 0.7, minWidth: 112 },
  instant: { flex: 0.7, minWidth: 110, sortingOrder: ['desc', 'asc'] },
};

/** @returns a field's value as the back office shows it, in lists and on a record's own page. */
export function shownText(field: Field, value: FieldValue): string {
  if (field.kind === 'day' && value === null) return listWords.noDate;
  if (field.kind === 'day' || field.kind === 'instant') return formatDate(String(value));
  if (field.kind === 'number' && value !== null) return (field.money ? formatMoney : formatNumber)(Number(value));
  return textOf(field, value);
}

/** @returns the words for a filter that only links from other pages set: a range of days, or a text. */
export function filterText(field: Field, value: string): string {
  if (field.kind !== 'day' && field.kind !== 'instant') return shownText(field, value);
  const { from, before } = endsOf(value);
  return listWords.days(field.label, from && formatDate(from), before && formatDate(before));
}

/** @returns a list's columns: the fields that it can be sorted by. @param cells what is shown in another way. */
export const columnsOf = <Row extends EntityRecord>(entity: Entity, cells: Cells<Row>): GridColDef<Row>[] =>
  sortableFields(entity).map(([name, field]) => ({
    field: name,
    headerName: field.label,
    ...room[field.kind],
    valueFormatter: (_value, row) => shownText(field, row[name] ?? null),
    ...cells[name],
  }));

/**
 * @param first the fields that come first. @param elsewhere those that the card shows in another place. @param shown what
 * is shown in another way than as text.
 * @returns what a record's card says beneath its title: the same fields as the columns.
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
