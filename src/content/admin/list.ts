/** The words that all lists of the back office share. */
export const listWords = {
  sort: 'Sort by',
  /** Name of the pages' buttons under a list. */
  pages: 'Pages',
  rowsPerPage: 'Rows per page',
  /** @returns which of the matching records a page shows. */
  range: ({ from, to, count }: { from: number; to: number; count: number }) => `${from}–${to} of ${count}`,
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  /** Header of the column of buttons. */
  actions: 'Actions',
  view: 'View',
  edit: 'Edit',
  call: 'Call',
  noDate: 'Not set',
  /** A range of days; one of its ends may be empty. */
  days: (label: string, from: string, before: string) => {
    if (from === '') return `${label}: before ${before}`;
    return before === '' ? `${label}: from ${from}` : `${label}: ${from} to ${before}`;
  },
  remove: 'Delete',
  /** @param name what is chosen, among others. */
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all rows of this page',
  unselectAll: 'Unselect all rows of this page',
  /** Name of what can be done with those that are chosen. */
  selection: 'Selected rows',
  selected: (count: number) => `${count} selected`,
  removeSelected: 'Delete selected',
  clearSelection: 'Clear selection',
  undo: 'Undo',
  /** How a grid is seen in this browser. */
  display: {
    title: 'Display',
    columns: 'Columns',
    rows: 'Rows',
    densities: { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' },
    reset: 'Reset',
  },
} as const;

/** What one list says; every list of the back office has these. */
export interface ListWords {
  title: string;
  search: { id: string; label: string; placeholder: string };
  /** By filter: the choice that lets everything through. */
  all: Readonly<Record<string, string>>;
  /** @param shown how many match. @param total how many there are. */
  count: (shown: number, total: number) => string;
  /** @param name what is deleted. */
  remove: (name: string) => string;
  confirmRemove: (name: string) => string;
  removed: (name: string) => string;
  /** Of several at once. */
  confirmRemoveAll: (count: number) => string;
  removedAll: (count: number) => string;
  /** Where there are no records at all. */
  none: { title: string; text: string };
  empty: { title: string; text: string };
  clear: string;
}
