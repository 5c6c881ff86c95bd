import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { conversationPath, leadPath } from '#adminPaths';
import { BusyButton } from '#components/BusyButton.tsx';
import { mailWords as words } from '#content/admin/mails.ts';
import { unsentMailStateLabels } from '#content/domain/unsentMail.ts';
import { formatMoment } from '#domain/moments.ts';
import { isDue, type UnsentMail, type UnsentMailState } from '#domain/unsentMail.ts';
import { lineClamp } from '../lineClamp.ts';
import { Badge, type BadgeProps } from '../list/Badge.tsx';
import { Panel, panelInset } from '../Panel.tsx';

const colors: Readonly<Record<UnsentMailState, BadgeProps['color']>> = {
  queued: 'new',
  waiting: 'contacted',
  refused: 'quiet',
};

/** Props of {@link MailEntries}. */
export interface MailEntriesProps {
  mails: readonly UnsentMail[];
  /** Ids of the mails that are being sent again. */
  retrying: readonly string[];
  onRetry: (mail: UnsentMail) => void;
  onDiscard: (mail: UnsentMail) => void;
  /** Whether other mails are being loaded. */
  loading: boolean;
  /** Whether a mail server is set up; without one, nothing can be sent again. */
  hasMailServer: boolean;
}

/** Unsent mails, one below the other, with what became of them and what can be done. */
export function MailEntries(props: MailEntriesProps) {
  const { mails, retrying, onRetry, onDiscard, loading, hasMailServer } = props;
  return (
    <Panel sx={{ opacity: loading ? 0.5 : 1 }}>
      <List disablePadding aria-label={words.list} aria-busy={loading}>
        {mails.map((mail) => (
          <ListItem
            key={mail.id}
            divider
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
              columnGap: 3,
              rowGap: 1.5,
              px: panelInset,
              py: 1.5,
            }}
          >
            <MailFacts mail={mail} hasMailServer={hasMailServer} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
              {hasMailServer && mail.accessLink !== 'removed' && (
                <BusyButton
                  variant="outlined"
                  size="small"
                  aria-label={nameOf(retrying.includes(mail.id) ? words.retrying : words.retry, mail)}
                  busy={retrying.includes(mail.id)}
                  busyText={words.retrying}
                  onClick={() => onRetry(mail)}
                >
                  {words.retry}
                </BusyButton>
              )}
              <Button
                variant="outlined"
                size="small"
                aria-label={nameOf(words.discard, mail)}
                onClick={() => onDiscard(mail)}
              >
                {words.discard}
              </Button>
            </Box>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}

/** @returns the accessible name of an action on a mail. */
const nameOf = (action: string, { recipient, subject }: UnsentMail) => words.act(action, recipient, subject);

function MailFacts({ mail, hasMailServer }: { mail: UnsentMail; hasMailServer: boolean }) {
  const { recipient, subject, createdAt, state, attempts, error, accessLink } = mail;
  const facts = [
    words.written(formatMoment(createdAt)),
    ...(attempts > 0 ? [words.attempts(attempts)] : []),
    hasMailServer || state === 'refused' ? plan(mail) : words.waitsForServer,
  ];
  const person = personOf(mail);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography
          variant="body2"
          dir="auto"
          sx={{ minWidth: 0, fontWeight: 'fontWeightSemibold', overflowWrap: 'anywhere' }}
        >
          {recipient}
        </Typography>
        {(hasMailServer || state !== 'queued') && <Badge color={colors[state]}>{unsentMailStateLabels[state]}</Badge>}
      </Box>
      <Typography variant="body2" dir="auto" title={subject} sx={lineClamp(2)}>
        {subject}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' }}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {person && (
          <Link href={person.href} underline="always" aria-label={nameOf(person.label, mail)}>
            {person.label}
          </Link>
        )}
      </Box>
      {error !== '' && (
        // In full: servers repeat the address before they say what is wrong with it.
        <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '90ch', overflowWrap: 'anywhere' }}>
          {words.error(error)}
        </Typography>
      )}
      {accessLink !== 'none' && attempts > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '90ch' }}>
          {words.accessLink[accessLink]}
        </Typography>
      )}
    </Box>
  );
}

/** @returns when a mail is tried next. */
function plan(mail: UnsentMail): string {
  if (isDue(mail)) return words.due;
  return mail.nextAttemptAt === null ? words.noAttempt : words.nextAttempt(formatMoment(mail.nextAttemptAt));
}

/** @returns where the person is shown whom a mail is about; null if it is about none. */
function personOf({ leadId, conversationId }: UnsentMail) {
  if (conversationId !== null) return { label: words.openConversation, href: conversationPath(conversationId) };
  return leadId === null ? null : { label: words.openLead, href: leadPath(leadId) };
}
