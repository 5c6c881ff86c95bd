import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useBackend } from '#backend/context.ts';
import { InvalidInput, NotAllowed } from '#backend/errors.ts';
import { privacy as words } from '#content/admin/settings.ts';
import { ownersOnly } from '#domain/account.ts';
import { contactSchema, type FoundPerson } from '#domain/privacy.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { Panel } from '../Panel.tsx';

/** @returns what to say where the field does not say it itself. */
function explain(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  return error instanceof NotAllowed ? ownersOnly : words.failed;
}

/** Asks whom it is about. */
export function FindPerson({ onFound }: { onFound: (contact: string, person: FoundPerson) => void }) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  return (
    <Panel title={words.title} sx={{ displayPrint: 'none' }}>
      <AppForm
        initialValues={contactSchema.getDefault()}
        schema={contactSchema}
        onSubmit={async ({ contact }) =>
          onFound(contact, await whileSignedIn(async () => (await backend()).privacy.find(contact)))
        }
        failedText={explain}
        keepsValues
      >
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 560, p: { xs: 2, md: 3 } }}>
          <Typography variant="body2">{words.text}</Typography>
          <FormFailure />
          <TextField
            name="contact"
            label={words.contact}
            hint={words.contactHint}
            aria-required
            autoComplete="off"
            verbatim
          />
          <SubmitButton size="small" busyText={words.finding} sx={{ justifySelf: 'start' }}>
            {words.find}
          </SubmitButton>
        </Box>
      </AppForm>
    </Panel>
  );
}
