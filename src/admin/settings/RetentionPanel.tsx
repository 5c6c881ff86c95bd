import Typography from '@mui/material/Typography';
import { retention as words } from '#content/admin/settings.ts';
import { type Retention, retentionMonths } from '#domain/privacy.ts';
import { FollowSaved } from '#forms/FollowSaved.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { PanelForm } from '../PanelForm.tsx';
import { useSaveSetting } from '../useSaveSetting.ts';

const options = retentionMonths.map((months) => ({ value: String(months), label: words.option(months) }));

/** Retention period of leads, and the number of leads to be erased within a week. */
export function RetentionPanel({ retention: { months, due } }: { retention: Retention }) {
  const save = useSaveSetting();
  const saved = { months: String(months) };
  return (
    <PanelForm
      words={words}
      initialValues={saved}
      onSubmit={(form) => save((backend) => backend.privacy.setRetention(Number(form.months)), words.saved)}
      keepsValues
    >
      <FollowSaved saved={saved} />
      <SelectField name="months" label={words.months} options={options} sx={{ maxWidth: 240 }} />
      {months > 0 && <Typography variant="body2">{due > 0 ? words.due(due) : words.none}</Typography>}
    </PanelForm>
  );
}
