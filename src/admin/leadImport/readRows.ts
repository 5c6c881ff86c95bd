import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { language } from '#content/language.ts';
import { readCell } from '#domain/csv.ts';
import { emptyLead, leadEventTypeLabels, leadStatusLabels } from '#domain/lead.ts';
import { type ImportRow, importRowSchema } from '#domain/leadImport.ts';
import type { Person } from '#domain/session.ts';
import type { Target } from './columns.ts';

/** Order of day and month in dates such as 03/04/2027. */
export type DateOrder = 'monthFirst' | 'dayFirst';

/** Settings for interpreting the cells of a table. */
export interface Reading {
  /** The target of each column; null for columns to skip. */
  columns: readonly (Target | null)[];
  dateOrder: DateOrder;
  /** Staff members who may be named as responsible. */
  people: readonly Person[];
}

/** A row of the file as a lead, with its errors. */
export interface ReadRow {
  /** Row number, starting at 1 after the header. */
  number: number;
  cells: Partial<Record<Target, string>>;
  /** Null if the row is invalid. */
  row: ImportRow | null;
  /** Error messages by field. */
  problems: Partial<Record<Target, string>>;
}

const pair = (number: string) => number.padStart(2, '0');
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
    `${year.length === 2 ? `20${year}` : year}-${pair(month)}-${pair(date)}`;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return day(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/.exec(text);
  if (dotted) return day(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '');
  const [, first = '', second = '', year = ''] = slashed.exec(text) ?? [];
  if (year) return order === 'monthFirst' ? day(year, first, second) : day(year, second, first);
  const named =
    /^(?<month>\p{L}{3,9})\.? (?<date>\d{1,2})(st|nd|rd|th)?,? (?<year>\d{4})/iu.exec(text) ??
    /^(?<date>\d{1,2})(st|nd|rd|th)?\.? (?<month>\p{L}{3,9})\.?,? (?<year>\d{4})/iu.exec(text);
  const { month = '', date = '', year: named4 = '' } = named?.groups ?? {};
  const place = monthNames.indexOf(month.slice(0, 3).toLowerCase());
  return place < 0 ? null : day(named4, String((place % 12) + 1), date);
}

/**
 * @returns an example of an ambiguous date in these columns, or empty, and whether some dates are only valid with the
 * day first.
 */
export function dateHints(rows: readonly (readonly string[])[], columns: readonly (Target | null)[]) {
  const places = columns.flatMap((target, place) => (target === 'eventDate' || target === 'createdAt' ? [place] : []));
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
const wordFor = (labels: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.entries(labels).find(([value, label]) => same(label, text) || same(value, text.replaceAll(' ', '')))?.[0];

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** @returns a row's parsed content and errors. */
export function readRow(texts: readonly string[], number: number, { columns, dateOrder, people }: Reading): ReadRow {
  const cells: Partial<Record<Target, string>> = {};
  for (const [place, target] of columns.entries()) if (target) cells[target] = readCell(texts[place] ?? '').trim();
  const problems: Partial<Record<Target, string>> = {};
  const choice = (target: 'eventType' | 'status', labels: Readonly<Record<string, string>>, standard: string) => {
    const text = cells[target] ?? '';
    const value = text === '' ? standard : wordFor(labels, text);
    if (value === undefined) problems[target] = leadImport.oneOf(Object.values(labels));
    return value ?? standard;
  };
  const day = (target: 'eventDate' | 'createdAt') => {
    const text = cells[target] ?? '';
    const read = text === '' ? '' : readDay(text, dateOrder);
    if (read === null) problems[target] = leadImport.oddDate;
    return read ?? '';
  };
  const name = cells.name || [cells.firstName, cells.lastName].filter(Boolean).join(' ');
  const responsible = cells.responsible ?? '';
  const person = people.find((candidate) => same(candidate.name, responsible));
  if (responsible !== '' && !person) problems.responsible = leadImport.nobody;
  const created = /^\d{4}-\d\d-\d\dT.+Z$/.test(cells.createdAt ?? '') ? cells.createdAt : day('createdAt');
  const form = {
    ...emptyLead,
    name,
    email: cells.email ?? '',
    phone: cells.phone ?? '',
    eventType: choice('eventType', leadEventTypeLabels, 'other'),
    eventDate: day('eventDate'),
    status: choice('status', leadStatusLabels, 'new'),
    guests: whole(cells.guests),
    venue: cells.venue ?? '',
    budget: whole(cells.budget),
    tags: cells.tags ?? '',
    source: cells.source ?? '',
    notes: cells.notes ?? '',
    responsibleId: person?.id ?? '',
    createdAt: created?.length === 10 ? `${created}T00:00:00.000Z` : (created ?? ''),
    mergeInto: '',
  };
  const row = checked(form, problems);
  return { number, cells, row: Object.keys(problems).length === 0 ? row : null, problems };
}

/** Removes a fraction of zeros, as other programs write whole amounts with cents. */
const whole = (text = '') => text.replace(/[.,]0{1,2}$/, '');

/** @returns the validated row; null if the schema rejects it, after adding the messages to `problems`. */
function checked(form: object, problems: Partial<Record<Target, string>>): ImportRow | null {
  try {
    return validate(importRowSchema, form);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    for (const [name, sentence] of Object.entries(error.fields)) {
      const target = (name === 'responsibleId' ? 'responsible' : name) as Target;
      problems[target] ??= sentence;
    }
    return null;
  }
}
