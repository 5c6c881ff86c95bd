import CallOutlined from '@mui/icons-material/CallOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { editLeadPath, leadPath } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import { columnsOf, factsOf } from '../list/entityColumns.ts';
import type { ListConfig } from '../list/listConfig.ts';
import { TwoLines } from '../list/OneLine.tsx';
import { telHref } from './contactLinks.ts';
import { LeadSelection } from './LeadSelection.tsx';
import { LeadStatusButton } from './LeadStatusMenu.tsx';

/**
 * The email column has its own sortable header, but its value is shown below the name, in a cell that spans both
 * columns.
 */
const columns = columnsOf<Lead>(leadEntity, {
  name: {
    flex: 0.6,
    minWidth: 103,
    colSpan: 2,
    renderCell: ({ row }) => <TwoLines first={row.name} second={row.email} />,
  },
  email: { flex: 1, minWidth: 104 },
  phone: { minWidth: 130 },
  eventType: { minWidth: 86 },
  eventDate: { minWidth: 111 },
  status: { flex: 0.8, minWidth: 124, renderCell: ({ row }) => <LeadStatusButton lead={row} tabIndex={-1} /> },
  createdAt: { minWidth: 108 },
});

/** List configuration of leads. */
export const leadList: ListConfig<Lead> = {
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
            onlyOnCards: true,
          },
        ]),
  ],
  cardOf: (lead) => ({
    title: lead.name,
    badge: <LeadStatusButton lead={lead} />,
    text: lead.email,
    facts: factsOf(leadEntity, lead, {
      first: ['eventType', 'eventDate', 'phone'],
      elsewhere: ['name', 'email', 'status'],
    }),
  }),
};
