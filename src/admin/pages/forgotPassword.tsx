import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { backendOf, useBackend } from '#backend/context.ts';
import { forgotten as words } from '#content/admin/passwordLinks.ts';
import { forgotSchema } from '#domain/account.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { focusOnMount } from '../focusOnMount.ts';
import { SignedOutPage } from '../login/SignedOutPage.tsx';

/** @returns how a forgotten password can be reset. @throws a redirect to the login page in the demo. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { forgotten: way } = await (await backendOf(context)).session.signInOptions();
  if (way === 'none') throw redirect(adminPaths.login);
  return { way };
}

/** Page for a forgotten password; it does not reveal whether an account exists. */
export function Component() {
  const { way } = useLoaderData<typeof loader>();
  const backend = useBackend();
  const [sentTo, setSentTo] = useState('');
  return (
    <SignedOutPage title={words.title} lead={way === 'mail' && sentTo === '' ? words.lead : undefined}>
      {way === 'owner' && (
        <Alert severity="info">
          <AlertTitle component="h2">{words.byOwner.title}</AlertTitle>
          {words.byOwner.text}
        </Alert>
      )}
      {sentTo !== '' && (
        <Alert severity="success" ref={focusOnMount} tabIndex={-1}>
          <AlertTitle component="h2">{words.sent.title}</AlertTitle>
          {words.sent.text(sentTo)}
        </Alert>
      )}
      {way === 'mail' && sentTo === '' && (
        <AppForm
          initialValues={forgotSchema.getDefault()}
          schema={forgotSchema}
          onSubmit={async ({ email }) => {
            await (await backend()).passwordLinks.request(email);
            setSentTo(email);
          }}
          failedText={(error) => messageOf(error, words.failed, words)}
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FormFailure />
            <TextField name="email" label={words.email} type="email" aria-required autoComplete="username" autoFocus />
            <SubmitButton busyText={words.sending}>{words.send}</SubmitButton>
          </Box>
        </AppForm>
      )}
      <Box sx={{ mt: 3 }}>
        <Link href={adminPaths.login} underline="always">
          {words.back}
        </Link>
      </Box>
    </SignedOutPage>
  );
}
