/** The words that all lists of the back office share. */
export const listWords = {
  sort: 'Sort by',
  /** Name of the button on a column's header. */
  sortColumn: 'Sort',
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
  /** Addresses of a list that somebody has given a name. */
  views: {
    title: 'Views',
    /** Name of the button where the list shows one of them. */
    present: (name: string) => `Views. Shown: ${name}`,
    save: 'Save this view…',
    manage: 'Change views…',
    saveTitle: 'Save this view',
    renameTitle: (name: string) => `Rename ${name}`,
    manageTitle: 'Saved views',
    name: 'Name',
    nameHint: 'The search, filters and order of the list are saved, for you alone.',
    keep: 'Save',
    saving: 'Saving…',
    saved: (name: string) => `The view ${name} was saved.`,
    rename: 'Rename',
    renameOf: (name: string) => `Rename the view ${name}`,
    replace: 'Replace',
    replaceOf: (name: string) => `Replace the view ${name} by what the list shows now`,
    replaced: (name: string) => `${name} now shows what the list does.`,
    removeOf: (name: string) => `Delete the view ${name}`,
    removed: (name: string) => `The view ${name} was deleted.`,
    none: 'No views are saved of this list.',
    failed: 'This did not get through. Please try again in a moment.',
    cancel: 'Cancel',
    close: 'Close',
  },
  /** How a grid is seen in this browser. */
  display: {
    title: 'Display',
    columns: 'Columns',
    rows: 'Rows',
    densities: { compact: 'Compact', standard: 'Standard', comfortable: 'Comfortable' },
    reset: 'Reset',
  },
} as const;

/** The words that every list of the back office has. */
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
  /** Asked before several records are deleted at once. */
  confirmRemoveAll: (count: number) => string;
  removedAll: (count: number) => string;
  /** Where there are no records at all. */
  none: { title: string; text: string };
  empty: { title: string; text: string };
  clear: string;
}
