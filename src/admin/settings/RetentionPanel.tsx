import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { NotAllowed } from '#backend/errors.ts';
import { retention as words } from '#content/admin/settings.ts';
import { ownersOnly } from '#domain/account.ts';
import { type Retention, retentionMonths } from '#domain/privacy.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel } from '../Panel.tsx';

const options = retentionMonths.map((months) => ({ value: String(months), label: words.option(months) }));

/** How long leads are kept, and how many go within the week. */
export function RetentionPanel({ retention: { months, due } }: { retention: Retention }) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  return (
    <Panel title={words.title}>
      <AppForm
        initialValues={{ months: String(months) }}
        onSubmit={async (form) => {
          await whileSignedIn(async () => (await backend()).privacy.setRetention(Number(form.months)));
          say(words.saved);
          void revalidate();
        }}
        failedText={(error) => (error instanceof NotAllowed ? ownersOnly : words.failed)}
        keepsValues
      >
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 560, p: { xs: 2, md: 3 } }}>
          <Typography variant="body2">{words.text}</Typography>
          <FormFailure />
          <SelectField name="months" label={words.months} options={options} sx={{ maxWidth: 240 }} />
          {months > 0 && <Typography variant="body2">{due > 0 ? words.due(due) : words.none}</Typography>}
          <SubmitButton size="small" busyText={words.saving} sx={{ justifySelf: 'start' }}>
            {words.save}
          </SubmitButton>
        </Box>
      </AppForm>
    </Panel>
  );
}
