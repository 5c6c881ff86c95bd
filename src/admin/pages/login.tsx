import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { DoorPage } from '../login/DoorPage.tsx';
import { LoginForm } from '../login/LoginForm.tsx';
import { closePage, nextPath } from '../requireSession.ts';

/** @returns the account that may be shown, where there is one, and how a forgotten password is helped. */
export async function loader({ context }: LoaderFunctionArgs) {
  const backend = await backendOf(context);
  closePage(backend);
  const [demoAccount, forgotten] = await Promise.all([backend.session.demoAccount(), backend.passwordLinks.way()]);
  return { demoAccount, canForget: forgotten !== 'none' };
}

/** Where staff signs in. */
export function Component() {
  const { demoAccount, canForget } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <DoorPage title={shell.signedOutTitle} heading={login.title} lead={login.lead}>
      <LoginForm
        demoAccount={demoAccount}
        canForget={canForget}
        onSignedIn={() => navigate(nextPath(params), { replace: true })}
      />
    </DoorPage>
  );
}
