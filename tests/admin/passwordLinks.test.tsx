import { screen, waitFor } from '@testing-library/react';
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
    session: { ways: async () => ({ demoAccount: null, forgotten: way, passkeys: false }) },
    passwordLinks: { request },
  });
  const router = await renderSite(path, { backend });
  return { backend, router, request };
}

describe('A password that I have forgotten', () => {
  it('is no link in the demo, and its page leads to the login', async () => {
    const { router } = await open(adminPaths.forgotPassword, 'none');
    expect(router.state.location.pathname).toBe(adminPaths.login);
    expect(screen.getByRole('link', { name: login.forgot })).not.toHaveAttribute('href');
  });

  it('leads from the login of a live server to its page', async () => {
    await open(adminPaths.login);
    expect(screen.getByRole('link', { name: login.forgot })).toHaveAttribute('href', adminPaths.forgotPassword);
  });

  it('sends a link, and says the same whoever asks', async () => {
    const { request } = await open(adminPaths.forgotPassword);
    fill(forgotten.email, ' eva@example.org ');
    press(forgotten.send);
    expect(await screen.findByText(forgotten.sent.title)).toBeInTheDocument();
    expect(screen.getByText(forgotten.sent.text('eva@example.org'))).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(request).toHaveBeenCalledExactlyOnceWith('eva@example.org');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says what is wrong with an address, and what went wrong, and keeps what was typed', async () => {
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

  it('names the owners where no mail can be sent', async () => {
    await open(adminPaths.forgotPassword, 'owner');
    expect(screen.getByText(forgotten.byOwner.text)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: forgotten.back })).toHaveAttribute('href', adminPaths.login);
  });
});

describe('The page on which a password is chosen', () => {
  /** Invites Ada and opens the page of her link. */
  async function openLink() {
    const backend = sampleBackendWith({});
    const token = String(await backend.accounts.invite({ name: 'Ada', email: 'ada@example.org', role: 'staff' }));
    await renderSite(resetPasswordPath(token), { backend });
    expect(await screen.findByText(choosing.welcome('Ada'))).toBeInTheDocument();
    return { backend, token };
  }

  it('names the account, takes a password, and leads to the login', async () => {
    const { backend } = await openLink();
    expect(field(choosing.email)).toHaveValue('ada@example.org');
    expect(field(choosing.email)).toHaveAttribute('readonly');
    await waitFor(() => expect(field(choosing.next)).toHaveFocus());
    fill(choosing.next, 'too short');
    press(choosing.save);
    await waitFor(() => expect(field(choosing.next)).toBeInvalid());
    fill(choosing.next, 'correct horse');
    press(choosing.save);
    expect(await screen.findByText(choosing.done.title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: choosing.done.signIn })).toHaveAttribute('href', adminPaths.login);
    const credentials = { email: 'ada@example.org', password: 'correct horse', remember: false };
    expect(await backend.session.signIn(credentials)).toMatchObject({ name: 'Ada' });
  });

  it('says that a link is over, from the start or when it is used, and where to get another one', async () => {
    const { backend, token } = await openLink();
    await backend.passwordLinks.choose(token, 'battery staple');
    fill(choosing.next, 'correct horse');
    press(choosing.save);
    expect(await screen.findByText(choosing.over.title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: choosing.over.again })).toHaveAttribute('href', adminPaths.forgotPassword);
  });

  it.each(['', 'guessed'])('knows nothing of a link that ends in "%s"', async (token) => {
    await renderSite(resetPasswordPath(token), { backend: sampleBackendWith({}) });
    expect(await screen.findByText(choosing.over.title)).toBeInTheDocument();
  });

  it('tries again where the link could not be looked at, and keeps a password that could not be saved', async () => {
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
