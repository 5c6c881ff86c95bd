import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { LoginForm } from '../login/LoginForm.tsx';
import { SignedOutPage } from '../login/SignedOutPage.tsx';
import { useSecondStepEntry } from '../login/useSecondStepEntry.ts';
import { useSessionInOtherTabs } from '../login/useSessionInOtherTabs.ts';
import { nextPath } from '../requireSession.ts';

/** @returns the sign-in options. */
export const loader = async ({ context }: LoaderFunctionArgs) => (await backendOf(context)).session.signInOptions();

/** The steps have the same options. */
export const shouldRevalidate = () => false;

/** The login page. */
export function Component() {
  const options = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { step, finish } = useSecondStepEntry(() => navigate(nextPath(params), { replace: true }));
  useSessionInOtherTabs((session) => {
    if (session) finish();
  });
  return (
    <SignedOutPage title={shell.signedOutTitle} heading={login.title} lead={login.lead}>
      <LoginForm options={options} step={step} onSignedIn={finish} />
    </SignedOutPage>
  );
}
