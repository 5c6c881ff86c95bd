import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { leadPath, retentionAnchor } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { Conflict, InvalidInput } from '#backend/errors.ts';
import { retention as words } from '#content/admin/settings.ts';
import { type Retention, retentionMonths } from '#domain/privacy.ts';
import { FollowSaved } from '#forms/FollowSaved.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { useFormText, useFormUnchanged } from '#forms/useFormField.ts';
import { PanelForm } from '../PanelForm.tsx';
import { useSaveSetting } from '../useSaveSetting.ts';

const options = retentionMonths.map((months) => ({ value: String(months), label: words.option(months) }));

/** Retention period of leads, and the leads to be erased within a week. */
export function RetentionPanel({ retention }: { retention: Retention }) {
  const { months, due } = retention;
  const save = useSaveSetting();
  const { revalidate } = useRevalidator();
  const saved = { months: String(months) };
  const replaced = useRef(saved.months);
  const store = async ({ privacy }: Backend, chosen: number) => {
    try {
      await privacy.setRetention(chosen, Number(replaced.current));
      // Another period may have been chosen meanwhile; it replaces this one.
      replaced.current = String(chosen);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const { months: current } = error.current as Retention;
      // Nothing is left to do if somebody else has chosen the same.
      if (current === chosen) return;
      replaced.current = String(current);
      void revalidate();
      throw new InvalidInput({ months: words.conflict(current) });
    }
  };
  return (
    <PanelForm
      id={retentionAnchor}
      words={words}
      initialValues={saved}
      onSubmit={(form) => save((backend) => store(backend, Number(form.months)), words.saved)}
      keepsValues
    >
      <FollowSaved saved={saved} />
      <NoteShown shown={replaced} />
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

/**
 * Keeps the period that was shown when the user chose another one, whatever the form has learned since of periods set
 * elsewhere.
 */
function NoteShown({ shown }: { shown: RefObject<string> }) {
  const months = useFormText('months');
  const unchanged = useFormUnchanged('months');
  useEffect(() => {
    if (unchanged) shown.current = months;
  }, [unchanged, months, shown]);
  return null;
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
