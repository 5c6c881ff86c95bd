import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { InvalidInput, NotAllowed } from '#backend/errors.ts';
import { ownersOnly } from '#domain/account.ts';
import { AppForm, type AppFormProps } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { Panel, type PanelProps } from './Panel.tsx';

/** Words of a {@link PanelForm}. */
export interface PanelFormWords {
  title: string;
  /** A sentence on the form's purpose, above its fields. */
  text?: string;
  /** The button, and what it says while the form is on its way. */
  submit: string;
  submitting: string;
  /** The sentence for a failed request. Wrong fields and refusals to staff have sentences of their own. */
  failed: string;
}

/** Props of {@link PanelForm}. */
export interface PanelFormProps<Values extends Record<string, unknown>, Valid extends object>
  extends Omit<AppFormProps<Values, Valid>, 'failedText' | 'action' | 'refusal'> {
  words: PanelFormWords;
  sx?: PanelProps['sx'];
  /** @returns what is said of an error instead of `failed`, where it is one of its own. */
  explain?: (error: unknown) => string | undefined;
}

/** A setting, or a small thing to do: a panel that is a form, sent without leaving the page. */
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
