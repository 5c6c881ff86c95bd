import { otherLanguages } from 'virtual:languages';
import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { adminPaths, editLeadPath } from '#adminPaths';
import { leadForm, leadPage } from '#content/admin/lead.ts';
import { language } from '#content/language.ts';
import type { Activity } from '#domain/activity.ts';
import type { Appointment } from '#domain/appointment.ts';
import { type LeadDetails, type LeadEnquiry, leadEntity } from '#domain/lead.ts';
import type { LeadFile } from '#domain/leadFile.ts';
import { formatMoment } from '#domain/moments.ts';
import type { Page } from '#domain/pagedQuery.ts';
import type { RelatedLeads } from '#domain/relatedLeads.ts';
import { Facts, MultilineText } from '../Facts.tsx';
import type { Neighbours } from '../list/neighbours.ts';
import { RecordHeading } from '../list/RecordHeading.tsx';
import { MessageButton } from '../messages/MessageButton.tsx';
import { Panel, panelInset } from '../Panel.tsx';
import { telHref, whatsAppHref } from './contactLinks.ts';
import { EventPanel } from './EventPanel.tsx';
import { LeadAppointments } from './LeadAppointments.tsx';
import { LeadControls } from './LeadControls.tsx';
import { LeadFiles } from './LeadFiles.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';
import { BookingLinkPanel, ReviewLinkPanel } from './PersonalLinkPanels.tsx';
import { SamePersonPanel } from './SamePersonPanel.tsx';
import { serviceName, sourceName } from './sourceName.ts';

const { fields } = leadEntity;

/** Props of {@link LeadView}. */
export interface LeadViewProps {
  lead: LeadDetails;
  /** Changes to the lead, latest first. */
  history: readonly Activity[];
  /** The lead's latest appointments. */
  appointments: Page<Appointment>;
  related: RelatedLeads;
  /** The lead's files, latest first. */
  files: readonly LeadFile[];
  /** Id of the current user. */
  me: string;
  neighbours: Neighbours;
  /** Query string of the list that the lead was opened from. */
  search: string;
}

/** Page of a lead: all its data, with the actions on it. */
export function LeadView({ lead, history, appointments, related, files, me, neighbours, search }: LeadViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The notes of a new lead are the message of its enquiry, which is shown separately.
  const hasOwnNotes = lead.notes !== '' && !lead.enquiries.some(({ message }) => message === lead.notes);
  return (
    <>
      <RecordHeading
        ref={heading}
        title={lead.name}
        words={{ back: leadForm.missing.back, previous: leadPage.previous, next: leadPage.next }}
        backTo={adminPaths.leads + search}
        neighbours={neighbours}
      >
        <Button variant="contained" size="small" href={editLeadPath(lead.id) + search} sx={{ flex: 'none' }}>
          {leadPage.edit}
        </Button>
      </RecordHeading>
      <Box
        sx={{
          display: 'grid',
          // Container queries, as the width beside the list varies.
          gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@680': 'minmax(0, 1fr) 360px' },
          gridTemplateRows: { '@680': 'auto auto 1fr' },
          gap: { xs: 2, md: 3 },
          alignItems: 'start',
        }}
      >
        <ContactPanel lead={lead} />
        <Panel title={leadPage.status} sx={atStart}>
          <Box sx={{ px: panelInset, pt: 2.5 }}>
            <LeadControls lead={lead} />
          </Box>
          <Facts
            facts={[
              [leadPage.came, formatMoment(lead.createdAt)],
              [leadPage.changed, lead.version > 1 ? formatMoment(lead.updatedAt) : ''],
            ]}
          />
        </Panel>
        <Column sx={below}>
          {hasOwnNotes && (
            <Panel title={leadPage.notes}>
              <MultilineText text={lead.notes} />
            </Panel>
          )}
          {lead.enquiries.map((enquiry) => (
            <EnquiryPanel key={enquiry.reference} enquiry={enquiry} came={lead.createdAt} />
          ))}
          <LeadTimeline lead={lead} history={history} me={me} />
        </Column>
        <Column sx={atEnd}>
          <EventPanel lead={lead} related={related} />
          <SamePersonPanel lead={lead} others={related.samePerson} onGone={() => heading.current?.focus()} />
          <LeadAppointments lead={lead} appointments={appointments} />
          <LeadFiles leadId={lead.id} files={files} />
          <BookingLinkPanel lead={lead} />
          <ReviewLinkPanel lead={lead} />
        </Column>
      </Box>
    </>
  );
}

