import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { language } from '#content/language.ts';
import { exportedFields, readCell } from '#domain/csv.ts';
import type { Field } from '#domain/entity.ts';
import { isDay } from '#domain/isoDates.ts';
import { emptyLead, leadEntity } from '#domain/lead.ts';
import { type ImportRow, type ImportTarget, importRowSchema } from '#domain/leadImport.ts';
import type { Person } from '#domain/session.ts';

/** Order of day and month in dates such as 03/04/2027. */
export type DateOrder = 'monthFirst' | 'dayFirst';

/** Settings for interpreting the cells of a table. */
export interface Reading {
  /** The target of each column; null for columns to skip. */
  columns: readonly (ImportTarget | null)[];
  dateOrder: DateOrder;
  /** Staff members who may be named as responsible. */
  people: readonly Person[];
}

/** A row of the file as a lead, with its errors. */
export interface ReadRow {
  /** Row number, starting at 1 after the header. */
  number: number;
  cells: Partial<Record<ImportTarget, string>>;
  /** Null if the row is invalid. */
  row: ImportRow | null;
  /** Error messages by field. */
  problems: Partial<Record<ImportTarget, string>>;
}

const twoDigits = (number: string) => number.padStart(2, '0');
/** @returns the first three letters of each month's name. */
function monthsIn(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month)).slice(0, 3).toLowerCase());
}

/** English names are always included, as many programs write them whatever the user's language. */
const monthNames = [...monthsIn('en'), ...monthsIn(language.locale)];
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/;

/** @returns the date as ISO 8601 (`2027-06-14`), or null. */
export function readDay(text: string, order: DateOrder): string | null {
  const day = (year: string, month: string, date: string) =>
    `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(date)}`;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return day(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/.exec(text);
  if (dotted) return day(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '');
  const [, first = '', second = '', year = ''] = slashed.exec(text) ?? [];
  if (year) return order === 'monthFirst' ? day(year, first, second) : day(year, second, first);
  const named =
    /^(?<month>\p{L}{3,9})\.? (?<date>\d{1,2})(st|nd|rd|th)?,? (?<year>\d{4})/iu.exec(text) ??
    /^(?<date>\d{1,2})(st|nd|rd|th)?\.? (?<month>\p{L}{3,9})\.?,? (?<year>\d{4})/iu.exec(text);
  const { month = '', date = '', year: yearOfName = '' } = named?.groups ?? {};
  const monthIndex = monthNames.indexOf(month.slice(0, 3).toLowerCase());
  return monthIndex < 0 ? null : day(yearOfName, String((monthIndex % 12) + 1), date);
}

const fields = exportedFields(leadEntity);

/** Fields with a day or an instant. */
const timeTargets: readonly ImportTarget[] = fields.flatMap(([name, { kind }]) =>
  kind === 'day' || kind === 'instant' ? [name] : [],
);

/**
 * @returns an example of an ambiguous date in these columns, or empty, and whether some dates are only valid with the
 * day first.
 */
export function dateHints(rows: readonly (readonly string[])[], columns: readonly (ImportTarget | null)[]) {
  const places = columns.flatMap((target, place) => (target && timeTargets.includes(target) ? [place] : []));
  let example = '';
  let dayFirst = false;
  for (const row of rows) {
    for (const place of places) {
      const text = row[place]?.trim() ?? '';
      const [, first, second] = slashed.exec(text) ?? [];
      if (!first || !second) continue;
      dayFirst ||= Number(first) > 12 && Number(second) <= 12;
      if (example === '' && Number(first) <= 12 && Number(second) <= 12 && first !== second) example = text;
    }
  }
  return { example, dayFirst };
}

/**
 * Finds the value for a text, ignoring case, by its label or by its key, which an English back office exports
 * (`Proposal Sent`).
 */
const valueOfLabel = (labels: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.entries(labels).find(([value, label]) => same(label, text) || same(value, text.replaceAll(' ', '')))?.[0];

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** An instant, as this program exports it. */
const exportedInstant = /^\d{4}-\d\d-\d\dT.+Z$/;

/** @returns the form value of a cell, or an error message. */
function readField(field: Field, text: string, order: DateOrder): { value: string } | { problem: string } {
  if (field.kind === 'choice') {
    const value = valueOfLabel(field.labels, text);
    return value === undefined ? { problem: leadImport.oneOf(Object.values(field.labels)) } : { value };
  }
  // Other programs write whole amounts with cents.
  if (field.kind === 'number') return { value: text.replace(/[.,]0{1,2}$/, '') };
  if ((field.kind !== 'day' && field.kind !== 'instant') || exportedInstant.test(text)) return { value: text };
  const read = readDay(text, order);
  if (read === null) return { problem: leadImport.oddDate };
  if (!isDay(read)) return { problem: leadImport.noSuchDay };
  return { value: field.kind === 'day' ? read : `${read}T00:00:00.000Z` };
}

/** @returns the form values of a row's cells, and the errors of the others. */
function readFields(
  cells: ReadRow['cells'],
  order: DateOrder,
): { values: ReadRow['cells']; problems: ReadRow['problems'] } {
  const values: ReadRow['cells'] = {};
  const problems: ReadRow['problems'] = {};
  for (const [name, field] of fields) {
    const text = cells[name] ?? '';
    if (text === '') continue;
    const read = readField(field, text, order);
    if ('problem' in read) problems[name] = read.problem;
    else values[name] = read.value;
  }
  return { values, problems };
}

/** @returns a row's parsed content and errors. */
export function readRow(texts: readonly string[], number: number, { columns, dateOrder, people }: Reading): ReadRow {
  const cells: ReadRow['cells'] = {};
  for (const [place, target] of columns.entries()) if (target) cells[target] = readCell(texts[place] ?? '').trim();
  const { values, problems } = readFields(cells, dateOrder);
  const { responsible = '', ...form } = values;
  const person = people.find((candidate) => same(candidate.name, responsible));
  if (responsible !== '' && !person) problems.responsible = leadImport.nobody;
  const row = validated(
    {
      ...emptyLead,
      eventType: 'other',
      createdAt: '',
      mergeInto: '',
      ...form,
      name: cells.name || [cells.firstName, cells.lastName].filter(Boolean).join(' '),
      responsibleId: person?.id ?? '',
    },
    problems,
  );
  return { number, cells, row: Object.keys(problems).length === 0 ? row : null, problems };
}

/** @returns the validated row; null if the schema rejects it, after adding the messages to `problems`. */
function validated(form: object, problems: Partial<Record<ImportTarget, string>>): ImportRow | null {
  try {
    return validate(importRowSchema, form);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    for (const [name, sentence] of Object.entries(error.fields)) {
      const target = (name === 'responsibleId' ? 'responsible' : name) as ImportTarget;
      problems[target] ??= sentence;
    }
    return null;
  }
}
