import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dashboard } from '#content/admin/dashboard.ts';
import type { MailTrouble } from '#domain/dashboard.ts';
import { formatDate } from '#domain/dates.ts';

const { title, waiting, refused, advice } = dashboard.mailTrouble;

/** Warns that mails to clients are not being delivered. */
export function MailTroubleNotice({ trouble }: { trouble: MailTrouble }) {
  const id = useId();
  const since = formatDate(trouble.since);
  return (
    <Alert severity="warning" role="region" aria-labelledby={id} sx={{ '& p': { maxWidth: '72ch' } }}>
      <AlertTitle id={id} component="h2">
        {title}
      </AlertTitle>
      {trouble.waiting > 0 && <Typography variant="body2">{waiting(trouble.waiting, since)}</Typography>}
      {trouble.refused > 0 && <Typography variant="body2">{refused(trouble.refused, since)}</Typography>}
      <Typography variant="body2">{advice}</Typography>
    </Alert>
  );
}
