import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import { conversationPath } from '#adminPaths';
import { messageWords } from '#content/admin/messages.ts';
import { type Conversation, conversationEntity } from '#domain/conversation.ts';
import { Badge } from '../list/Badge.tsx';
import { columnsOf, factsOf } from '../list/entityColumns.ts';
import type { ListConfig } from '../list/listConfig.ts';
import { OneLine, TwoLines } from '../list/OneLine.tsx';
import { useHasUnsaved } from '../record/useUnsaved.tsx';
import { ConversationSelection } from './ConversationSelection.tsx';
import { replyTo } from './conversationActions.ts';

/** Badge of a conversation with a begun reply, or of an unread or archived one; nothing for any other. */
export function ConversationBadge({ conversation: { id, read, archived } }: { conversation: Conversation }) {
  if (useHasUnsaved(replyTo(id))) return <Badge color="quiet">{messageWords.begun}</Badge>;
  if (read === 'no') return <Badge color="new">{messageWords.unread}</Badge>;
  return archived === 'yes' ? <Badge color="quiet">{messageWords.archived}</Badge> : null;
}

const beginningOf = ({ excerpt }: Conversation) => excerpt || messageWords.nothingYet;

const columns = columnsOf<Conversation>(conversationEntity, {
  name: {
    flex: 3,
    minWidth: 300,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, minWidth: 0 }}>
        <TwoLines first={row.name} second={beginningOf(row)} />
        <ConversationBadge conversation={row} />
      </Box>
    ),
  },
  latestAt: { minWidth: 124 },
});

/** List configuration of conversations. */
export const conversationList: ListConfig<Conversation> = {
  name: 'conversations',
  entity: conversationEntity,
  words: messageWords,
  columns: [
    ...columns,
    {
      field: 'responsible',
      headerName: conversationEntity.fields.responsible.label,
      flex: 0.9,
      minWidth: 130,
      sortable: false,
      renderCell: ({ row }) => <OneLine text={row.responsible} />,
    },
  ],
  recordsOf: ({ conversations }) => conversations,
  nameOf: ({ name }) => name,
  Selected: ConversationSelection,
  linksOf: ({ id, name }, search) => [
    {
      label: messageWords.open,
      name: messageWords.openOf(name),
      Icon: MailOutlined,
      href: conversationPath(id) + search,
    },
  ],
  cardOf: (conversation) => ({
    title: conversation.name,
    badge: <ConversationBadge conversation={conversation} />,
    text: beginningOf(conversation),
    facts: factsOf(conversationEntity, conversation, { elsewhere: ['name'] }),
  }),
};
