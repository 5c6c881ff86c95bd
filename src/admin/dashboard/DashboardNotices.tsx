import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminPaths, mailsPath, maySee, retentionPath } from '#adminPaths';
import { dashboard as words } from '#content/admin/dashboard.ts';
import type { MailTrouble } from '#domain/dashboard.ts';
import { formatDate } from '#domain/dates.ts';
import { TitledWarning } from '../TitledWarning.tsx';

const { title, waiting, noServer, refused, seeWaiting, seeRefused } = words.mailTrouble;

/** Props of {@link MailTroubleNotice}. */
export interface MailTroubleNoticeProps {
  trouble: MailTrouble;
  /** Whether a mail server is set up. */
  hasMailServer: boolean;
}

/** Warns that mails to clients are not being delivered; each sentence ends with a link to the mails that it counts. */
export function MailTroubleNotice({ trouble, hasMailServer }: MailTroubleNoticeProps) {
  const sentences = [
    { state: 'waiting', sentence: hasMailServer ? waiting : noServer, link: seeWaiting },
    { state: 'refused', sentence: refused, link: seeRefused },
  ] as const;
  return (
    <TitledWarning title={title}>
      {sentences
        .filter(({ state }) => trouble[state] > 0)
        .map(({ state, sentence, link }) => (
          <Typography key={state} variant="body2">
            {sentence(trouble[state], formatDate(trouble.since[state] ?? ''))}{' '}
            <Link
              href={mailsPath({ state })}
              color="inherit"
              underline="always"
              sx={{ fontWeight: 'fontWeightSemibold', whiteSpace: 'nowrap' }}
            >
              {link}
            </Link>
          </Typography>
        ))}
    </TitledWarning>
  );
}

/** Props of {@link ErasureNotice}. */
export interface ErasureNoticeProps {
  /** Number of leads that will be erased within a week. */
  count: number;
  /** Whether the user is an owner, who may see which leads these are, and change the period. */
  isOwner: boolean;
}

/** Warns that leads will be erased soon, because their retention period ends. */
export function ErasureNotice({ count, isOwner }: ErasureNoticeProps) {
  return (
    <Alert
      severity="warning"
      action={
        maySee(adminPaths.privacy, isOwner) && (
          <Button color="inherit" size="small" href={retentionPath}>
            {words.whichToErase}
          </Button>
        )
      }
    >
      {words.leadsToErase(count, isOwner)}
    </Alert>
  );
}
