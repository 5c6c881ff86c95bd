import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { adminPaths } from '#adminPaths';
import type { DemoAccount } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { InvalidInput, SignInRefused, TooManyAttempts } from '#backend/errors.ts';
import { PlaceholderLink } from '#components/PlaceholderLink.tsx';
import { login } from '#content/admin/login.ts';
import { emptyCredentials } from '#domain/session.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { CheckboxField } from '#forms/CheckboxField.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { PasswordField } from '#forms/PasswordField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { DemoAccountCard } from './DemoAccountCard.tsx';

/** @returns what to say when signing in did not work. */
function explain(error: unknown): string {
  if (error instanceof SignInRefused) return login.refused;
  if (error instanceof TooManyAttempts) return login.tooMany(Math.max(1, Math.ceil(error.retryAfter / 60)));
  if (error instanceof InvalidInput) return Object.values(error.fields)[0] ?? login.refused;
  return login.failed;
}

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** Shown and offered, where there is one. */
  demoAccount: DemoAccount | null;
  /** Whether there is help for those who have forgotten their password; in the demo there is none. */
  canForget: boolean;
  /** Who is known to be here and goes on: only the password is missing, and the cursor is there. */
  email?: string;
  onSignedIn: () => void;
  /** Stands below the button. */
  children?: ReactNode;
}

/** Email, password and what goes with them. */
export function LoginForm({ demoAccount, canForget, email = '', onSignedIn, children }: LoginFormProps) {
  const backend = useBackend();
  return (
    <AppForm
      initialValues={{ ...emptyCredentials, email }}
      failedText={explain}
      onSubmit={async (credentials) => {
        await (await backend()).session.signIn(credentials);
        onSignedIn();
      }}
    >
      <FormFailure sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          name="email"
          label={login.email}
          type="email"
          required
          autoComplete="username"
          readOnly={email !== ''}
        />
        <PasswordField
          name="password"
          label={login.password}
          show={login.showPassword}
          hide={login.hidePassword}
          autoFocus={email !== ''}
        />
        <Box
          sx={{
            columnGap: 2,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <CheckboxField name="remember" label={login.remember} />
          {canForget ? (
            // Over a page that somebody is at work on it opens beside that page.
            <Link
              href={adminPaths.forgotPassword}
              target={email ? '_blank' : undefined}
              variant="body2"
              underline="always"
            >
              {login.forgot}
            </Link>
          ) : (
            <PlaceholderLink variant="body2" underline="always">
              {login.forgot}
            </PlaceholderLink>
          )}
        </Box>
        <SubmitButton busyText={login.busy}>{login.submit}</SubmitButton>
        {children}
      </Box>
      {demoAccount && (!email || email === demoAccount.email) && <DemoAccountCard account={demoAccount} />}
    </AppForm>
  );
}
