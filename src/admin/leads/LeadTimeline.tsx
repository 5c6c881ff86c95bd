import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { importPath } from '#adminPaths';
import { Conflict } from '#backend/errors.ts';
import { leadTimeline as words } from '#content/admin/leadTimeline.ts';
import type { Activity } from '#domain/activity.ts';
import type { LeadDetails } from '#domain/lead.ts';
import { formatMoment } from '#domain/moments.ts';
import { useRemoval } from '../list/useRemoval.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel, panelInset } from '../Panel.tsx';
import { LeaveGuard } from '../record/UnsavedChanges.tsx';
import { activitySentence } from './activitySentence.ts';
import { editedNote, NoteForm, newNoteOf } from './NoteForm.tsx';

/** Props of {@link LeadTimeline}. */
export interface LeadTimelineProps {
  lead: LeadDetails;
  /** Changes to the lead, latest first. */
  history: readonly Activity[];
  /** Id of the current user, who can edit their own notes. */
  me: string;
}

/** Timeline of a lead's changes and notes, with a form for a new note. */
export function LeadTimeline({ lead, history, me }: LeadTimelineProps) {
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [editing, setEditing] = useState<Activity | null>(null);
  const [editChanged, setEditChanged] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const focusList = () => list.current?.focus();
  const { ask, dialog } = useRemoval({
    words: words.note,
    remove: ({ leads }, [id = '']) => leads.removeNote(lead.id, id),
    onRemoved: focusList,
  });

  const stop = () => {
    setEditing(null);
    focusList();
  };
  const edit = (note: Activity) => (editChanged ? showNotice(words.note.finishFirst) : setEditing(note));
  // A note that is deleted elsewhere while it is being edited stays, with what was typed.
  const isGone = editing !== null && !history.some(({ id }) => id === editing.id);
  // Enquiries of leads that were merged into this one came in on their own.
  const arrivals = lead.enquiries.map(({ reference, createdAt }) => ({ reference, at: createdAt }));
  const isFromSite = arrivals.some(({ at }) => at === lead.createdAt);
  const isByStaff = history.some(({ kind, appointment }) => kind === 'created' && appointment === '');
  const entries = [
    ...history,
    ...(isGone ? [editing] : []),
    ...arrivals.filter(({ at }) => at !== lead.createdAt),
  ].toSorted((one, other) => other.at.localeCompare(one.at));

  return (
    <Panel title={words.title}>
      <Box sx={{ px: panelInset, py: 2.5, borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}>
        <NoteForm
          name={newNoteOf(lead.id)}
          stays
          label={words.note.add}
          hint={words.note.hint}
          text=""
          saveLabel={words.note.save}
          save={async ({ leads }, note, attempt) => {
            await leads.addNote(lead.id, note, attempt);
            showNotice(words.note.added);
            void revalidate();
          }}
        />
      </Box>
      <Box
        component="ol"
        ref={list}
        tabIndex={-1}
        aria-label={words.title}
        sx={{ display: 'grid', gap: 2.5, m: 0, px: panelInset, py: 2.5, listStyle: 'none', outline: 0 }}
      >
        {entries.map((activity) =>
          'reference' in activity ? (
            <Entry key={activity.reference} text={words.otherEnquiry} at={activity.at} />
          ) : (
            <Entry key={activity.id} text={activitySentence(activity)} at={activity.at}>
              {activity.id === editing?.id && (
                <NoteForm
                  name={editedNote(activity.id)}
                  label={words.note.change}
                  text={activity.text}
                  saveLabel={words.note.saveChange}
                  onChanged={setEditChanged}
                  onClose={stop}
                  save={async ({ leads }, note) => {
                    try {
                      await leads.changeNote(lead.id, activity.id, note, activity.version);
                    } catch (error) {
                      // Loads the current version, so that a second save, after the user has seen the conflict, succeeds.
                      if (error instanceof Conflict) await revalidate();
                      throw error;
                    }
                    showNotice(words.note.saved);
                    await revalidate();
                  }}
                />
              )}
              {activity.id !== editing?.id && activity.kind === 'note' && (
                <NoteText
                  note={activity}
                  onEdit={activity.by?.id === me ? () => edit(activity) : undefined}
                  onRemove={() => ask({ ids: [activity.id], name: formatMoment(activity.at) })}
                />
              )}
            </Entry>
          ),
        )}
        {(isFromSite || !isByStaff) && (
          <Entry text={isFromSite ? words.cameFromSite : words.came} at={lead.createdAt}>
            {lead.importId && (
              <Link href={importPath(lead.importId)} variant="body2">
                {words.byImport}
              </Link>
            )}
          </Entry>
        )}
      </Box>
      <LeaveGuard words={words.note.leaving} changed={editChanged} />
      {dialog}
    </Panel>
  );
}

/** One entry of the timeline: description and time. */
function Entry({ text, at, children }: { text: string; at: string; children?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          top: '0.5em',
          width: 9,
          height: 9,
          borderRadius: '50%',
          bgcolor: 'primary.main',
        },
        '&:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 4,
          top: '1.25em',
          bottom: ({ spacing }) => `calc(-1 * ${spacing(2.5)})`,
          width: '1px',
          bgcolor: 'divider',
        },
      }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text}{' '}
        <Box component="time" dateTime={at} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatMoment(at)}
        </Box>
      </Typography>
      {children && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Box>
  );
}

interface NoteTextProps {
  note: Activity;
  /** Left out for other users' notes. */
  onEdit?: () => void;
  onRemove: () => void;
}

function NoteText({ note, onEdit, onRemove }: NoteTextProps) {
  const moment = formatMoment(note.at);
  return (
    <Box
      sx={{
        px: 2,
        py: 1.5,
        maxWidth: '68ch',
        borderRadius: ({ vars }) => vars.shape.borderRadius,
        bgcolor: 'background.sunken',
      }}
    >
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {note.text}
      </Typography>
      {note.version > 1 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {words.changed}
        </Typography>
      )}
      {onEdit && (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5, ml: -1, displayPrint: 'none' }}>
          <Button size="small" aria-label={words.note.editOf(moment)} onClick={onEdit}>
            {words.note.edit}
          </Button>
          <Button size="small" color="inherit" aria-label={words.note.removeOf(moment)} onClick={onRemove}>
            {words.note.remove}
          </Button>
        </Box>
      )}
    </Box>
  );
}
