import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nextPath } from '#admin/requireSession.ts';
import { adminPaths } from '#adminPaths';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { SignedOut, TooManyAttempts } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { leadWords } from '#content/admin/leads.ts';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { credentialsNeeded } from '#content/domain/session.ts';
import { paths } from '#paths';
import { demoAccount, demoSession } from '#sample/account.ts';
import { slowBackend } from '#tests/support/backends.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { newUser } from '../support/controls.ts';

const email = () => screen.getByRole('textbox', { name: login.email });
const password = () => screen.getByLabelText(login.password);
const signIn = () => screen.getByRole('button', { name: new RegExp(`^(?:${login.submit}|${login.busy})`) });

/** Opens the login page without a session. */
async function openSignedOut(address = '/admin/login') {
  const { backend, waits } = slowBackend();
  await backend.session.signOut();
  const router = await renderSite(address, { backend });
  /** Ends the 1.5 s delay of a sign-in. */
  const pass = async () => {
    expect(waits.map(({ ms }) => ms)).toEqual([1500]);
    await act(async () => waits.shift()?.end());
  };
  return { backend, router, pass, user: newUser() };
}

describe('The back office', () => {
  it('is signed in from the start, and shows the user and the current page', async () => {
    await renderSite('/admin');
    expect(screen.getByRole('heading', { level: 1, name: shell.entries.dashboard })).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).getByText(demoSession.name)).toBeInTheDocument();
    const menu = screen.getAllByRole('navigation', { name: shell.menu })[0] as HTMLElement;
    const [sections] = within(menu).getAllByRole('list');
    const entries = within(sections as HTMLElement).getAllByRole('link');
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/leads',
      '/admin/appointments',
      '/admin/messages',
      '/admin/blog',
    ]);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveAccessibleName(shell.entries.dashboard);
  });

  it('replaces an address entered without a session by the login page, so that Back leaves both', async () => {
    const before = window.location.pathname;
    window.history.replaceState(null, '', '/admin/leads?status=new');
    const { router } = await openSignedOut('/admin/leads?status=new');
    window.history.replaceState(null, '', before);
    expect(router.state.location.pathname).toBe(adminPaths.login);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('goes to the login page if the session ends while loading, and remembers the page', async () => {
    const backend = createSampleBackend({ wait: async () => undefined });
    const router = await renderSite('/admin', { backend });
    vi.spyOn(backend.leads, 'list').mockImplementationOnce(async () => {
      throw new SignedOut();
    });
    // The same list, but not the same address.
    const before = window.location.pathname;
    window.history.replaceState(null, '', '/admin/leads');
    await act(() => router.navigate('/admin/leads?status=new'));
    window.history.replaceState(null, '', before);
    expect(screen.getByRole('heading', { name: login.title })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?next=%2Fadmin%2Fleads%3Fstatus%3Dnew');
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('takes the focus when a visitor of the site goes back to it', async () => {
    const router = await renderSite(adminPaths.account);
    expect(document.body).toHaveFocus();
    await act(() => router.navigate(paths.about));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: account.profile.title })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('opens the page that was asked for after signing in', async () => {
    const { router, pass, user } = await openSignedOut('/admin/leads?status=new');
    expect(router.state.location.pathname).toBe('/admin/login');
    await user.click(screen.getByRole('button', { name: login.demo.use }));
    await user.click(signIn());
    await pass();
    expect(router.state.location.pathname + router.state.location.search).toBe('/admin/leads?status=new');
    // The form that had the focus is gone.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.getByText(shell.documentTitle(leadWords.title), { selector: '[role=status]' })).toBeInTheDocument();
    // The page before it is not the login page.
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname + router.state.location.search).toBe('/admin/leads?status=new');
  });

  it.each(['https://elsewhere.example', '//elsewhere.example/admin', '/about', '/admin/login', 'http://[', ''])(
    'falls back to the dashboard if the next page is "%s"',
    (next) => expect(nextPath(new URLSearchParams({ next }))).toBe('/admin'),
  );
});

describe('The login form', () => {
  it('shows the demo account and fills it in', async () => {
    const { user } = await openSignedOut();
    const card = screen.getByRole('region', { name: login.demo.title });
    expect(within(card).getByText(demoAccount.email)).toBeInTheDocument();
    expect(within(card).getByText(demoAccount.password)).toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: login.demo.use }));
    expect(email()).toHaveValue(demoAccount.email);
    expect(password()).toHaveValue(demoAccount.password);
  });

  it('shows and hides the password', async () => {
    const { user } = await openSignedOut();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: login.showPassword }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: login.hidePassword }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('requires an email address and a password', async () => {
    await openSignedOut();
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toBeRequired();
  });

  it('shows an error for a blank password until something is typed', async () => {
    const { user } = await openSignedOut();
    fireEvent.change(email(), { target: { value: 'ada@example.com' } });
    fireEvent.change(password(), { target: { value: '   ' } });
    await user.click(signIn());
    expect(await screen.findByRole('alert')).toHaveTextContent(credentialsNeeded);
    fireEvent.change(password(), { target: { value: 'x' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is busy for 1.5 seconds, then shows an error and keeps what was typed', async () => {
    const { router, pass, user } = await openSignedOut();
    fireEvent.change(email(), { target: { value: 'ada@example.com' } });
    fireEvent.change(password(), { target: { value: 'wrong' } });
    await user.click(signIn());
    expect(signIn()).toHaveTextContent(login.busy);
    expect(signIn()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent(login.refused);
    expect(email()).toHaveValue('ada@example.com');
    expect(router.state.location.pathname).toBe('/admin/login');
    fireEvent.change(email(), { target: { value: 'x' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error if the back office cannot be reached', async () => {
    const backend = createSampleBackend();
    await backend.session.signOut();
    vi.spyOn(backend.session, 'signIn').mockRejectedValue(new Error('offline'));
    await renderSite('/admin/login', { backend });
    await userEvent.click(screen.getByRole('button', { name: login.demo.use }));
    await userEvent.click(signIn());
    expect(await screen.findByRole('alert')).toHaveTextContent(login.failed);
  });

  it.each([
    [20, login.tooMany(1)],
    [61, login.tooMany(2)],
  ])('says after too many attempts how long to wait, here %i seconds', async (seconds, sentence) => {
    const backend = createSampleBackend();
    await backend.session.signOut();
    vi.spyOn(backend.session, 'signIn').mockRejectedValue(new TooManyAttempts(seconds));
    await renderSite('/admin/login', { backend });
    await userEvent.click(screen.getByRole('button', { name: login.demo.use }));
    await userEvent.click(signIn());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(email()).toHaveValue(demoAccount.email);
    expect(password()).toHaveValue(demoAccount.password);
  });

  it.each([true, false])('asks to be remembered only if the checkbox is ticked: %s', async (remember) => {
    const { user, backend, pass } = await openSignedOut();
    const signingIn = vi.spyOn(backend.session, 'signIn');
    await user.click(screen.getByRole('button', { name: login.demo.use }));
    if (remember) await user.click(screen.getByRole('checkbox', { name: login.remember }));
    await user.click(signIn());
    await pass();
    expect(signingIn).toHaveBeenCalledExactlyOnceWith({ ...demoAccount, remember });
  });

  it('has a disabled link for a forgotten password in the demo', async () => {
    await openSignedOut();
    expect(screen.getByRole('link', { name: login.forgot })).toHaveAttribute('aria-disabled', 'true');
  });
});
