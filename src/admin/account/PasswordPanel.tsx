import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { InvalidInput, TooManyAttempts } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { passwordSchema } from '#domain/account.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { PasswordField } from '#forms/PasswordField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { Panel } from '../Panel.tsx';
import { useSaveSetting } from '../useSaveSetting.ts';

const words = account.password;

/** @returns what to say where the fields do not say it themselves. */
function explain(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  if (error instanceof TooManyAttempts) return words.tooMany(Math.max(1, Math.ceil(error.retryAfter / 60)));
  return words.failed;
}

/** The way to another password. @param email whose it is, for the browser that remembers it. */
export function PasswordPanel({ email }: { email: string }) {
  const save = useSaveSetting();
  return (
    <Panel title={words.title} sx={{ displayPrint: 'none' }}>
      <AppForm
        initialValues={passwordSchema.getDefault()}
        schema={passwordSchema}
        onSubmit={(form) => save((backend) => backend.account.changePassword(form), words.saved)}
        failedText={explain}
      >
        <Box sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 3 } }}>
          <Typography variant="body2">{words.text}</Typography>
          <FormFailure />
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <FormBody sx={{ display: 'grid', gap: 2.5 }}>
            <PasswordField
              name="current"
              label={words.current}
              show={words.show(words.current)}
              hide={words.hide(words.current)}
            />
            <PasswordField
              name="next"
              label={words.next}
              hint={words.nextHint}
              show={words.show(words.next)}
              hide={words.hide(words.next)}
              autoComplete="new-password"
            />
          </FormBody>
          <SubmitButton size="small" busyText={words.saving} sx={{ justifySelf: 'start' }}>
            {words.save}
          </SubmitButton>
        </Box>
      </AppForm>
    </Panel>
  );
}
