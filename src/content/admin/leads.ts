import type { LeadSortField } from '#domain/lead.ts';

/** Every sort of the lead list, as it stands in an address, in the words of the phone's menu. */
const sorts: Readonly<Record<LeadSortField | `-${LeadSortField}`, string>> = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  email: 'Email, A to Z',
  '-email': 'Email, Z to A',
  phone: 'Phone, lowest first',
  '-phone': 'Phone, highest first',
  eventType: 'Event type, A to Z',
  '-eventType': 'Event type, Z to A',
  eventDate: 'Event date, soonest first',
  '-eventDate': 'Event date, latest first',
  status: 'Status, New first',
  '-status': 'Status, Converted first',
};

/** The words of the lead list. */
export const leadWords = {
  title: 'Leads',
  search: { id: 'lead-search', label: 'Search leads', placeholder: 'Search name, email or phone' },
  status: 'Status',
  eventType: 'Event type',
  allStatuses: 'All statuses',
  allEventTypes: 'All event types',
  columns: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    eventType: 'Event type',
    eventDate: 'Event date',
    status: 'Status',
    createdAt: 'Created',
    actions: 'Actions',
  },
  sorts,
  noDate: 'Not set',
  /** @param shown how many match. @param total how many there are. */
  count: (shown: number, total: number) => `Showing ${shown} of ${total} leads`,
  exportCsv: 'Export CSV',
  exporting: 'Exporting…',
  exportFailed: 'The export did not get through. Please try again in a moment.',
  newLead: 'New lead',
  view: (name: string) => `View lead ${name}`,
  edit: (name: string) => `Edit lead ${name}`,
  call: (name: string) => `Call lead ${name}`,
  remove: (name: string) => `Delete lead ${name}`,
  confirmRemove: (name: string) =>
    `Are you sure you want to delete the lead for ${name}? This action cannot be undone.`,
  removed: (name: string) => `The lead for ${name} was deleted.`,
  none: { title: 'No leads yet', text: 'They appear here as soon as somebody writes to you.' },
  empty: { title: 'No leads found', text: 'Try adjusting your search or filters' },
  clear: 'Clear search and filters',
} as const;
