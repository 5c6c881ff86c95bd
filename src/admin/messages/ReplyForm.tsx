import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Select } from '#components/Select.tsx';
import { replyForm as words } from '#content/admin/messages.ts';
import { type ConversationDetails, maxSubject, replySchema } from '#domain/conversation.ts';
import { fillPlaceholders, type PlaceholderValues, placeholderValues } from '#domain/placeholders.ts';
import type { Template } from '#domain/template.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { forgetUnsaved, KeepUnsaved } from '#forms/KeepUnsaved.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useFormBusy, useFormChanged, useFormEdit, useFormText } from '#forms/useFormField.ts';
import { LeaveDialog } from '../ConfirmDialog.tsx';
import { keyName, submitOnCtrlEnter } from '../keys.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { hiddenOnTouch } from '../onTouch.ts';
import { AskBeforeClosing } from '../record/UnsavedChanges.tsx';
import { useUnsaved } from '../record/useUnsaved.tsx';
import { shortName } from '../shortName.ts';
import { useFailureNotice } from '../useFailureNotice.ts';
import { replyTo } from './conversationActions.ts';

/** Props of {@link ReplyForm}. */
export interface ReplyFormProps {
  conversation: ConversationDetails;
  /** Templates for the reply. */
  templates: readonly Template[];
  /** Called when the reply was sent or discarded. */
  onDone: () => void;
}

const failedText = (error: unknown) => messageOf(error, words.failed.unreachable, words.failed);

/** Form for a message to a client. */
export function ReplyForm({ conversation, templates, onDone }: ReplyFormProps) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  // The initial values stay the same when new messages arrive.
  const [draft] = useState({ subject: subjectFor(conversation), text: '' });
  const unsaved = useUnsaved(replyTo(conversation.id), true);
  const saved = useRef(false);
  const orSayFailure = useFailureNotice(failedText);
  return (
    <Box onKeyDown={submitOnCtrlEnter} sx={{ '& form': { display: 'grid', gap: 2 } }}>
      <AppForm
        initialValues={draft}
        schema={replySchema}
        onSubmit={async (reply) => {
          await orSayFailure(
            whileSignedIn(({ conversations }) => conversations.reply(conversation.id, reply, unsaved.attempt)),
          );
          saved.current = true;
          forgetUnsaved(unsaved.name);
          showNotice(words.sentTo(shortName(conversation.name)));
          await revalidate();
          onDone();
        }}
        failedText={failedText}
        keepsValues
      >
        <KeepUnsaved {...unsaved}>
          <FormBody sx={{ display: 'grid', gap: 2 }}>
            {templates.length > 0 && (
              <TemplateChoice templates={templates} values={placeholderValues(conversation)} draft={draft} />
            )}
            <TextField name="subject" label={words.subject} dir="auto" autoComplete="off" aria-required />
            <TextField
              name="text"
              label={words.text}
              hint={
                <>
                  {words.hint}{' '}
                  <Box component="span" sx={hiddenOnTouch}>
                    {keyName(words.keys)}
                  </Box>
                </>
              }
              multiline
              minRows={6}
              dir="auto"
              autoComplete="off"
              aria-required
              autoFocus
            />
          </FormBody>
          <FormFailure />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5 }}>
            <Discard
              onDiscard={() => {
                forgetUnsaved(unsaved.name);
                onDone();
              }}
            />
            <SubmitButton size="small" busyText={words.sending}>
              {words.send}
            </SubmitButton>
          </Box>
          <AskBeforeClosing saved={saved} />
        </KeepUnsaved>
      </AppForm>
    </Box>
  );
}

interface TemplateChoiceProps {
  templates: readonly Template[];
  values: PlaceholderValues;
  /** The form's initial values, not what was typed before a reload. */
  draft: ReplyTexts;
}

/**
 * Inserts a template, replacing an unchanged one; text that the user has written is kept, and the template appended.
 */
function TemplateChoice({ templates, values, draft }: TemplateChoiceProps) {
  const { setTexts } = useFormEdit();
  const subject = useFormText('subject');
  const text = useFormText('text');
  const begin = (id: string) => {
    const template = templates.find((candidate) => candidate.id === id);
    if (!template) return;
    const filled = filledTemplate(template, values);
    // None of these counts as written by the user; the text of a template may have been chosen before a reload.
    const offered = [draft, ...templates.map((one) => filledTemplate(one, values))];
    setTexts({
      subject: isFree(subject, offered, 'subject') ? filled.subject : subject,
      text: isFree(text, offered, 'text') ? filled.text : `${text}\n\n${filled.text}`,
    });
  };
  return (
    <Select
      inputProps={{ 'aria-label': words.template }}
      options={[{ value: '', label: words.template }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
      value=""
      onChange={({ target }) => begin(target.value)}
    />
  );
}

/** Texts of a reply that nobody has edited. */
type ReplyTexts = Readonly<Record<'subject' | 'text', string>>;

/** @returns a template with its placeholders filled in. */
const filledTemplate = ({ subject, text }: ReplyTexts, values: PlaceholderValues): ReplyTexts => ({
  subject: fillPlaceholders(subject, values),
  text: fillPlaceholders(text, values),
});

/** @returns whether a field contains nothing that the user has written. @param offered texts that the form has set. */
const isFree = (text: string, offered: readonly ReplyTexts[], field: keyof ReplyTexts): boolean =>
  text.trim() === '' || offered.some((one) => text === one[field]);

/** Closes the form, unless it is being sent; asks for confirmation if there is unsaved text. */
function Discard({ onDiscard }: { onDiscard: () => void }) {
  const changed = useFormChanged();
  const busy = useFormBusy();
  const [asking, setAsking] = useState(false);
  const discard = () => (changed ? setAsking(true) : onDiscard());
  return (
    <>
      <Button variant="outlined" size="small" aria-disabled={busy} onClick={busy ? undefined : discard}>
        {words.discard}
      </Button>
      <LeaveDialog open={asking} words={words.discarding} onStay={() => setAsking(false)} onLeave={onDiscard} />
    </>
  );
}

/** @returns the initial subject of a reply. */
function subjectFor({ messages }: ConversationDetails): string {
  const latest = messages.at(-1);
  if (!latest) return words.firstSubject;
  if (latest.kind === 'enquiry') return words.enquirySubject(latest.reference);
  // A client's subject may be longer.
  return words.subjectOf(latest.subject).slice(0, maxSubject);
}
