import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { LoginForm } from '../login/LoginForm.tsx';
import { SignedOutPage } from '../login/SignedOutPage.tsx';
import { closePage, nextPath } from '../requireSession.ts';

/** @returns the ways to sign in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const backend = await backendOf(context);
  closePage(backend);
  return backend.session.ways();
}

/** Where staff signs in. */
export function Component() {
  const ways = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <SignedOutPage title={shell.signedOutTitle} heading={login.title} lead={login.lead}>
      <LoginForm ways={ways} onSignedIn={() => navigate(nextPath(params), { replace: true })} />
    </SignedOutPage>
  );
}
