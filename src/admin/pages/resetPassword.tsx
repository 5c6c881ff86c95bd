import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { useBackend } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { choosing as words } from '#content/admin/passwordLinks.ts';
import type { PasswordLink } from '#domain/account.ts';
import { focusOnMount } from '../focusOnMount.ts';
import { ChoosePassword } from '../login/ChoosePassword.tsx';
import { SignedOutPage } from '../login/SignedOutPage.tsx';

/** State of a password link. */
type LinkState = PasswordLink | 'loading' | 'notRead' | 'over' | 'done' | 'firstDone';

/** Page on which a password is chosen by a single-use link. */
export function Component() {
  // The fragment of a URL is not sent to the server, so the token does not end up in request logs.
  const token = useLocation().hash.slice(1);
  // A newer link pasted over this one only changes the fragment, which does not reload the page.
  return <LinkPage key={token} token={token} />;
}

/** The page for one link. */
function LinkPage({ token }: { token: string }) {
  const backend = useBackend();
  const [state, setState] = useState<LinkState>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    let isCurrent = true;
    const read = async () => {
      const link = token === '' ? null : await (await backend()).passwordLinks.read(token);
      if (isCurrent) setState(link ?? 'over');
    };
    read().catch(() => isCurrent && setState('notRead'));
    return () => {
      isCurrent = false;
    };
  }, [state, token, backend]);

  const choose = async (password: string, isNew: boolean) => {
    try {
      await (await backend()).passwordLinks.choose(token, password);
      setState(isNew ? 'firstDone' : 'done');
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      setState('over');
    }
  };

  return (
    <SignedOutPage title={words.title}>
      {state === 'loading' && <Typography role="status">{words.loading}</Typography>}
      {state === 'notRead' && (
        <Message severity="error" text={words.notRead}>
          <Button variant="outlined" size="small" onClick={() => setState('loading')}>
            {words.retry}
          </Button>
        </Message>
      )}
      {state === 'over' && (
        <Message severity="warning" title={words.over.title} text={words.over.text}>
          <Button variant="outlined" size="small" href={adminPaths.forgotPassword}>
            {words.over.again}
          </Button>
        </Message>
      )}
      {(state === 'done' || state === 'firstDone') && (
        <Message
          severity="success"
          title={words.done.title}
          text={state === 'done' ? words.done.text : words.done.first}
        >
          <Button variant="contained" href={adminPaths.login}>
            {words.done.signIn}
          </Button>
        </Message>
      )}
      {typeof state === 'object' && (
        <ChoosePassword link={state} choose={(password) => choose(password, state.isNew)} />
      )}
    </SignedOutPage>
  );
}

interface MessageProps {
  severity: 'error' | 'warning' | 'success';
  title?: string;
  text: string;
  /** Link or button to continue. */
  children: ReactNode;
}

/** Message that replaces the form and takes the focus. */
function Message({ severity, title, text, children }: MessageProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Alert severity={severity} ref={focusOnMount} tabIndex={-1}>
        {title && <AlertTitle component="h2">{title}</AlertTitle>}
        {text}
      </Alert>
      {children}
    </Box>
  );
}
