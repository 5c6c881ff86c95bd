import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { leadPath, retentionAnchor } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { Conflict, InvalidInput } from '#backend/errors.ts';
import { retention as words } from '#content/admin/settings.ts';
import { type Retention, retentionMonths } from '#domain/privacy.ts';
import { FollowSaved } from '#forms/FollowSaved.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { PanelForm } from '../PanelForm.tsx';
import { useSaveSetting } from '../useSaveSetting.ts';

const options = retentionMonths.map((months) => ({ value: String(months), label: words.option(months) }));

/** Retention period of leads, and the leads to be erased within a week. */
export function RetentionPanel({ retention }: { retention: Retention }) {
  const { months, due } = retention;
  const save = useSaveSetting();
  const { revalidate } = useRevalidator();
  const saved = { months: String(months) };
  // The period named by the last conflict, and the one shown then: whoever saves again replaces it knowingly.
  const conflict = useRef<{ named: number; shown: number }>(null);
  const store = async ({ privacy }: Backend, chosen: number, replaced: number) => {
    const { named, shown } = conflict.current ?? { named: replaced, shown: months };
    // Another period that is shown by now was set later.
    const isLatest = months === named || months === shown;
    try {
      await privacy.setRetention(chosen, isLatest ? named : replaced);
      conflict.current = null;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const { months: current } = error.current as Retention;
      conflict.current = { named: current, shown: months };
      // Nothing is left to do if somebody else has chosen the same.
      if (current === chosen) return;
      void revalidate();
      throw new InvalidInput({ months: words.conflict(current) });
    }
  };
  return (
    <PanelForm
      id={retentionAnchor}
      words={words}
      initialValues={saved}
      onSubmit={(form, before) =>
        save((backend) => store(backend, Number(form.months), Number(before.months)), words.saved)
      }
      saysFailureLater
      keepsValues
    >
      <FollowSaved saved={saved} />
      <SelectField name="months" label={words.months} options={options} sx={{ maxWidth: 240 }} />
      {months > 0 && (
        <div>
          <Typography variant="body2">{due > 0 ? words.due(due) : words.none}</Typography>
          {due > 0 && <DueLeads {...retention} />}
        </div>
      )}
    </PanelForm>
  );
}

function DueLeads({ due, first }: Pick<Retention, 'due' | 'first'>) {
  return (
    <Box component="ul" sx={{ typography: 'body2', m: 0, mt: 1, pl: 2.5 }}>
      {first.map(({ id, name }) => (
        <li key={id}>
          <Link href={leadPath(id)} dir="auto" underline="always">
            {name}
          </Link>
        </li>
      ))}
      {due > first.length && <li>{words.more(due - first.length)}</li>}
    </Box>
  );
}