/**
 * Places in two columns, if there is space: what was written is below the contact; the status begins the column beside
 * both and may end beside either, and the remaining panels follow it. One column has the order of the elements.
 */
const below = { gridColumn: { '@680': 1 }, gridRow: { '@680': '2 / 4' } };
const atStart = { gridColumn: { '@680': 2 }, gridRow: { '@680': '1 / 3' } };
const atEnd = { gridColumn: { '@680': 2 }, gridRow: { '@680': 3 } };

/** Panels below each other. */
const Column = ({ sx, children }: { sx: typeof below | typeof atEnd; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 }, ...sx }}>{children}</Box>
);

/** @param tag of a client's language, BCP 47. @returns its name; empty if it is unknown, or the site has only one. */
function languageName(tag: string): string {
  const isChoice = tag !== '' && otherLanguages.length > 0;
  return (isChoice && new Intl.DisplayNames(language.locale, { type: 'language' }).of(tag)) || '';
}

/** Contact links of the lead: mail, phone, WhatsApp. */
function ContactPanel({ lead }: { lead: LeadDetails }) {
  const { id, name, email, phone } = lead;
  const chat = whatsAppHref(phone);
  const links = [
    ...(email ? [{ label: leadPage.mail, href: `mailto:${email}`, Icon: MailOutlined }] : []),
    ...(phone ? [{ label: leadPage.call, href: telHref(phone), Icon: CallOutlined }] : []),
    ...(chat ? [{ label: leadPage.whatsApp, href: chat, Icon: WhatsApp }] : []),
  ];
  const count = links.length + (email ? 1 : 0);
  // Four would leave the last one alone in a second row, where the column has no space for all of them.
  const columns = count > 3 ? 2 : count;
  return (
    <Panel title={leadPage.contact}>
      <Facts
        facts={[
          [fields.email.label, email],
          [fields.phone.label, phone],
          [leadPage.language, languageName(lead.language)],
        ]}
      />
      <Box
        sx={({ breakpoints }) => ({
          display: 'grid',
          gridTemplateColumns: {
            xs: `repeat(${columns}, minmax(0, 1fr))`,
            sm: `repeat(${columns}, auto)`,
            '@960': `repeat(${count}, auto)`,
          },
          justifyContent: 'start',
          gap: 1,
          px: panelInset,
          pb: 2.5,
          displayPrint: 'none',
          // Narrower than other buttons, so that three of them fit side by side in the column.
          '& .MuiButton-root': { px: 1.25 },
          // In every language also on phones, where the icon is above the word.
          [breakpoints.down('sm')]: {
            '& .MuiButton-root': { flexDirection: 'column', minWidth: 0, px: 0.5 },
            '& .MuiButton-startIcon': { mx: 0 },
          },
        })}
      >
        {email && <MessageButton leadId={id} name={name} />}
        {links.map(({ label, href, Icon }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            component="a"
            href={href}
            startIcon={<Icon />}
            aria-label={leadPage.reach(label, name)}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Panel>
  );
}

/**
 * The original enquiry, with the page it was sent from and its reference. @param came when the lead came in, which the
 * page says elsewhere.
 */
function EnquiryPanel({ enquiry, came }: { enquiry: LeadEnquiry; came: string }) {
  return (
    <Panel title={leadPage.enquiry}>
      <MultilineText text={enquiry.message} />
      <Facts
        facts={[
          [leadPage.reference, enquiry.reference],
          [leadPage.sent, enquiry.createdAt === came ? '' : formatMoment(enquiry.createdAt)],
          [fields.source.label, sourceName(enquiry.page)],
          [leadPage.service, serviceName(enquiry.service)],
        ]}
      />
    </Panel>
  );
}
