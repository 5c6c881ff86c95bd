import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { language } from '#content/language.ts';
import { readCell } from '#domain/csv.ts';
import { emptyLead, leadEventTypeLabels, leadStatusLabels } from '#domain/lead.ts';
import { type ImportRow, importRowSchema } from '#domain/leadImport.ts';
import type { Person } from '#domain/session.ts';
import type { Target } from './columns.ts';

/** In which order a file writes days such as 03/04/2027. */
export type DateOrder = 'monthFirst' | 'dayFirst';

/** How the cells of a table are to be read. */
export interface Reading {
  /** The field that each column fills; null where it is left out. */
  columns: readonly (Target | null)[];
  dateOrder: DateOrder;
  /** The people who may be named as responsible. */
  people: readonly Person[];
}

/** A row of the file as a lead, with its errors. */
export interface ReadRow {
  /** Counted from 1, as the rows of the file are without its head. */
  number: number;
  cells: Partial<Record<Target, string>>;
  /** Null where something is wrong with it. */
  row: ImportRow | null;
  /** Errors by field, a sentence each. */
  problems: Partial<Record<Target, string>>;
}

const pair = (number: string) => number.padStart(2, '0');
/** @returns how the names of the months begin, three letters of each. */
function monthsIn(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month)).slice(0, 3).toLowerCase());
}

/** Programs write English ones, whatever the language of those who use them. */
const monthNames = [...monthsIn('en'), ...monthsIn(language.locale)];
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/;

/** @returns the day that is meant (`2027-06-14`), or null. */
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

/** @returns whether days of these columns can be read in two ways, and whether some can only be read with the day first. */
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
 * @returns the value that a text means, whatever its letter case: by its label, or by its own name, which is what a back office
 * in English writes into files (`Proposal Sent`).
 */
const wordFor = (labels: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.entries(labels).find(([value, label]) => same(label, text) || same(value, text.replaceAll(' ', '')))?.[0];

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** @returns what one row says, and what is wrong with it. */
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

/** Other programs write whole numbers with cents. */
const whole = (text = '') => text.replace(/[.,]0{1,2}$/, '');

/** @returns the row, or null where the schema refuses it; its sentences are added to the problems. */
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
