import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useRevalidator } from 'react-router-dom';
import { leadPath, leadsPath } from '#adminPaths';
import { useBackend } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { leadPage } from '#content/admin/lead.ts';
import { formatDate } from '#domain/dates.ts';
import { type Lead, leadEventTypeLabels } from '#domain/lead.ts';
import { type SameContact, sameContact } from '#domain/relatedLeads.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { firstLines } from '../firstLines.ts';
import { LeadStatusBadge } from '../list/statusBadges.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel, panelRow } from '../Panel.tsx';
import { useQuestion } from '../useQuestion.ts';

/** Tags of a lead, each linking to all leads with that tag. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {tags.map((tag) => (
        <Chip key={tag} size="small" label={tag} component={RouterLink} clickable href={leadsPath({ tag })} />
      ))}
    </Box>
  );
}

/** Props of {@link SameDay} and {@link SamePerson}. */
interface RelationProps {
  lead: Lead;
  others: readonly Lead[];
}

/** Warns about other leads with an event on the same day. */
export function SameDay({ lead: { eventDate }, others }: RelationProps) {
  if (eventDate === null || others.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mx: { xs: 2, md: 3 }, mt: 2.5 }}>
      {leadPage.dayTaken(formatDate(eventDate))}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map(({ id, name, eventType }) => (
          <li key={id}>
            <Link href={leadPath(id)} dir="auto" underline="always">
              {leadPage.otherLead(name, leadEventTypeLabels[eventType])}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Lists other leads of the same person and offers to merge them. @param onGone called once the other lead is gone. */
export function SamePerson({ lead, others, onGone }: RelationProps & { onGone: () => void }) {
  const { open, question: asked, ask, answer } = useQuestion<Lead, boolean>();
  const merge = useMerge(lead);
  const mergeIfSure = async (other: Lead) => {
    if (!(await ask(other))) return;
    if (await merge(other)) onGone();
  };
  return (
    <>
      {others.length > 0 && <OtherLeads lead={lead} others={others} onMerge={mergeIfSure} />}
      <ConfirmDialog
        open={open}
        title={leadPage.mergeTitle}
        text={leadPage.mergeText(lead.name, asked?.name ?? '')}
        cancel={leadPage.mergeCancel}
        confirm={leadPage.merge}
        onCancel={() => answer(false)}
        onConfirm={() => answer(true)}
      />
    </>
  );
}

function OtherLeads({ lead, others, onMerge }: RelationProps & { onMerge: (other: Lead) => Promise<void> }) {
  return (
    <Panel title={leadPage.samePerson}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {others.map((other) => (
          <Box
            component="li"
            key={other.id}
            sx={{
              ...panelRow,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              gap: 1.5,
            }}
          >
            <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
              <Link href={leadPath(other.id)} dir="auto" underline="always" sx={firstLines(2)}>
                {leadPage.otherLead(other.name, leadEventTypeLabels[other.eventType])}
              </Link>
              <Box sx={{ color: 'text.secondary' }}>{formatDate(other.createdAt)}</Box>
              <SharedContact contact={sameContact(lead, other)} />
            </Box>
            <LeadStatusBadge status={other.status} />
            <Button
              variant="underlined"
              size="small"
              aria-label={leadPage.mergeName(other.name)}
              onClick={() => void onMerge(other)}
            >
              {leadPage.merge}
            </Button>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** Says why two leads seem to be of one person. */
const SharedContact = ({ contact }: { contact: SameContact | null }) =>
  contact && <Box sx={{ color: 'text.secondary' }}>{leadPage.sameContact[contact]}</Box>;

/**
 * @returns a function that merges another lead into this one, shows a notice, and resolves to whether the other one is
 * gone, because of the merge or before it.
 */
function useMerge(lead: Lead) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  return async (other: Lead): Promise<boolean> => {
    try {
      const { leads } = await backend();
      await whileSignedIn(() => leads.merge(lead.id, other.id));
      await revalidate();
      showNotice(leadPage.merged(lead.name));
      return true;
    } catch (error) {
      const isGone = error instanceof NotFound;
      await revalidate();
      showNotice(isGone ? leadPage.mergeGone : leadPage.mergeFailed);
      return isGone;
    }
  };
}
