import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { adminPaths } from '#adminPaths';
import { useBackend } from '#backend/context.ts';
import { SecondStepNeeded } from '#backend/errors.ts';
import type { DemoAccount, SignInOptions } from '#backend/sessionPort.ts';
import { PlaceholderLink } from '#components/PlaceholderLink.tsx';
import { login } from '#content/admin/login.ts';
import { emptyCredentials } from '#domain/session.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { CheckboxField } from '#forms/CheckboxField.tsx';
import { FillButton } from '#forms/FillButton.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { PasswordField } from '#forms/PasswordField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useFormCheckbox } from '#forms/useFormField.ts';
import { spaceBetweenRow } from '../Panel.tsx';
import { useIsMounted } from '../useIsMounted.ts';
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton.tsx';
import { SecondStepForm, type SecondStepFormProps } from './SecondStepForm.tsx';
import type { LoginStep } from './useSecondStepEntry.ts';

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  options: SignInOptions;
  step: LoginStep;
  /** Email of a user who has to sign in again; only the password is asked for then. */
  email?: string;
  onSignedIn: () => void;
  /** Content below the button. */
  children?: ReactNode;
}

/** State between the password and the second step. */
type FirstStep = Pick<SecondStepFormProps, 'steps' | 'remember' | 'email'>;

/** Login form with email and password, followed by the second step for accounts that have one. */
export function LoginForm({ options, step, email = '', onSignedIn, children }: LoginFormProps) {
  const backend = useBackend();
  const isMounted = useIsMounted();
  const [firstStep, setFirstStep] = useState<FirstStep | null>(null);
  if (firstStep && step.isSecond) {
    return <SecondStepForm {...firstStep} onSignedIn={onSignedIn} onBack={step.back} />;
  }
  const { demoAccount, forgotten, passkeys } = options;
  return (
    <AppForm
      // Back from the second step, only the password has to be typed again.
      initialValues={{
        ...emptyCredentials,
        email,
        ...(firstStep && { email: firstStep.email, remember: firstStep.remember }),
      }}
      failedText={(error) => messageOf(error, login.failed, login)}
      alertOnly
      onSubmit={async (credentials) => {
        try {
          await (await backend()).session.signIn(credentials);
          onSignedIn();
        } catch (error) {
          if (!(error instanceof SecondStepNeeded)) throw error;
          // Somebody who went to the page for a forgotten password meanwhile stays there.
          if (!isMounted.current) return;
          setFirstStep({
            steps: error.secondSteps,
            remember: credentials.remember,
            email: credentials.email.trim().toLowerCase(),
          });
          step.openSecond();
        }
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
          autoFocus={email !== '' || firstStep !== null}
        />
        <Box
          sx={{
            columnGap: 2,
            ...spaceBetweenRow,
          }}
        >
          <CheckboxField name="remember" label={login.remember} />
          {forgotten !== 'none' ? (
            // In the dialog over a page with unsaved work, the link opens a new tab.
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
        {passkeys && <PasskeyInForm email={email} onSignedIn={onSignedIn} />}
        {children}
      </Box>
      {demoAccount && (!email || email === demoAccount.email) && <DemoAccountCard account={demoAccount} />}
    </AppForm>
  );
}

/** Passkey button that uses the form's "remember" checkbox. */
function PasskeyInForm(props: Omit<PasskeyButtonProps, 'remember'>) {
  return <PasskeyButton {...props} remember={useFormCheckbox('remember')} />;
}

/** Credentials of the demo account, with a button that fills in the form. */
function DemoAccountCard({ account }: { account: DemoAccount }) {
  return (
    <Box
      component="section"
      aria-label={login.demo.title}
      sx={{
        ...spaceBetweenRow,
        columnGap: 2,
        mt: 4,
        px: 2.5,
        py: 1.5,
        borderRadius: ({ vars }) => vars.shape.panelRadius,
        bgcolor: 'background.sunken',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="h2" sx={{ fontWeight: 'fontWeightSemibold' }}>
          {login.demo.title}
        </Typography>
        <Typography variant="body2">{account.email}</Typography>
        <Typography variant="body2">{account.password}</Typography>
      </Box>
      <FillButton values={account}>{login.demo.use}</FillButton>
    </Box>
  );
}
