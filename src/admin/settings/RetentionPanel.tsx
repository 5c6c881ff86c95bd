import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NotAllowed } from '#backend/errors.ts';
import { retention as words } from '#content/admin/settings.ts';
import { ownersOnly } from '#domain/account.ts';
import { type Retention, retentionMonths } from '#domain/privacy.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { Panel } from '../Panel.tsx';
import { useSaveSetting } from '../useSaveSetting.ts';

const options = retentionMonths.map((months) => ({ value: String(months), label: words.option(months) }));

/** How long leads are kept, and how many go within the week. */
export function RetentionPanel({ retention: { months, due } }: { retention: Retention }) {
  const save = useSaveSetting();
  return (
    <Panel title={words.title}>
      <AppForm
        initialValues={{ months: String(months) }}
        onSubmit={(form) => save((backend) => backend.privacy.setRetention(Number(form.months)), words.saved)}
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
