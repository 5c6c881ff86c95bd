import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { mailsPath } from '#adminPaths';
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

/** Props of {@link MailTrouble}. */
export interface MailTroubleProps {
  mail: ReplyMessage['mail'];
  /** Address of the recipient. */
  to: string;
}

/**
 * Explains why a mail was not delivered, with a link to the unsent mails to the same address; nothing for mails that were
 * sent or queued just now.
 */
export function MailTrouble({ mail: { state, reason }, to }: MailTroubleProps) {
  if (state === 'discarded') return <Alert severity="warning">{words.discarded}</Alert>;
  if (state !== 'refused' && !(state === 'waiting' && reason)) return null;
  const isRefused = state === 'refused';
  return (
    <Alert severity={isRefused ? 'error' : 'warning'}>
      {isRefused ? words.refused(reason) : words.triedAgain(reason)}{' '}
      <Link href={mailsPath({ q: to })} color="inherit" underline="always" sx={{ fontWeight: 'fontWeightSemibold' }}>
        {words.seeUnsent}
      </Link>
    </Alert>
  );
}
