import CallOutlined from '@mui/icons-material/CallOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { editLeadPath, leadPath } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import { columnsOf, factsOf } from '../list/entityColumns.ts';
import type { ListKind } from '../list/listKind.ts';
import { TwoLines } from '../list/OneLine.tsx';
import { LeadStatusBadge } from '../list/statusBadges.tsx';
import { telHref } from './contactLinks.ts';
import { LeadSelection } from './LeadSelection.tsx';

/**
 * The email column has its own sortable header, but its value is shown below the name, in a cell that spans both
 * columns.
 */
const columns = columnsOf<Lead>(leadEntity, {
  name: {
    flex: 0.6,
    minWidth: 100,
    colSpan: 2,
    renderCell: ({ row }) => <TwoLines first={row.name} second={row.email} />,
  },
  email: { flex: 1, minWidth: 104 },
  phone: { minWidth: 132 },
  eventType: { minWidth: 85 },
  status: { flex: 0.8, minWidth: 124, renderCell: ({ row }) => <LeadStatusBadge status={row.status} /> },
  createdAt: { minWidth: 108 },
});

/** List configuration of leads. */
export const leadList: ListKind<Lead> = {
  name: 'leads',
  entity: leadEntity,
  words: leadWords,
  columns,
  recordsOf: ({ leads }) => leads,
  nameOf: ({ name }) => name,
  Selected: LeadSelection,
  linksOf: ({ id, name, phone }, search) => [
    { label: listWords.view, name: leadWords.view(name), Icon: VisibilityOutlined, href: leadPath(id) + search },
    { label: listWords.edit, name: leadWords.edit(name), Icon: EditOutlined, href: editLeadPath(id) + search },
    ...(phone === ''
      ? []
      : [
          {
            label: listWords.call,
            name: leadWords.call(name),
            Icon: CallOutlined,
            href: telHref(phone),
            onCards: true,
          },
        ]),
  ],
  cardOf: (lead) => ({
    title: lead.name,
    badge: <LeadStatusBadge status={lead.status} />,
    text: lead.email,
    facts: factsOf(leadEntity, lead, {
      first: ['eventType', 'eventDate', 'phone'],
      elsewhere: ['name', 'email', 'status'],
    }),
  }),
};
