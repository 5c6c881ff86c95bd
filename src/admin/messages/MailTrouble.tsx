import Alert from '@mui/material/Alert';
import { conversationPage as words } from '#content/admin/messages.ts';
import type { MailState, ReplyMessage } from '#domain/conversation.ts';
import { Badge, type BadgeProps } from '../list/Badge.tsx';

const colors: Readonly<Record<MailState, BadgeProps['color']>> = {
  waiting: 'contacted',
  sent: 'new',
  refused: 'quiet',
  discarded: 'quiet',
};

/** Badge of a mail's delivery status. */
export const MailBadge = ({ state }: { state: MailState }) => (
  <Badge color={colors[state]}>{words.states[state]}</Badge>
);

/** Explains why a mail was not delivered; nothing for mails that were sent or queued just now. */
export function MailTrouble({ mail: { state, reason } }: { mail: ReplyMessage['mail'] }) {
  if (state === 'refused') return <Alert severity="error">{words.refused(reason)}</Alert>;
  if (state === 'discarded') return <Alert severity="warning">{words.discarded}</Alert>;
  return state === 'waiting' && reason ? <Alert severity="warning">{words.triedAgain(reason)}</Alert> : null;
}
