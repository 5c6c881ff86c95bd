import CallOutlined from '@mui/icons-material/CallOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { GridColDef } from '@mui/x-data-grid';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { formatDate } from '#domain/dates.ts';
import { type Lead, type LeadQuery, type LeadSortField, leadEventTypeLabels, readLeadQuery } from '#domain/lead.ts';
import { editLeadPath, leadPath } from '#paths';
import type { ListKind } from '../list/ListPage.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const { columns: headers, noDate } = leadWords;

const dayOf = ({ eventDate }: Lead) => (eventDate === null ? noDate : formatDate(eventDate));

/** Email has a header of its own to sort by, and stands under the name: that cell takes both columns. */
const columns: (GridColDef<Lead> & { field: LeadSortField })[] = [
  {
    field: 'name',
    flex: 0.6,
    minWidth: 100,
    colSpan: 2,
    renderCell: ({ row }) => <TwoLines first={row.name} second={row.email} />,
  },
  { field: 'email', flex: 1, minWidth: 116 },
  { field: 'phone', flex: 0.9, minWidth: 130 },
  {
    field: 'eventType',
    flex: 0.7,
    minWidth: 106,
    valueFormatter: (_value, { eventType }) => leadEventTypeLabels[eventType],
  },
  { field: 'eventDate', flex: 0.7, minWidth: 116, valueFormatter: (_value, lead) => dayOf(lead) },
  { field: 'status', flex: 0.8, minWidth: 124, renderCell: ({ row }) => <StatusBadge status={row.status} /> },
  {
    field: 'createdAt',
    flex: 0.7,
    minWidth: 110,
    sortingOrder: ['desc', 'asc'],
    valueFormatter: (_value, { createdAt }) => formatDate(createdAt),
  },
];

/** How leads are listed. */
export const leadList: ListKind<Lead, LeadQuery> = {
  words: leadWords,
  read: readLeadQuery,
  columns: columns.map((column) => ({ ...column, headerName: headers[column.field] })),
  nameOf: ({ name }) => name,
  linksOf: ({ id, name, phone }) => [
    { label: listWords.view, name: leadWords.view(name), Icon: VisibilityOutlined, href: leadPath(id) },
    { label: listWords.edit, name: leadWords.edit(name), Icon: EditOutlined, href: editLeadPath(id) },
    // What is no digit or plus sign is for the eye, not for the telephone.
    ...(phone === ''
      ? []
      : [
          {
            label: listWords.call,
            name: leadWords.call(name),
            Icon: CallOutlined,
            href: `tel:${phone.replace(/[^\d+]/g, '')}`,
            phoneOnly: true,
          },
        ]),
  ],
  cardOf: (lead) => ({
    title: lead.name,
    badge: <StatusBadge status={lead.status} />,
    text: lead.email,
    facts: [
      { label: headers.eventType, value: leadEventTypeLabels[lead.eventType] },
      { label: headers.eventDate, value: dayOf(lead) },
      { label: headers.phone, value: lead.phone },
      { label: headers.createdAt, value: formatDate(lead.createdAt) },
    ],
  }),
};
