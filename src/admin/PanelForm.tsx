import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { InvalidInput } from '#backend/errors.ts';
import { ownersOnly } from '#domain/account.ts';
import { AppForm, type AppFormProps } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { Panel, type PanelProps, panelInset } from './Panel.tsx';
import { useFailureNotice } from './useFailureNotice.ts';

/** Texts of a {@link PanelForm}. */
export interface PanelFormWords {
  title: string;
  /** Purpose of the form, above its fields. */
  text?: string;
  /** Label of the submit button, idle and busy. */
  submit: string;
  submitting: string;
  /** Message for a failed request. Invalid fields and missing permissions have their own messages. */
  failed: string;
  /** @param minutes until the next attempt is allowed. */
  tooMany?: (minutes: number) => string;
}

/** Props of {@link PanelForm}. */
export interface PanelFormProps<Values extends Record<string, unknown>, Valid extends object>
  extends Omit<AppFormProps<Values, Valid>, 'failedText' | 'action' | 'refusal'> {
  words: PanelFormWords;
  id?: PanelProps['id'];
  sx?: PanelProps['sx'];
  /** Says in a notice that a request failed after the form was left; for forms that are left without a question. */
  saysFailureLater?: boolean;
}

/** A form in a panel, e.g. for a setting, submitted without leaving the page. */
export function PanelForm<Values extends Record<string, unknown>, Valid extends object = Values>(
  props: PanelFormProps<Values, Valid>,
) {
  const { words, id, sx, children, saysFailureLater = false, onSubmit, ...form } = props;
  const { title, text, submit, submitting, failed, tooMany } = words;
  const failedText = (error: unknown) => messageOf(error, failed, { tooMany, notAllowed: ownersOnly });
  // What is wrong with a field says nothing without it.
  const orSayFailure = useFailureNotice((error) => (error instanceof InvalidInput ? failed : failedText(error)));
  return (
    <Panel title={title} id={id} sx={sx}>
      <AppForm
        {...form}
        onSubmit={(...sent) => (saysFailureLater ? orSayFailure(onSubmit(...sent)) : onSubmit(...sent))}
        failedText={failedText}
      >
        <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 560, p: panelInset }}>
          {text && <Typography variant="body2">{text}</Typography>}
          <FormFailure />
          {children}
          <SubmitButton size="small" busyText={submitting} sx={{ justifySelf: 'start' }}>
            {submit}
          </SubmitButton>
        </Box>
      </AppForm>
    </Panel>
  );
}
