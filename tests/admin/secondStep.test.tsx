import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PasskeyButton } from '#admin/login/PasskeyButton.tsx';
import { adminPaths } from '#adminPaths';
import { BackendContext } from '#backend/context.ts';
import { SecondStepNeeded, TooManyAttempts } from '#backend/errors.ts';
import { login } from '#content/admin/login.ts';
import { people } from '#content/admin/settings.ts';
import { passkeyWords, secondStep } from '#content/admin/twoStep.ts';
import { refusedCode, refusedPasskey } from '#domain/twoStep.ts';
import { paths } from '#paths';
import { demoAccount, demoPeople } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { browserError, browserPasskeys } from '#tests/support/browserPasskeys.ts';
import { field, fill, newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { appCodes, softAuthenticator } from '#tests/support/softAuthenticator.ts';

let browser: ReturnType<typeof browserPasskeys>;
beforeEach(() => {
  browser = browserPasskeys();
});

/** Opens a page of the back office. */
async function open(address: string = adminPaths.account, backend = sampleBackendWith({})) {
  const router = await renderSite(address, { backend });
  return { backend, router, user: newUser() };
}

describe('Signing in', () => {
  /** @returns a signed-out backend whose demo account has an authenticator app and a passkey. */
  async function secured() {
    const backend = sampleBackendWith({});
    const { secret } = await backend.twoStep.beginAuthenticator(demoAccount.password);
    const nextCode = appCodes(secret);
    await backend.twoStep.confirmAuthenticator(nextCode());
    const request = await backend.twoStep.beginPasskey(demoAccount.password);
    await backend.twoStep.addPasskey('Ada’s phone', browser.device.make(request));
    await backend.session.signOut();
    return { backend, nextCode };
  }

  async function enterPassword() {
    fill(login.email, demoAccount.email);
    fill(login.password, demoAccount.password);
    press(login.submit);
    await screen.findByRole('heading', { name: secondStep.title });
  }

  it('stays on the page to which somebody went while the password was being checked', async () => {
    const { backend } = await secured();
    const { signIn } = backend.session;
    let answer = () => {};
    const checking = vi.spyOn(backend.session, 'signIn').mockImplementation(async (credentials) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return signIn(credentials);
    });
    const { router } = await open(adminPaths.login, backend);
    fill(login.email, demoAccount.email);
    fill(login.password, demoAccount.password);
    press(login.submit);
    await waitFor(() => expect(checking).toHaveBeenCalled());
    await act(() => router.navigate(paths.about));
    const { key } = router.state.location;
    await act(async () => answer());
    await expect(checking.mock.results[0]?.value).rejects.toBeInstanceOf(SecondStepNeeded);
    await act(async () => undefined);
    expect(router.state.location).toMatchObject({ pathname: paths.about, key, state: null });
  });

  it('asks for a code after the password, and shows an error for a wrong one', async () => {
    const { backend, nextCode } = await secured();
    const { router } = await open(adminPaths.login, backend);
    await enterPassword();
    expect(screen.getByText(secondStep.withApp)).toBeInTheDocument();
    expect(field(secondStep.code)).toHaveFocus();
    fill(secondStep.code, '123');
    press(secondStep.submit);
    expect(await screen.findByText(refusedCode)).toBeInTheDocument();
    fill(secondStep.code, nextCode());
    press(secondStep.submit);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.admin));
  });

  it('can be started over with the email typed before, and says how long to wait after too many attempts', async () => {
    const { backend } = await secured();
    await open(adminPaths.login, backend);
    await enterPassword();
    vi.spyOn(backend.session, 'enterCode').mockRejectedValueOnce(new TooManyAttempts(30));
    fill(secondStep.code, '123');
    press(secondStep.submit);
    expect(await screen.findByText(login.tooMany(1))).toBeInTheDocument();
    press(secondStep.back);
    expect(await screen.findByLabelText(login.email)).toHaveValue(demoAccount.email);
    expect(field(login.password)).toHaveFocus();
  });

  it('is left by Back for the password, and not entered again by Back once signed in', async () => {
    const { backend, nextCode } = await secured();
    const router = await renderSite(adminPaths.resetPassword, { backend });
    await act(() => router.navigate(adminPaths.login));
    await enterPassword();
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText(login.email)).toHaveValue(demoAccount.email);
    expect(field(login.password)).toHaveFocus();
    await enterPassword();
    fill(secondStep.code, nextCode());
    press(secondStep.submit);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.admin));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.resetPassword));
  });

  it('returns to the page that was asked for, which its address keeps', async () => {
    const { backend, nextCode } = await secured();
    const { router } = await open(adminPaths.leads, backend);
    const { search } = router.state.location;
    const signInOptions = vi.spyOn(backend.session, 'signInOptions');
    await enterPassword();
    expect(signInOptions).not.toHaveBeenCalled();
    expect(router.state.location).toMatchObject({ pathname: adminPaths.login, search });
    fill(secondStep.code, nextCode());
    press(secondStep.submit);
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.leads));
  });

  it('starts with the password after a reload of the second step, and then leads on as usual', async () => {
    const { backend, nextCode } = await secured();
    const { router } = await open(adminPaths.login, backend);
    await enterPassword();
    const { state } = router.state.location;
    cleanup();
    const reloaded = await renderSite(adminPaths.login, { backend });
    await act(() => reloaded.navigate(adminPaths.login, { state }));
    await enterPassword();
    fill(secondStep.code, nextCode());
    press(secondStep.submit);
    await waitFor(() => expect(reloaded.state.location.pathname).toBe(paths.admin));
  });

  it('remembers the user if that was chosen before the step was left and entered again', async () => {
    const { backend, nextCode } = await secured();
    const signIn = vi.spyOn(backend.session, 'signIn');
    const { router, user } = await open(adminPaths.login, backend);
    await user.click(screen.getByRole('checkbox', { name: login.remember }));
    await enterPassword();
    press(secondStep.back);
    expect(await screen.findByRole('checkbox', { name: login.remember })).toBeChecked();
    expect(router.state.historyAction).toBe('POP');
    await enterPassword();
    fill(secondStep.code, nextCode());
    press(secondStep.submit);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.admin));
    expect(signIn).toHaveBeenLastCalledWith(expect.objectContaining({ remember: true }));
  });

  it('asks for the passkey if there is no authenticator app', async () => {
    const { backend } = await secured();
    await backend.session.signInWithPasskey(browser.device.sign(await backend.session.requestPasskey()), false);
    await backend.twoStep.removeAuthenticator(demoAccount.password);
    await backend.session.signOut();
    await open(adminPaths.login, backend);
    await enterPassword();
    expect(screen.getByText(secondStep.withoutApp)).toBeInTheDocument();
    press(passkeyWords.use);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await waitFor(async () => expect(await backend.session.current()).not.toBeNull());
  });

  it('works with a passkey alone, and remembers the user if chosen', async () => {
    const { backend } = await secured();
    const signIn = vi.spyOn(backend.session, 'signInWithPasskey');
    const { router, user } = await open(adminPaths.login, backend);
    await user.click(screen.getByRole('checkbox', { name: login.remember }));
    press(passkeyWords.use);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.admin));
    expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ id: browser.device.id }), true);
  });

  it('shows an error if no passkey or an unknown one is used, and can be retried', async () => {
    const { backend } = await secured();
    await open(adminPaths.login, backend);
    browser.get.mockRejectedValueOnce(browserError('AbortError'));
    press(passkeyWords.use);
    expect(await screen.findByRole('alert')).toHaveTextContent(passkeyWords.cancelled);
    browser.device = softAuthenticator(window.location.origin);
    press(passkeyWords.use);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusedPasskey));
  });

  it('over a page rejects the passkey of another account', async () => {
    const { backend } = await secured();
    const signedIn = vi.fn();
    const { signInWithPasskey } = backend.session;
    vi.spyOn(backend.session, 'signInWithPasskey').mockImplementation(async (...answer) => ({
      ...(await signInWithPasskey(...answer)),
      email: demoPeople[1].email,
    }));
    renderWithTheme(
      <BackendContext value={async () => backend}>
        <PasskeyButton remember={false} email={demoAccount.email} onSignedIn={signedIn} />
      </BackendContext>,
    );
    press(passkeyWords.use);
    expect(await screen.findByRole('alert')).toHaveTextContent(passkeyWords.otherAccount);
    expect(signedIn).not.toHaveBeenCalled();
    expect(await backend.session.current()).toBeNull();
  });

  it('offers no passkey if there is none', async () => {
    const backend = sampleBackendWith({});
    await backend.session.signOut();
    await open(adminPaths.login, backend);
    expect(screen.queryByRole('button', { name: passkeyWords.use })).not.toBeInTheDocument();
  });
});

