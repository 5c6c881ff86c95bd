import { formatNumber } from '#domain/numbers.ts';

/** Texts of the activity log. */
export const logWords = {
  text: 'Who did what, and when. Records have their present names; deleted ones have none.',
  search: { id: 'log-search', label: 'Search the log', placeholder: 'Search by name or number' },
  all: { who: 'Everybody', kind: 'All actions', entity: 'Everything' },
  who: 'Who',
  from: 'From',
  to: 'To',
  count: (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} entries`,
  nobody: 'A former colleague',
  itself: 'Automatically',
  client: 'The client',
  /** Account changes without an account can only come from the command line. */
  command: 'A command on the server',
  /** @param subject kind of the record. @param name of the record, or its id. */
  of: (subject: string, name: string) => `${subject} ${name}`,
  ofAll: (subject: string) => `${subject} list`,
  ofAccount: (name: string) => `Account of ${name}`,
  formerAccount: 'An account',
  list: 'Entries',
  exportCsv: 'Export CSV',
  exporting: 'Exporting…',
  exportFailed: 'The log could not be exported. Please try again in a moment.',
  none: { title: 'Nothing here yet', text: 'What your team does is recorded here.' },
  empty: { title: 'Nothing found', text: 'Try adjusting your search or filters' },
  clear: 'Clear search and filters',
} as const;
