import { language } from '#content/language.ts';

const counted = new Intl.NumberFormat(language.locale);
const listed = new Intl.ListFormat(language.locale, { type: 'disjunction' });

const leads = (count: number) => (count === 1 ? '1 lead' : `${counted.format(count)} leads`);
const rows = (count: number) => (count === 1 ? '1 row' : `${counted.format(count)} rows`);

/** Texts of the lead import. */
export const leadImport = {
  title: 'Import leads',
  /** Label of the buttons that open the import. */
  open: 'Import CSV',
  back: 'Back to the leads',
  firstName: 'First name',
  lastName: 'Last name',
  file: {
    title: 'File',
    choose: 'Choose a CSV file',
    another: 'Choose another file',
    drop: 'or drop it here',
    hint: 'Up to 50,000 rows, separated by commas, semicolons, tabs or bars. Excel and other programs save such files as CSV.',
    reading: 'Reading the file…',
    found: (name: string, count: number) => `${name}: ${rows(count)}`,
    guessedEncoding: 'The file is not UTF-8. It was read as Windows-1252: please look whether accents are right.',
    noHead: 'The first line looks like a lead, so it is read as one. Please say what each column is.',
    failed: 'The file could not be read. Please try again.',
  },
  problems: {
    empty: 'This file is empty.',
    onlyHead: 'This file names columns, but there is no row under them.',
    binary: 'This is no text file. Please save the leads as CSV and choose that file.',
    workbook: 'This is a workbook. Please open it, save it as CSV, and choose that file.',
    quotes:
      'A quotation mark in this file is not closed, so nobody can say where a cell ends. Please save it anew as CSV.',
    tooMany: 'This file has more than 50,000 rows. Please import it in parts.',
    tooLarge: 'This file is larger than 64 MB. Please import it in parts.',
  },
  columns: {
    title: 'Columns',
    hint: 'Say what each column of the file is. What is left out is not imported.',
    leaveOut: 'Leave out',
    number: (number: number) => `Column ${number}`,
    example: (text: string) => `e.g. ${text}`,
    /** @returns the label of the select for a column's target. */
    is: (name: string) => `What ${name} is`,
  },
  dates: {
    title: 'How are days written?',
    ambiguous: (example: string) => `${example} can be read in two ways.`,
    dayFirst: 'Some days of this file can only be read with the day first. Please say how they are written.',
    monthFirst: 'Month first: 03/04/2027 is March 4',
    dayFirstChoice: 'Day first: 03/04/2027 is April 3',
  },
  oddDate: 'Please write days as 2027-06-14 or 06/14/2027.',
  oneOf: (labels: readonly string[]) => `This has to be ${listed.format(labels)}.`,
  nobody: 'Nobody of this name works here.',
  preview: {
    title: 'Preview',
    checking: 'Checking the rows…',
    good: (count: number) => `${rows(count)} can be imported.`,
    bad: (count: number) => `${rows(count)} cannot, and ${count === 1 ? 'is' : 'are'} left out.`,
    all: 'All rows',
    onlyBad: 'Only rows with problems',
    which: 'Rows that are shown',
    row: 'Row',
    scroll: 'Rows of the file, can be scrolled sideways',
  },
  duplicates: {
    title: 'Already there',
    looking: 'Looking for leads of the same people…',
    none: 'None of these people is there already.',
    found: (count: number) =>
      `${count === 1 ? '1 row is' : `${counted.format(count)} rows are`} about somebody who is there already, by address or number.`,
    failed: 'Leads of the same people could not be looked for.',
    again: 'Try again',
    forAll: 'What becomes of them',
    choices: { skip: 'Leave out', merge: 'Fill gaps of the lead that is there', keep: 'Import as another lead' },
    each: 'One by one',
    /** @returns the label of the select for one row. */
    choiceOf: (number: number, name: string) => `What becomes of row ${number}, ${name}`,
    asAll: 'As all others',
    row: (number: number) => `Row ${number}`,
    lead: (name: string) => `There as ${name}`,
    earlier: (number: number) => `The same as row ${number}`,
  },
  start: (count: number) => `Import ${leads(count)}`,
  nothing: 'No row is left to be imported.',
  sending: (sent: number, all: number) => `${counted.format(sent)} of ${rows(all)} sent…`,
  storing: 'Putting them in…',
  cancel: 'Cancel',
  cancelled: 'The import was given up. Nothing was imported.',
  failed: 'The import did not get through. Please try again: nothing is imported twice.',
  refused: (sentence: string) => `The server has refused the import, and nothing of it is stored: ${sentence}`,
  result: {
    title: 'Imported',
    file: 'File',
    at: 'When',
    by: 'Who',
    made: 'New leads',
    merged: 'Leads with filled gaps',
    show: 'Show these leads',
    another: 'Import another file',
    undo: 'Undo the import',
    undoing: 'Undoing…',
    confirmTitle: 'Undo the import?',
    confirm:
      'The leads of this import are deleted, and gaps that it has filled are as they were. Leads that somebody has worked with since stay.',
    keep: 'Keep them',
    undone: (removed: number, restored: number) =>
      restored === 0 ? `${leads(removed)} deleted.` : `${leads(removed)} deleted, ${leads(restored)} as before.`,
    kept: (count: number) =>
      count === 1
        ? 'Somebody has worked with 1 lead since: it stays.'
        : `Somebody has worked with ${counted.format(count)} leads since: they stay.`,
    isUndone: 'This import was taken back.',
    undoFailed: 'The import could not be undone. Please try again in a moment.',
  },
  leaving: {
    title: 'Leave the import?',
    text: 'Nothing of this file is imported yet.',
    stay: 'Stay here',
    leave: 'Leave',
  },
} as const;

/** Column names used by other programs, in lower case without punctuation. */
export const columnSynonyms = {
  name: ['fullname', 'client', 'clientname', 'customer', 'customername', 'contact', 'contactname', 'lead', 'leadname'],
  firstName: ['firstname', 'givenname', 'forename', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  email: ['emailaddress', 'mail', 'mailaddress', 'clientemail'],
  phone: ['phonenumber', 'telephone', 'telephonenumber', 'tel', 'mobile', 'mobilephone', 'cell', 'cellphone'],
  eventType: ['type', 'event', 'typeofevent', 'kind', 'occasion', 'service'],
  eventDate: ['date', 'dateofevent', 'eventday', 'weddingdate', 'day'],
  status: ['stage', 'leadstatus', 'state', 'pipelinestage'],
  createdAt: ['createdat', 'createdon', 'datecreated', 'dateadded', 'added', 'received', 'inquirydate', 'enquirydate'],
  guests: ['guestcount', 'numberofguests', 'guestnumber', 'headcount', 'attendees', 'people'],
  venue: ['location', 'place', 'eventlocation', 'venuename'],
  budget: ['amount', 'value', 'estimatedbudget', 'estimate', 'price'],
  tags: ['tag', 'labels', 'label', 'categories'],
  source: ['leadsource', 'referral', 'referredby', 'howdidyouhearaboutus', 'origin'],
  notes: ['note', 'comment', 'comments', 'message', 'description', 'details'],
  responsible: ['owner', 'assignedto', 'assignee', 'salesperson', 'leadowner', 'planner'],
};
