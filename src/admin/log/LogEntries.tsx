import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import {
  conversationPath,
  editAppointmentPath,
  editPostPath,
  editReviewPath,
  editTemplatePath,
  leadPath,
} from '#adminPaths';
import { logWords as words } from '#content/admin/log.ts';
import { activityLabels, type LogEntry, type LogSubject, logSubjects } from '#domain/log.ts';
import { formatMoment } from '#domain/moments.ts';
import type { RecordName } from '#domain/records.ts';
import { Panel, panelInset } from '../Panel.tsx';

type PathOf = (id: string) => string;

/** The pages of records; other subjects have none of their own. */
const pathsOf: Partial<Record<LogSubject, PathOf>> = {
  lead: leadPath,
  conversation: conversationPath,
  appointment: editAppointmentPath,
  post: editPostPath,
  template: editTemplatePath,
  review: editReviewPath,
} satisfies Record<RecordName, PathOf>;

/** Entries of the activity log, one per line. */
export function LogEntries({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <Panel>
      <List disablePadding aria-label={words.list}>
        {entries.map((entry) => (
          <ListItem
            key={entry.id}
            divider
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '13em minmax(0, 1fr) minmax(0, 2fr)' },
              columnGap: 2,
              px: panelInset,
              py: 1.25,
              overflowWrap: 'anywhere',
            }}
          >
            <Typography component="time" dateTime={entry.at} variant="body2" sx={{ color: 'text.secondary' }}>
              {formatMoment(entry.at)}
            </Typography>
            <Typography variant="body2" dir="auto" sx={{ fontWeight: 'fontWeightSemibold' }}>
              {entry.by || actorWithoutAccount(entry)}
            </Typography>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">
                {activityLabels[entry.kind]}: <Subject entry={entry} />
              </Typography>
              {entry.detail !== '' && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {entry.detail}
                </Typography>
              )}
            </Box>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}

/** @returns the actor of an entry without an account: a client, or the server itself. */
function actorWithoutAccount({ byId, kind, entity }: LogEntry): string {
  if (kind === 'expired') return words.itself;
  if (['picked', 'pickedAnew', 'pickCancelled', 'reviewed'].includes(kind)) return words.client;
  return entity === 'account' && byId === null ? words.command : words.nobody;
}

/** The affected record, by its name as long as it exists; a link, unless the entry says that it was deleted. */
function Subject({ entry: { entity, entityId, name, kind } }: { entry: LogEntry }) {
  if (entity === 'account') return name ? words.ofAccount(name) : words.formerAccount;
  const path = pathsOf[entity];
  if (!path) return logSubjects[entity];
  if (entityId === 'all') return words.ofAll(logSubjects[entity]);
  const subject = words.of(logSubjects[entity], name || shortId(entityId));
  if (kind === 'deleted' || kind === 'expired') return <span title={entityId}>{subject}</span>;
  return (
    <Link href={path(entityId)} underline="always" title={entityId}>
      {subject}
    </Link>
  );
}

/** @returns the end of a long id, by which records differ; the search finds it, too. */
const shortId = (id: string): string => (id.length > 10 ? `…${id.slice(-8)}` : id);
