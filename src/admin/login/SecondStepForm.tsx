import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBackend } from '#backend/context.ts';
import { login } from '#content/admin/login.ts';
import { secondStep as words } from '#content/admin/twoStep.ts';
import { codeSchema, refusedPasskey, type SecondStep } from '#domain/twoStep.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

/** Props of {@link SecondStepForm}. */
export interface SecondStepFormProps {
  /** Available methods of the second step. */
  steps: readonly SecondStep[];
  /** Whether the session persists after the browser is closed, as chosen in the first step. */
  remember: boolean;
  /** Email of the account. */
  email: string;
  onSignedIn: () => void;
  onBack: () => void;
}

/** Second step of the login: a code or a passkey. */
export function SecondStepForm({ steps, remember, email, onSignedIn, onBack }: SecondStepFormProps) {
  const backend = useBackend();
  return (
    <AppForm
      initialValues={codeSchema.getDefault()}
      schema={codeSchema}
      failedText={(error) => messageOf(error, login.failed, { ...login, refused: refusedPasskey })}
      onSubmit={async ({ code }) => {
        await (await backend()).session.enterCode(code);
        onSignedIn();
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3" component="h2">
          {words.title}
        </Typography>
        <Typography>{steps.includes('authenticator') ? words.withApp : words.withoutApp}</Typography>
        <FormFailure />
        <TextField name="code" label={words.code} aria-required autoComplete="one-time-code" autoFocus verbatim />
        <SubmitButton busyText={words.busy}>{words.submit}</SubmitButton>
        {steps.includes('passkey') && <PasskeyButton remember={remember} email={email} onSignedIn={onSignedIn} />}
        <Button variant="text" onClick={onBack}>
          {words.back}
        </Button>
      </Box>
    </AppForm>
  );
}
