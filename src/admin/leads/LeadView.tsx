import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { leadForm, leadPage } from '#content/admin/lead.ts';
import type { Activity } from '#domain/activity.ts';
import type { Appointment } from '#domain/appointment.ts';
import type { Field } from '#domain/entity.ts';
import { type LeadDetails, leadEntity } from '#domain/lead.ts';
import { formatMoment } from '#domain/moments.ts';
import type { Page } from '#domain/pagedQuery.ts';
import { editLeadPath, paths } from '#paths';
import { BesideHeading } from '../list/BesideHeading.tsx';
import { shownText } from '../list/entityColumns.ts';
import type { Neighbours } from '../list/neighbours.ts';
import { MessageButton } from '../messages/MessageButton.tsx';
import { Panel } from '../Panel.tsx';
import { ReviewRequest } from '../reviews/ReviewRequest.tsx';
import { telHref, whatsAppHref } from './contactLinks.ts';
import { LeadAppointments } from './LeadAppointments.tsx';
import { LeadControls } from './LeadControls.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';

const { fields } = leadEntity;

/** What has a place of its own on the page. All other fields stand together, those that are yet to come as well. */
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
];
const otherFields = (Object.entries(fields) as [Name, Field][]).filter(([name]) => !placed.includes(name));

/** Props of {@link LeadView}. */
export interface LeadViewProps {
  lead: LeadDetails;
  /** What was done to it, the latest first. */
  history: readonly Activity[];
  /** Its latest appointments. */
  appointments: Page<Appointment>;
  /** The id of who is signed in. */
  me: string;
  neighbours: Neighbours;
  /** Of the list's address that the lead was opened from. */
  search: string;
}

/** All that is known of a lead, and the ways to go on with it. */
export function LeadView({ lead, history, appointments, me, neighbours, search }: LeadViewProps) {
  const { enquiry } = lead;
  // A lead begins with the words of its enquiry as its notes: they are not said twice.
  const hasOwnNotes = lead.notes !== '' && lead.notes !== enquiry?.message;
  return (
    <>
      <BesideHeading
        title={lead.name}
        words={{ back: leadForm.missing.back, previous: leadPage.previous, next: leadPage.next }}
        backTo={paths.leads + search}
        neighbours={neighbours}
      >
        <Button variant="contained" size="small" href={editLeadPath(lead.id) + search} sx={{ flex: 'none' }}>
          {leadPage.edit}
        </Button>
      </BesideHeading>
      <Box
        sx={{
          display: 'grid',
          // By the room that there is beside the list.
          gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@720': 'minmax(0, 1fr) 360px' },
          gridTemplateRows: { '@720': 'auto 1fr' },
          gap: { xs: 2, md: 3 },
          alignItems: 'start',
        }}
      >
        <ContactPanel lead={lead} />
        <Column beside>
          <Panel title={leadPage.status}>
            <Box sx={{ px: { xs: 2, md: 3 }, pt: 2.5 }}>
              <LeadControls lead={lead} />
            </Box>
            <Facts
              facts={[
                [leadPage.came, formatMoment(lead.createdAt)],
                [leadPage.changed, lead.version > 1 ? formatMoment(lead.updatedAt) : ''],
              ]}
            />
          </Panel>
          <Panel title={leadPage.event}>
            <Facts facts={otherFields.map(([name, field]) => [field.label, shownText(field, lead[name])])} />
          </Panel>
          <LeadAppointments lead={lead} appointments={appointments} />
          {/* Another lead has another link. */}
          <ReviewRequest key={lead.id} lead={lead} />
        </Column>
        <Column>
          {hasOwnNotes && (
            <Panel title={leadPage.notes}>
              <Words text={lead.notes} />
            </Panel>
          )}
          {enquiry && (
            <Panel title={leadPage.enquiry}>
              <Words text={enquiry.message} />
              <Facts
                facts={[
                  [leadPage.reference, enquiry.reference],
                  [leadPage.came, formatMoment(enquiry.createdAt)],
                  [leadPage.page, enquiry.page],
                  [leadPage.service, enquiry.service],
                ]}
              />
            </Panel>
          )}
          <LeadTimeline lead={lead} history={history} me={me} />
        </Column>
      </Box>
    </>
  );
}

/** @param beside whether it stands beside all others where there is room; else it follows the first. */
function Column({ beside = false, children }: { beside?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 2, md: 3 },
        ...(beside && { gridColumn: { '@720': 2 }, gridRow: { '@720': '1 / 3' } }),
      }}
    >
      {children}
    </Box>
  );
}

/** One tap to whoever it is, in the ways that are known. */
function ContactPanel({ lead: { id, name, email, phone } }: { lead: LeadDetails }) {
  const chat = whatsAppHref(phone);
  const ways = [
    ...(email ? [{ label: leadPage.mail, href: `mailto:${email}`, Icon: MailOutlined }] : []),
    ...(phone ? [{ label: leadPage.call, href: telHref(phone), Icon: CallOutlined }] : []),
    ...(chat ? [{ label: leadPage.whatsApp, href: chat, Icon: WhatsApp }] : []),
  ];
  return (
    <Panel title={leadPage.contact}>
      <Facts
        facts={[
          [fields.email.label, email],
          [fields.phone.label, phone],
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, px: { xs: 2, md: 3 }, pb: 2.5 }}>
        {email && <MessageButton leadId={id} name={name} />}
        {ways.map(({ label, href, Icon }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            component="a"
            href={href}
            startIcon={<Icon />}
            aria-label={leadPage.reach(label, name)}
            sx={{ flex: { xs: '1 1 0', sm: 'none' } }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Panel>
  );
}

function Words({ text }: { text: string }) {
  return (
    <Typography
      dir="auto"
      sx={{
        px: { xs: 2, md: 3 },
        py: 2.5,
        maxWidth: '68ch',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Typography>
  );
}

/** Facts with their names; those that are empty are left out. */
function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1,
        m: 0,
        px: { xs: 2, md: 3 },
        py: 2.5,
        typography: 'body2',
      }}
    >
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" dir="auto" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
