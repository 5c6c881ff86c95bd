import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { editAppointmentPath, leadPath, leadsPath } from '#adminPaths';
import { leadPage } from '#content/admin/lead.ts';
import { formatDate } from '#domain/dates.ts';
import type { Field } from '#domain/entity.ts';
import { type LeadDetails, leadEntity, leadEventTypeLabels } from '#domain/lead.ts';
import type { RelatedLeads } from '#domain/relatedLeads.ts';
import { entriesOf } from '#domain/typedKeys.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { Facts } from '../Facts.tsx';
import { shownText } from '../list/entityColumns.ts';
import { Panel, panelInset } from '../Panel.tsx';
import { sourceName } from './sourceName.ts';

const { fields } = leadEntity;

/** Fields shown in a fixed place on the page. All others are listed together. The timeline links to the import. */
type Name = keyof typeof fields;
const placed: readonly Name[] = [
  'name',
  'email',
  'phone',
  'status',
  'createdAt',
  'notes',
  'responsibleId',
  'responsible',
  'tags',
  'source',
  'importId',
];
const otherFields = entriesOf<Name, Field>(fields).filter(([name]) => !placed.includes(name));

/** Props of {@link EventPanel}. */
export interface EventPanelProps {
  lead: LeadDetails;
  related: RelatedLeads;
}

/** The event of a lead: its fields that have no other place on the page, its source and its tags. */
export function EventPanel({ lead, related }: EventPanelProps) {
  return (
    <Panel title={leadPage.event}>
      <SameDayWarning lead={lead} related={related} />
      <Facts
        facts={[
          ...otherFields.map(([name, field]) => [field.label, shownText(field, lead[name])] as const),
          [fields.source.label, sourceName(lead.source)],
          [fields.tags.label, lead.tags.length > 0 ? <TagLinks key="tags" tags={lead.tags} /> : ''],
        ]}
      />
    </Panel>
  );
}

/** Warns about other leads with an event on the same day, and about events in the calendar without a lead. */
function SameDayWarning({ lead: { eventDate }, related: { sameDay, events } }: EventPanelProps) {
  if (eventDate === null || (sameDay.length === 0 && events.length === 0)) return null;
  return (
    <Alert severity="warning" sx={{ mx: panelInset, mt: 2.5 }}>
      {leadPage.dayTaken(formatDate(eventDate))}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sameDay.map(({ id, name, eventType }) => (
          <li key={id}>
            <Link href={leadPath(id)} dir="auto" underline="always">
              {leadPage.otherLead(name, leadEventTypeLabels[eventType])}
            </Link>
          </li>
        ))}
        {events.map(({ id, title }) => (
          <li key={id}>
            <Link href={editAppointmentPath(id)} dir="auto" underline="always">
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Tags of a lead, each linking to all leads with that tag. */
function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {tags.map((tag) => (
        <Chip key={tag} size="small" label={tag} component={RouterLink} clickable href={leadsPath({ tag })} />
      ))}
    </Box>
  );
}
