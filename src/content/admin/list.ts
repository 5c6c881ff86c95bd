import { formatNumber } from '#domain/numbers.ts';

/** Texts shared by all lists of the back office. */
export const listWords = {
  sort: 'Sort by',
  /** Accessible name of the sort button in a column header. */
  sortColumn: 'Sort',
  /** Accessible name of the pagination. */
  pages: 'Pages',
  rowsPerPage: 'Rows per page',
  /** @returns the range of records on the current page. */
  range: ({ from, to, count }: { from: number; to: number; count: number }) =>
    `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(count)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  /** Shown above what was read last, while there is no connection. */
  old: 'The server cannot be reached, so this is what was loaded last. It is loaded again once the connection is back.',
  readAgain: 'Try again',
  /** Header of the actions column. */
  actions: 'Actions',
  view: 'View',
  edit: 'Edit',
  call: 'Call',
  noDate: 'Not set',
  /** A range of days; one end may be empty. */
  days: (label: string, from: string, before: string) => {
    if (from === '') return `${label}: before ${before}`;
    return before === '' ? `${label}: from ${from}` : `${label}: ${from} to ${before}`;
  },
  remove: 'Delete',
  /** @param name of the record. */
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all rows on this page',
  unselectAll: 'Deselect all rows on this page',
  /** Accessible name of the bulk actions. */
  selection: 'Selected rows',
  selected: (count: number) => `${formatNumber(count)} selected`,
  removeSelected: 'Delete selected',
  clearSelection: 'Clear selection',
  undo: 'Undo',
  /** Saved views of a list. */
  views: {
    title: 'Views',
    /** Accessible name of the button if the list shows a saved view. */
    current: (name: string) => `Views. Shown: ${name}`,
    save: 'Save this view…',
    manage: 'Manage views…',
    saveTitle: 'Save this view',
    renameTitle: (name: string) => `Rename ${name}`,
    manageTitle: 'Saved views',
    name: 'Name',
    nameHint: 'Saves the search, filters and sort order of this list, just for you.',
    keep: 'Save',
    saving: 'Saving…',
    saved: (name: string) => `The view ${name} was saved.`,
    rename: 'Rename',
    renameOf: (name: string) => `Rename the view ${name}`,
    replace: 'Replace',
    replaceOf: (name: string) => `Replace the view ${name} with the current list`,
    replaced: (name: string) => `${name} now matches the current list.`,
    removeOf: (name: string) => `Delete the view ${name}`,
    removed: (name: string) => `The view ${name} was deleted.`,
    none: 'This list has no saved views.',
    failed: 'The views could not be changed. Please try again in a moment.',
    gone: 'This view no longer exists. You deleted it in another tab.',
    cancel: 'Cancel',
    close: 'Close',
  },
  /** Display settings of the grid. */
  display: {
    title: 'Display',
    columns: 'Columns',
    rows: 'Rows',
    densities: { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' },
    reset: 'Reset',
  },
} as const;

/** Texts of a list of the back office. */
export interface ListWords {
  title: string;
  search: { id: string; label: string; placeholder: string };
  /** Label of each filter's option for no restriction. */
  all: Readonly<Record<string, string>>;
  /** @param shown number of matching records. @param total number of all records. */
  count: (shown: number, total: number) => string;
  /** @param name of the record. */
  remove: (name: string) => string;
  confirmRemove: (name: string) => string;
  removed: (name: string) => string;
  /** Question before deleting several records. */
  confirmRemoveAll: (count: number) => string;
  removedAll: (count: number) => string;
  /** Empty state of a list without any records. */
  none: { title: string; text: string };
  empty: { title: string; text: string };
  clear: string;
}
