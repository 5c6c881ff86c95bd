import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { KeepUnsaved, readUnsaved, type UnsavedForm } from '#forms/KeepUnsaved.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { PrivacyNote } from '../sections/PrivacyNote.tsx';

/** Heading of a form, which labels its dialog; leaves room for the close button. */
export function FormTitle({ id, children }: { id: string; children: string }) {
  return (
    <Typography variant="h3" component="h2" id={id} sx={{ pr: 6, typography: { xs: 'h3', sm: 'dialogTitle' } }}>
      {children}
    </Typography>
  );
}

/** Props of {@link FormActions}. */
export interface FormActionsProps {
  /** Labels of the submit button, also while the form is sent. */
  send: string;
  sending: string;
  /** Start of the sentence about the use of the form's data. */
  privacy: string;
}

/** End of a form: the submit button, and the privacy note beside it. */
export function FormActions({ send, sending, privacy }: FormActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1.5, mt: 3 }}>
      <SubmitButton busyText={sending}>{send}</SubmitButton>
      <PrivacyNote sx={{ flex: '1 1 16em' }}>{privacy}</PrivacyNote>
    </Box>
  );
}

/** Props of {@link KeepDraft}. */
export interface KeepDraftProps {
  /** Name of the form: what is typed into one is in all forms of this name. */
  name: string;
  /** Whether the page answers a form that the browser has posted, and shows what was in it. Default: false. */
  isAnswer?: boolean;
}

/**
 * Keeps what is typed into the surrounding form in this tab until it is sent: over a reload, on other pages and in other
 * languages. The form forgets it once it is sent (`forgetUnsaved`).
 */
export function KeepDraft({ name, isAnswer = false }: KeepDraftProps) {
  const [kept] = useState(() => (isAnswer ? null : readDraft(name)));
  return <KeepUnsaved name={name} kept={kept} attempt="" stays />;
}

/** @returns what was typed or ticked: no empty fields, which a page may have a suggestion for, and no pictures. */
function readDraft(name: string): UnsavedForm | null {
  const kept = readUnsaved(name);
  if (!kept) return null;
  const values = Object.entries(kept.values).filter(
    ([, value]) => value === true || (typeof value === 'string' && value),
  );
  return { ...kept, values: Object.fromEntries(values) };
}
