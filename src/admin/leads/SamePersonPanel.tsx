import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { leadPath } from '#adminPaths';
import { NotFound, Unreachable } from '#backend/errors.ts';
import { leadPage } from '#content/admin/lead.ts';
import { formatDate } from '#domain/dates.ts';
import { type Lead, leadEventTypeLabels } from '#domain/lead.ts';
import { type SameContact, sameContact } from '#domain/relatedLeads.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { lineClamp } from '../lineClamp.ts';
import { LeadStatusBadge } from '../list/statusBadges.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel, panelRow } from '../Panel.tsx';
import { shortName } from '../shortName.ts';
import { useQuestion } from '../useQuestion.ts';

/** Props of {@link SamePersonPanel}. */
export interface SamePersonPanelProps {
  lead: Lead;
  others: readonly Lead[];
  /** Called once the other lead is gone. */
  onGone: () => void;
}

const describe = ({ name, eventType, createdAt }: Lead) =>
  leadPage.described(name, leadEventTypeLabels[eventType], formatDate(createdAt));

/** Lists other leads of the same person and offers to merge them. */
export function SamePersonPanel({ lead, others, onGone }: SamePersonPanelProps) {
  const { open, question: asked, ask, answer } = useQuestion<Lead, boolean>();
  const merge = useMerge(lead);
  const [busy, setBusy] = useState(false);
  const mergeIfSure = async (other: Lead) => {
    if (!(await ask(other))) return;
    setBusy(true);
    const isGone = await merge(other);
    setBusy(false);
    if (isGone) onGone();
  };
  return (
    <>
      {others.length > 0 && <OtherLeads lead={lead} others={others} busy={busy} onMerge={mergeIfSure} />}
      <ConfirmDialog
        open={open}
        title={leadPage.mergeTitle}
        text={asked ? leadPage.mergeText(describe(lead), describe(asked)) : ''}
        cancel={leadPage.mergeCancel}
        confirm={leadPage.merge}
        onCancel={() => answer(false)}
        onConfirm={() => answer(true)}
      />
    </>
  );
}

interface OtherLeadsProps extends Omit<SamePersonPanelProps, 'onGone'> {
  /** Whether a lead is being merged, and the list still has it. */
  busy: boolean;
  onMerge: (other: Lead) => Promise<void>;
}

function OtherLeads({ lead, others, busy, onMerge }: OtherLeadsProps) {
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
              <Link href={leadPath(other.id)} dir="auto" underline="always" sx={lineClamp(2)}>
                {leadPage.otherLead(other.name, leadEventTypeLabels[other.eventType])}
              </Link>
              <Box sx={{ color: 'text.secondary' }}>{formatDate(other.createdAt)}</Box>
              <SharedContact contact={sameContact(lead, other)} />
            </Box>
            <LeadStatusBadge status={other.status} />
            <Button
              variant="underlined"
              size="small"
              aria-label={leadPage.mergeName(describe(other))}
              aria-disabled={busy}
              onClick={busy ? undefined : () => void onMerge(other)}
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
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  return async (other: Lead): Promise<boolean> => {
    try {
      await whileSignedIn(({ leads }) => leads.merge(lead.id, other.id));
      await revalidate();
      showNotice(leadPage.merged(shortName(lead.name)));
      return true;
    } catch (error) {
      const isGone = error instanceof NotFound;
      // Without a connection, the page would give way to an error.
      if (!(error instanceof Unreachable)) await revalidate();
      showNotice(isGone ? leadPage.mergeGone : leadPage.mergeFailed);
      return isGone;
    }
  };
}
