import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ownersOnly } from '#domain/account.ts';
import { AppForm, type AppFormProps } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { Panel, type PanelProps, panelInset } from './Panel.tsx';

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
}

/** A form in a panel, e.g. for a setting, submitted without leaving the page. */
export function PanelForm<Values extends Record<string, unknown>, Valid extends object = Values>(
  props: PanelFormProps<Values, Valid>,
) {
  const { words, id, sx, children, ...form } = props;
  const { title, text, submit, submitting, failed, tooMany } = words;
  return (
    <Panel title={title} id={id} sx={sx}>
      <AppForm {...form} failedText={(error) => messageOf(error, failed, { tooMany, notAllowed: ownersOnly })}>
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
