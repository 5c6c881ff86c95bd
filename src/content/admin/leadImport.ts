import { language } from '#content/language.ts';
import { maxImportBytes, maxImported } from '#domain/leadImport.ts';

const counted = new Intl.NumberFormat(language.locale);
const listed = new Intl.ListFormat(language.locale, { type: 'disjunction' });

const leads = (count: number) => (count === 1 ? '1 lead' : `${counted.format(count)} leads`);
const rows = (count: number) => (count === 1 ? '1 row' : `${counted.format(count)} rows`);

/** Texts of the lead import. */
export const leadImport = {
  title: 'Import leads',
  /** Label of the buttons that open the import. */
  open: 'Import CSV',
  back: 'Back to leads',
  firstName: 'First name',
  lastName: 'Last name',
  file: {
    title: 'File',
    choose: 'Choose a CSV file',
    another: 'Choose another file',
    drop: 'or drop it here',
    hint: `Up to ${rows(maxImported)}, with commas, semicolons, tabs or pipes between columns. Excel and other apps can save files as CSV.`,
    reading: 'Reading the file…',
    found: (name: string, count: number) => `${name}: ${rows(count)}`,
    guessedEncoding: 'This file is not UTF-8, so it was read as Windows-1252. Please check that accents look right.',
    noHead: 'The first line looks like a lead, so it is treated as one. Please choose what each column is.',
    failed: 'The file could not be read. Please try again.',
  },
  problems: {
    empty: 'This file is empty.',
    onlyHead: 'This file has column names, but no rows below them.',
    binary: 'This is not a text file. Please save the leads as CSV and choose that file.',
    workbook: 'This is a workbook. Please open it, save it as CSV, and choose that file.',
    quotes:
      'A quotation mark in this file is never closed, so it is unclear where a cell ends. Please save it as CSV again.',
    tooMany: `This file has more than ${rows(maxImported)}. Please import it in parts.`,
    tooLarge: `This file is larger than ${maxImportBytes / 1024 / 1024} MB. Please import it in parts.`,
  },
  columns: {
    title: 'Columns',
    hint: 'Choose what each column contains. Skipped columns are not imported.',
    leaveOut: 'Skip',
    number: (number: number) => `Column ${number}`,
    example: (text: string) => `e.g. ${text}`,
    /** @returns the label of the select for a column's target. */
    is: (name: string) => `Field for ${name}`,
  },
  dates: {
    title: 'How are dates written?',
    ambiguous: (example: string) => `${example} can be read in two ways.`,
    dayFirst: 'Some dates in this file only make sense with the day first. Please choose how they are written.',
    monthFirst: 'Month first: 03/04/2027 is March 4',
    dayFirstChoice: 'Day first: 03/04/2027 is April 3',
  },
  oddDate: 'Please write dates as 2027-06-14 or 06/14/2027.',
  noSuchDay: 'There is no such day. Please check day and month, and their order.',
  oneOf: (labels: readonly string[]) => `This must be ${listed.format(labels)}.`,
  nobody: 'No team member has this name.',
  preview: {
    title: 'Preview',
    checking: 'Checking the rows…',
    /** @param duplicates number of these rows that are duplicates. */
    good: (count: number, duplicates = 0) => {
      if (duplicates === 0) return `${rows(count)} can be imported.`;
      return `${rows(count)} can be read, ${counted.format(duplicates)} of them ${duplicates === 1 ? 'is a duplicate' : 'are duplicates'}.`;
    },
    bad: (count: number) => `${rows(count)} cannot, and ${count === 1 ? 'is' : 'are'} skipped.`,
    all: 'All rows',
    onlyBad: 'Only rows with problems',
    which: 'Rows shown',
    row: 'Row',
    scroll: 'Rows of the file, scrollable horizontally',
  },
  duplicates: {
    title: 'Duplicates',
    looking: 'Checking for duplicates…',
    none: 'No duplicates found.',
    found: (count: number) =>
      `${count === 1 ? '1 row matches' : `${counted.format(count)} rows match`} an existing lead or another row, by email or phone.`,
    failed: 'Duplicates could not be looked up.',
    again: 'Try again',
    forAll: 'What to do with them',
    choices: { skip: 'Skip', merge: 'Fill gaps in the existing lead', keep: 'Import as a new lead' },
    each: 'One by one',
    /** @returns the label of the select for one row. */
    choiceOf: (number: number, name: string) => `What to do with row ${number}, ${name}`,
    asAll: 'Like the rest',
    row: (number: number) => `Row ${number}`,
    lead: (name: string) => `Matches ${name}`,
    earlier: (number: number) => `Same as row ${number}`,
  },
  start: (count: number) => `Import ${leads(count)}`,
  /** Label of that button until the number is known. */
  startUncounted: 'Import',
  nothing: 'There are no rows to import.',
  sending: (sent: number, all: number) => `${counted.format(sent)} of ${rows(all)} sent…`,
  storing: 'Importing…',
  cancel: 'Cancel',
  cancelled: 'The import was cancelled. Nothing was imported.',
  failed: 'The leads could not be imported. Please try again in a moment. Nothing is imported twice.',
  /** Notice if the page was left meanwhile. */
  imported: (file: string) => `${file} was imported.`,
  refused: (sentence: string) => `The server rejected the import, and nothing was imported: ${sentence}`,
  result: {
    title: 'Imported',
    file: 'File',
    at: 'When',
    by: 'Who',
    made: 'New leads',
    merged: 'Updated leads',
    skipped: 'Skipped as duplicates',
    unreadable: 'Could not be read',
    /** Label of the button that downloads the rows that were not imported. */
    leftOut: 'Download rows left out',
    /** Column of that file. */
    reason: 'Reason',
    show: 'Show these leads',
    another: 'Import another file',
    undo: 'Undo import',
    undoing: 'Undoing…',
    confirmTitle: 'Undo the import?',
    confirm:
      'The leads from this import will be deleted, and gaps that it filled will be empty again. Leads that someone has worked on since will stay.',
    keep: 'Keep them',
    undone: (removed: number, restored: number) =>
      restored === 0 ? `${leads(removed)} deleted.` : `${leads(removed)} deleted, ${leads(restored)} restored.`,
    kept: (count: number) =>
      count === 1
        ? 'Someone has worked on 1 lead since, so it stays.'
        : `Someone has worked on ${counted.format(count)} leads since, so they stay.`,
    isUndone: 'This import was undone.',
    undoFailed: 'The import could not be undone. Please try again in a moment.',
  },
  /** Shown for an import that does not exist. */
  missing: {
    title: 'This import was not found',
    text: 'It does not exist, or not any more.',
    back: 'Start a new import',
  },
  leaving: {
    title: 'Leave the import?',
    text: 'This file has not been imported yet.',
    stay: 'Stay here',
    leave: 'Leave',
  },
} as const;
