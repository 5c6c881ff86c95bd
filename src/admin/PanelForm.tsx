import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { InvalidInput, NotAllowed } from '#backend/errors.ts';
import { ownersOnly } from '#domain/account.ts';
import { AppForm, type AppFormProps } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { Panel, type PanelProps } from './Panel.tsx';

/** Texts of a {@link PanelForm}. */
export interface PanelFormWords {
  title: string;
  /** Purpose of the form, above its fields. */
  text?: string;
  /** Label of the submit button, idle and busy. */
  submit: string;
  submitting: string;
  /** Message for a failed request. Invalid fields and permission errors have their own messages. */
  failed: string;
}

/** Props of {@link PanelForm}. */
export interface PanelFormProps<Values extends Record<string, unknown>, Valid extends object>
  extends Omit<AppFormProps<Values, Valid>, 'failedText' | 'action' | 'refusal'> {
  words: PanelFormWords;
  sx?: PanelProps['sx'];
  /** @returns a specific message for an error, or undefined to use `failed`. */
  explain?: (error: unknown) => string | undefined;
}

/** A form in a panel, e.g. for a setting, submitted without leaving the page. */
export function PanelForm<Values extends Record<string, unknown>, Valid extends object = Values>(
  props: PanelFormProps<Values, Valid>,
) {
  const { words, sx, explain, children, ...form } = props;
  const { title, text, submit, submitting, failed } = words;
  return (
    <Panel title={title} sx={sx}>
      <AppForm
        {...form}
        failedText={(error) => {
          if (error instanceof InvalidInput) return undefined;
          return explain?.(error) ?? (error instanceof NotAllowed ? ownersOnly : failed);
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 560, p: { xs: 2, md: 3 } }}>
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
