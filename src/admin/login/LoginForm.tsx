import Box from '@mui/material/Box';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DemoAccount } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { InvalidInput, SignInRefused } from '#backend/errors.ts';
import { PlaceholderLink } from '#components/PlaceholderLink.tsx';
import { login } from '#content/admin/login.ts';
import { emptyCredentials } from '#domain/session.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { CheckboxField } from '#forms/CheckboxField.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { PasswordField } from '#forms/PasswordField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { nextPath } from '../requireSession.ts';
import { DemoAccountCard } from './DemoAccountCard.tsx';

/** @returns what to say when signing in did not work. */
function explain(error: unknown): string {
  if (error instanceof SignInRefused) return login.refused;
  if (error instanceof InvalidInput) return Object.values(error.fields)[0] ?? login.refused;
  return login.failed;
}

/** Email, password and what goes with them. @param demoAccount shown and offered, where there is one. */
export function LoginForm({ demoAccount }: { demoAccount: DemoAccount | null }) {
  const backend = useBackend();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <AppForm
      initialValues={emptyCredentials}
      failedText={explain}
      onSubmit={async (credentials) => {
        await (await backend()).session.signIn(credentials);
        navigate(nextPath(params), { replace: true });
      }}
    >
      <FormFailure sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField name="email" label={login.email} type="email" required autoComplete="username" />
        <PasswordField name="password" label={login.password} show={login.showPassword} hide={login.hidePassword} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
          }}
        >
          <CheckboxField name="remember" label={login.remember} />
          <PlaceholderLink variant="body2" underline="always">
            {login.forgot}
          </PlaceholderLink>
        </Box>
        <SubmitButton busyText={login.busy}>{login.submit}</SubmitButton>
      </Box>
      {demoAccount && <DemoAccountCard account={demoAccount} />}
    </AppForm>
  );
}
