import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { newAttempt } from '#backend/attemptKey.ts';
import type { Backend } from '#backend/backend.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { type NoteForm as Note, noteSchema } from '#domain/activity.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { KeepUnsaved } from '#forms/KeepUnsaved.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useFormChanged } from '#forms/useFormField.ts';
import { DismissButton } from '../DismissButton.tsx';
import { submitOnCtrlEnter } from '../keys.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { AskBeforeClosing } from '../record/UnsavedChanges.tsx';
import { useUnsaved } from '../record/useUnsaved.tsx';
import { useFailureNotice } from '../useFailureNotice.ts';
import { useIsMounted } from '../useIsMounted.ts';

const words = leadTimeline.note;

/** @returns the name under which a new note is kept until it is saved. @param leadId the lead's id. */
export const newNoteOf = (leadId: string): string => `new note of ${leadId}`;

/** @returns the name under which an edited note is kept until it is saved. @param id of the note. */
export const editedNote = (id: string): string => `note ${id}`;

/** Props of {@link NoteForm}. */
export interface NoteFormProps {
  /** Name under which unsaved text is kept. */
  name: string;
  /** Whether it is kept when the page is left. Default: false. */
  stays?: boolean;
  label: string;
  hint?: string;
  /** Text of the note; empty for a new note. */
  text: string;
  saveLabel: string;
  /** Stores the note. @param attempt idempotency key, the same until a request has succeeded. */
  save: (backend: Backend, note: Note, attempt: string) => Promise<void>;
  /** Called when unsaved changes begin and end; without it only the browser asks before they are lost. */
  onChanged?: (changed: boolean) => void;
  /** For a form that can be closed, by its button and once the note is saved; such a form takes the focus when it opens. */
  onClose?: () => void;
}

/** Form of a note. */
export function NoteForm({ name, stays, label, hint, text, saveLabel, save, onChanged, onClose }: NoteFormProps) {
  const whileSignedIn = useWhileSignedIn();
  const unsaved = useUnsaved(name, stays);
  const [attempt, setAttempt] = useState(unsaved.attempt);
  const isNew = text === '';
  const failed = isNew ? { ...words.failed, gone: words.leadGone } : words.failed;
  const failedText = (error: unknown) => messageOf(error, words.failed.unreachable, failed);
  const orSayFailure = useFailureNotice(failedText);
  const isMounted = useIsMounted();
  return (
    <Box onKeyDown={submitOnCtrlEnter} sx={{ '& form': { display: 'grid', gap: 1.5 } }}>
      <AppForm
        initialValues={{ text }}
        schema={noteSchema}
        onSubmit={async (note) => {
          const saving = whileSignedIn((backend) => save(backend, note, attempt));
          // A form that is not kept is left after a question only: it was given up.
          await (stays ? orSayFailure(saving) : saving);
          setAttempt(newAttempt());
          // If it was closed meanwhile, the form of another note may be open.
          if (isMounted.current) onClose?.();
        }}
        failedText={failedText}
      >
        <KeepUnsaved {...unsaved} attempt={attempt}>
          <FormBody>
            <TextField
              name="text"
              label={label}
              hint={hint}
              multiline
              minRows={2}
              dir="auto"
              autoComplete="off"
              aria-required
              autoFocus={onClose !== undefined}
            />
          </FormBody>
          <FormFailure />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5 }}>
            {onClose && <DismissButton onClick={onClose}>{words.cancel}</DismissButton>}
            <SubmitButton size="small" busyText={words.saving}>
              {saveLabel}
            </SubmitButton>
          </Box>
          {onChanged ? <TellChanged onChanged={onChanged} /> : <AskBeforeClosing />}
        </KeepUnsaved>
      </AppForm>
    </Box>
  );
}

function TellChanged({ onChanged }: { onChanged: (changed: boolean) => void }) {
  const changed = useFormChanged();
  useEffect(() => {
    onChanged(changed);
    return () => onChanged(false);
  }, [changed, onChanged]);
  return null;
}
