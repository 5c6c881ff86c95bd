import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import CallOutlined from '@mui/icons-material/CallOutlined';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import MailOutlined from '@mui/icons-material/MailOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { leadForm, leadPage } from '#content/admin/lead.ts';
import type { Activity } from '#domain/activity.ts';
import type { Field } from '#domain/entity.ts';
import { type LeadDetails, leadEntity } from '#domain/lead.ts';
import { formatMoment } from '#domain/moments.ts';
import { editLeadPath, newAppointmentPath, paths } from '#paths';
import { shownText } from '../list/entityColumns.ts';
import { Panel } from '../Panel.tsx';
import { ReviewRequest } from '../reviews/ReviewRequest.tsx';
import { telHref, whatsAppHref } from './contactLinks.ts';
import { LeadControls } from './LeadControls.tsx';
import { LeadTimeline } from './LeadTimeline.tsx';
import type { Neighbours } from './neighbours.ts';

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
  /** The id of who is signed in. */
  me: string;
  neighbours: Neighbours;
  /** Of the list's address that the lead was opened from. */
  search: string;
}

/** All that is known of a lead, and the ways to go on with it. */
export function LeadView({ lead, history, me, neighbours, search }: LeadViewProps) {
  const { enquiry } = lead;
  // A lead begins with the words of its enquiry as its notes: they are not said twice.
  const hasOwnNotes = lead.notes !== '' && lead.notes !== enquiry?.message;
  return (
    <>
      <Heading lead={lead} neighbours={neighbours} search={search} />
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
          <Panel
            title={leadPage.event}
            action={
              <Button variant="underlined" size="small" href={newAppointmentPath({ lead: lead.id })}>
                {leadPage.schedule}
              </Button>
            }
          >
            <Facts facts={otherFields.map(([name, field]) => [field.label, shownText(field, lead[name])])} />
          </Panel>
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

function Heading({ lead, neighbours, search }: Pick<LeadViewProps, 'lead' | 'neighbours' | 'search'>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1.5 }, mb: { xs: 2, md: 3 } }}>
      <IconButton href={paths.leads + search} edge="start" aria-label={leadForm.missing.back}>
        <ArrowBackRounded />
      </IconButton>
      <Typography
        variant="formTitle"
        component="h2"
        dir="auto"
        sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere', fontSize: { sm: 'h4.fontSize' } }}
      >
        {lead.name}
      </Typography>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, flex: 'none' }}>
        <Way path={neighbours.previous} name={leadPage.previous} keys="k" Icon={KeyboardArrowUpRounded} />
        <Way path={neighbours.next} name={leadPage.next} keys="j" Icon={KeyboardArrowDownRounded} />
      </Box>
      <Button variant="contained" size="small" href={editLeadPath(lead.id) + search} sx={{ flex: 'none' }}>
        {leadPage.edit}
      </Button>
    </Box>
  );
}

interface WayProps {
  path: string | undefined;
  name: string;
  keys: string;
  Icon: typeof SvgIcon;
}

/** A way to a lead beside this one in its list; at the list's end there is none. */
function Way({ path, name, keys, Icon }: WayProps) {
  return (
    <IconButton
      {...(path ? { href: path } : { disabled: true })}
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys})`}
    >
      <Icon />
    </IconButton>
  );
}

/** One tap to whoever it is, in the ways that are known. */
function ContactPanel({ lead: { name, email, phone } }: { lead: LeadDetails }) {
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