describe('An owner', () => {
  it('turns off two-step sign-in for somebody else after confirmation', async () => {
    const backend = sampleBackendWith({});
    const [name, email, password] = ['Ada Byron', 'ada@example.org', 'correct horse'];
    const token = String(await backend.accounts.invite({ name, email, role: 'staff' }));
    await backend.passwordLinks.choose(token, password);
    await backend.session.signIn({ email, password, remember: false });
    const { secret } = await backend.twoStep.beginAuthenticator(password);
    await backend.twoStep.confirmAuthenticator(appCodes(secret)());
    await backend.session.signIn({ ...demoAccount, remember: false });
    const { user } = await open(adminPaths.settings, backend);
    expect(screen.getByText(people.twoStep)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: people.actionsFor(name) }));
    await user.click(await screen.findByRole('menuitem', { name: people.turnOffTwoStep }));
    const question = await screen.findByRole('alertdialog', { name: people.confirm.turnOffTwoStep.title(name) });
    await user.click(within(question).getByRole('button', { name: people.confirm.turnOffTwoStep.confirm }));
    expect(await screen.findByText(people.twoStepTurnedOff(name))).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(people.twoStep)).not.toBeInTheDocument());
    expect(await backend.session.signIn({ email, password, remember: false })).toMatchObject({ name });
  });
});
