import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { leadPath } from '#adminPaths';
import { Select } from '#components/Select.tsx';
import { messageWords, conversationPage as words } from '#content/admin/messages.ts';
import { type ConversationDetails, type ConversationLead, conversationEntity } from '#domain/conversation.ts';
import { formatDate } from '#domain/dates.ts';
import { leadEventTypeLabels } from '#domain/lead.ts';
import { oncePerPress } from '../list/recordAction.ts';
import { LeadStatusBadge } from '../list/statusBadges.tsx';
import { Panel, PanelEmpty, panelInset } from '../Panel.tsx';
import { responsibleOptions, useStaff } from '../staff.ts';
import { useQueue } from '../useQueue.ts';
import { actionsFor, useChangeConversations, useConversationAction } from './conversationActions.ts';

const inset = { px: panelInset, py: 2.5 };

/** Contact, leads and actions of a conversation. */
export function ConversationPanel({ conversation }: { conversation: ConversationDetails }) {
  const { id, name, email, leads } = conversation;
  const act = useConversationAction();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, displayPrint: 'none' }}>
      <Panel title={words.person}>
        <Box sx={{ ...inset, display: 'grid', gap: 1.5 }}>
          <Link href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Link>
          <Responsible conversation={conversation} />
          {actionsFor(conversation).map((action) => (
            <Button
              key={action.id}
              variant="outlined"
              size="small"
              startIcon={<action.Icon />}
              aria-label={messageWords.act(action.label, name)}
              {...oncePerPress(() => void act([id], action))}
            >
              {action.label}
            </Button>
          ))}
        </Box>
      </Panel>
      <Panel title={words.leads}>
        {leads.length === 0 && <PanelEmpty sx={{ py: 2.5 }}>{words.noLeads}</PanelEmpty>}
        {leads.length > 0 && (
          <Box component="ul" sx={{ ...inset, display: 'grid', gap: 1.5, m: 0, listStyle: 'none' }}>
            {leads.map((lead) => (
              <Box
                component="li"
                key={lead.id}
                sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}
              >
                <Link href={leadPath(lead.id)} variant="body2" underline="always">
                  {eventOf(lead)}
                </Link>
                <LeadStatusBadge status={lead.status} />
              </Box>
            ))}
          </Box>
        )}
      </Panel>
    </Box>
  );
}

const eventOf = ({ eventType, eventDate }: ConversationLead): string =>
  [leadEventTypeLabels[eventType], eventDate && formatDate(eventDate)].filter(Boolean).join(', ');

/** Select for the person responsible for a conversation, with optimistic updates. */
function Responsible({ conversation }: { conversation: ConversationDetails }) {
  const { id, name, responsibleId } = conversation;
  const staff = useStaff();
  const change = useChangeConversations();
  const [chosen, setChosen] = useState('');
  const { run, busy } = useQueue();
  const assign = (value: string) => {
    const person = staff.find((candidate) => candidate.id === value);
    setChosen(value);
    void run(() =>
      change([{ id, responsibleId: person?.id ?? null }], (count) =>
        messageWords.assigned(count, person?.name ?? null),
      ),
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {conversationEntity.fields.responsible.label}
      </Typography>
      <Select
        options={responsibleOptions(staff, conversation, {
          nobody: messageWords.nobody,
          formerColleague: words.formerColleague,
        })}
        value={busy ? chosen : (responsibleId ?? '')}
        onChange={({ target }) => assign(target.value)}
        inputProps={{ 'aria-label': words.responsible(name), 'aria-busy': busy }}
        fullWidth
      />
    </Box>
  );
}
