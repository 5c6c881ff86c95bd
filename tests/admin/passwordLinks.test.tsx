import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, resetPasswordPath } from '#adminPaths';
import { TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { login } from '#content/admin/login.ts';
import { choosing, forgotten } from '#content/admin/passwordLinks.ts';
import type { PasswordHelp } from '#domain/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

/** Opens a page of a back office with the given way to reset a password. */
async function open(path: string, way: PasswordHelp = 'mail') {
  const request = vi.fn(async (_email: string) => undefined);
  const backend = sampleBackendWith({
    session: { signInOptions: async () => ({ demoAccount: null, forgotten: way, passkeys: false }) },
    passwordLinks: { request },
  });
  const router = await renderSite(path, { backend });
  return { backend, router, request };
}

describe('The page for a forgotten password', () => {
  it('redirects to the login page in the demo, which does not link to it', async () => {
    const { router } = await open(adminPaths.forgotPassword, 'none');
    expect(router.state.location.pathname).toBe(adminPaths.login);
    expect(screen.getByRole('link', { name: login.forgot })).not.toHaveAttribute('href');
  });

  it('is linked from the login page of a live server', async () => {
    await open(adminPaths.login);
    expect(screen.getByRole('link', { name: login.forgot })).toHaveAttribute('href', adminPaths.forgotPassword);
  });

  it('requests a link, confirms it, and moves focus to the confirmation', async () => {
    const { request } = await open(adminPaths.forgotPassword);
    fill(forgotten.email, ' eva@example.org ');
    press(forgotten.send);
    expect(await screen.findByText(forgotten.sent.title)).toBeInTheDocument();
    expect(screen.getByText(forgotten.sent.text('eva@example.org'))).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(request).toHaveBeenCalledExactlyOnceWith('eva@example.org');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('takes the focus only once: a link that was reached with the keyboard keeps it', async () => {
    const { router } = await open(adminPaths.forgotPassword);
    fill(forgotten.email, 'eva@example.org');
    press(forgotten.send);
    await screen.findByText(forgotten.sent.title);
    const back = screen.getByRole('link', { name: forgotten.back });
    back.focus();
    await act(() => router.revalidate());
    expect(back).toHaveFocus();
  });

  it('shows errors for an invalid email and a failed request, and keeps what was typed', async () => {
    const { request } = await open(adminPaths.forgotPassword);
    press(forgotten.send);
    await waitFor(() => expect(field(forgotten.email)).toBeInvalid());
    expect(request).not.toHaveBeenCalled();
    fill(forgotten.email, 'eva@example.org');
    request.mockRejectedValueOnce(new TooManyAttempts(90)).mockRejectedValueOnce(new Unreachable('away'));
    press(forgotten.send);
    expect(await screen.findByText(forgotten.tooMany(2))).toBeInTheDocument();
    press(forgotten.send);
    expect(await screen.findByText(forgotten.failed)).toBeInTheDocument();
    expect(field(forgotten.email)).toHaveValue('eva@example.org');
  });

  it('refers to the owners if no mail can be sent', async () => {
    await open(adminPaths.forgotPassword, 'owner');
    expect(screen.getByText(forgotten.byOwner.text)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: forgotten.back })).toHaveAttribute('href', adminPaths.login);
  });
});

describe('The page for choosing a password', () => {
  /** Invites Ada and opens the page of her link. */
  async function openLink() {
    const backend = sampleBackendWith({});
    const token = String(await backend.accounts.invite({ name: 'Ada', email: 'ada@example.org', role: 'staff' }));
    await renderSite(resetPasswordPath(token), { backend });
    expect(await screen.findByText(choosing.welcome('Ada'))).toBeInTheDocument();
    return { backend, token };
  }

  it('names the account, saves a valid password, and links to the login page', async () => {
    const { backend } = await openLink();
    expect(field(choosing.email)).toHaveValue('ada@example.org');
    expect(field(choosing.email)).toHaveAttribute('readonly');
    await waitFor(() => expect(field(choosing.next)).toHaveFocus());
    // Password managers suggest one then.
    expect(field(choosing.next)).toHaveAttribute('autocomplete', 'new-password');
    fill(choosing.next, 'too short');
    press(choosing.save);
    await waitFor(() => expect(field(choosing.next)).toBeInvalid());
    fill(choosing.next, 'correct horse');
    press(choosing.save);
    expect(await screen.findByText(choosing.done.title)).toBeInTheDocument();
    // A new account was signed in nowhere.
    expect(screen.getByText(choosing.done.first)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: choosing.done.signIn })).toHaveAttribute('href', adminPaths.login);
    const credentials = { email: 'ada@example.org', password: 'correct horse', remember: false };
    expect(await backend.session.signIn(credentials)).toMatchObject({ name: 'Ada' });
  });

  it('says that a new password for an existing account ends its sessions', async () => {
    const backend = sampleBackendWith({});
    const token = String(await backend.accounts.invite({ name: 'Ada', email: 'ada@example.org', role: 'staff' }));
    await backend.passwordLinks.choose(token, 'battery staple');
    const ada = (await backend.accounts.list()).find(({ name }) => name === 'Ada');
    await renderSite(resetPasswordPath(String(await backend.accounts.makeLink(String(ada?.id)))), { backend });
    expect(await screen.findByText(choosing.again('Ada'))).toBeInTheDocument();
    fill(choosing.next, 'correct horse');
    press(choosing.save);
    expect(await screen.findByText(choosing.done.text)).toBeInTheDocument();
  });

  it('says that the link has been used in the meantime, and links to a new one', async () => {
    const { backend, token } = await openLink();
    await backend.passwordLinks.choose(token, 'battery staple');
    fill(choosing.next, 'correct horse');
    press(choosing.save);
    expect(await screen.findByText(choosing.over.title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: choosing.over.again })).toHaveAttribute('href', adminPaths.forgotPassword);
  });

  it.each(['', 'guessed'])('says that a link with the token "%s" is no longer valid', async (token) => {
    await renderSite(resetPasswordPath(token), { backend: sampleBackendWith({}) });
    expect(await screen.findByText(choosing.over.title)).toBeInTheDocument();
  });

  it('reads a newer link that is pasted over one that is no longer valid', async () => {
    const backend = sampleBackendWith({});
    const token = String(await backend.accounts.invite({ name: 'Ada', email: 'ada@example.org', role: 'staff' }));
    const router = await renderSite(resetPasswordPath('guessed'), { backend });
    expect(await screen.findByText(choosing.over.title)).toBeInTheDocument();
    await router.navigate(resetPasswordPath(token));
    expect(await screen.findByText(choosing.welcome('Ada'))).toBeInTheDocument();
  });

  it('can retry reading the link, and keeps a password that could not be saved', async () => {
    const backend = sampleBackendWith({});
    const token = String(await backend.accounts.invite({ name: 'Ada', email: 'ada@example.org', role: 'staff' }));
    vi.spyOn(backend.passwordLinks, 'read').mockRejectedValueOnce(new Unreachable('away'));
    await renderSite(resetPasswordPath(token), { backend });
    expect(await screen.findByText(choosing.notRead)).toBeInTheDocument();
    press(choosing.retry);
    expect(await screen.findByText(choosing.welcome('Ada'))).toBeInTheDocument();
    vi.spyOn(backend.passwordLinks, 'choose').mockRejectedValueOnce(new Unreachable('away'));
    fill(choosing.next, 'correct horse');
    press(choosing.save);
    expect(await screen.findByText(choosing.failed)).toBeInTheDocument();
    expect(field(choosing.next)).toHaveValue('correct horse');
  });
});
