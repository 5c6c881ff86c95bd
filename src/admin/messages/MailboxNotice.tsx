import Typography from '@mui/material/Typography';
import { createContext, useContext } from 'react';
import { messageWords } from '#content/admin/messages.ts';
import type { MailboxFailure } from '#domain/dashboard.ts';
import { formatMoment } from '#domain/moments.ts';
import { TitledWarning, type TitledWarningProps } from '../TitledWarning.tsx';

/** Why clients' answers do not arrive, from the layout's loader; null if they do. */
export const MailboxFailureContext = createContext<MailboxFailure | null>(null);

const words = messageWords.mailbox;

/** Warns that answers that clients send by email do not arrive, if that is so. */
export function MailboxNotice({ sx }: Pick<TitledWarningProps, 'sx'>) {
  const failure = useContext(MailboxFailureContext);
  if (!failure) return null;
  return (
    <TitledWarning title={words.title} sx={sx}>
      <Typography variant="body2">{words.text(formatMoment(failure.since))}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {words.cause(failure.cause)}
      </Typography>
    </TitledWarning>
  );
}
