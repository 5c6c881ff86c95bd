import { formatNumber } from '#domain/numbers.ts';

/** Texts of the list of leads. */
export const leadWords = {
  title: 'Leads',
  search: { id: 'lead-search', label: 'Search leads', placeholder: 'Search name, email or phone' },
  /** Label of each filter's option for no restriction. */
  all: {
    status: 'All statuses',
    type: 'All event types',
    responsible: 'Everybody’s',
    tag: 'All tags',
    source: 'All sources',
    created: 'Came in at any time',
    date: 'All event dates',
    import: 'All leads',
  },
  /** Option of a filter that only the page of an import links to. */
  oneImport: 'One import',
  /** Shown instead of a name if no one is responsible for a lead. */
  nobody: 'Nobody',
  /** @param shown number of matching records. @param total number of all records. */
  count: (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} leads`,
  exportCsv: 'Export CSV',
  exporting: 'Exporting…',
  exportFailed: 'The leads could not be exported. Please try again in a moment.',
  newLead: 'New lead',
  view: (name: string) => `View lead ${name}`,
  edit: (name: string) => `Edit lead ${name}`,
  call: (name: string) => `Call lead ${name}`,
  remove: (name: string) => `Delete lead ${name}`,
  confirmRemove: (name: string) =>
    `Are you sure you want to delete the lead for ${name}? This action cannot be undone.`,
  removed: (name: string) => `The lead for ${name} was deleted.`,
  confirmRemoveAll: (count: number) =>
    `Are you sure you want to delete these ${count} leads? This action cannot be undone.`,
  removedAll: (count: number) => `${count} leads were deleted.`,
  setStatus: 'Set status',
  /** @param status of the lead. @returns the accessible name of the button that changes it. */
  statusOf: (name: string, status: string) => `Status of ${name}: ${status}`,
  assign: 'Assign to',
  exportSelected: 'Export selected',
  /** @param count number of leads that were actually changed. */
  statusesSet: (count: number, status: string) =>
    count === 1 ? `1 lead is now ${status}.` : `${count} leads are now ${status}.`,
  /** @param person their name; null if no one is responsible any more. */
  assigned: (count: number, person: string | null) => {
    const leads = count === 1 ? '1 lead' : `${count} leads`;
    return person === null ? `No one is responsible for ${leads} now.` : `${person} now takes care of ${leads}.`;
  },
  noneChanged: 'No lead was changed: your choice already applied, or the leads no longer exist.',
  changesUndone: (count: number, chosen: number) =>
    count === chosen
      ? 'The change was undone.'
      : `The change was undone for ${count} of ${chosen} leads. The others have been changed since.`,
  changesFailed: 'The leads could not be changed. Please try again in a moment.',
  none: { title: 'No leads yet', text: 'They appear here as soon as somebody writes to you.' },
  empty: { title: 'No leads found', text: 'Try adjusting your search or filters' },
  clear: 'Clear search and filters',
} as const;
