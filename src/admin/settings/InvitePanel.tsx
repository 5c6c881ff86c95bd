import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { InvalidInput, NotAllowed } from '#backend/errors.ts';
import { people } from '#content/admin/settings.ts';
import { inviteSchema, ownersOnly } from '#domain/account.ts';
import { optionsOf } from '#domain/entity.ts';
import { roleLabels } from '#domain/session.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { Panel } from '../Panel.tsx';
import { UnsavedChanges } from '../record/UnsavedChanges.tsx';
import type { OnLink } from './useMadeLink.ts';

const words = people.invite;

/** @returns what to say where the fields do not say it themselves. */
function explain(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  return error instanceof NotAllowed ? ownersOnly : words.failed;
}

/** Invites somebody to work here. */
export function InvitePanel({ onLink }: { onLink: OnLink }) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const saved = useRef(false);
  return (
    <Panel title={words.title} sx={{ displayPrint: 'none' }}>
      <AppForm
        initialValues={inviteSchema.getDefault()}
        schema={inviteSchema}
        onSubmit={async (form) => {
          const token = await whileSignedIn(async () => (await backend()).accounts.invite(form));
          onLink(form.name, token);
          void revalidate();
        }}
        failedText={explain}
      >
        <Box sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 3 } }}>
          <Typography variant="body2">{words.text}</Typography>
          <FormFailure />
          <FormBody sx={{ display: 'grid', gap: 2.5 }}>
            <TextField name="name" label={words.name} aria-required autoComplete="off" dir="auto" />
            <TextField name="email" label={words.email} type="email" aria-required autoComplete="off" />
            <SelectField name="role" label={words.role} hint={words.roleHint} options={optionsOf(roleLabels)} />
          </FormBody>
          <SubmitButton size="small" busyText={words.sending} sx={{ justifySelf: 'start' }}>
            {words.send}
          </SubmitButton>
        </Box>
        <UnsavedChanges words={words.leaving} saved={saved} />
      </AppForm>
    </Panel>
  );
}
