import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { pictureWords } from '#content/admin/postForm.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { shell } from '#content/admin/shell.ts';
import { twoStep as twoStepWords } from '#content/admin/twoStep.ts';
import { demoStays, wrongPassword } from '#domain/account.ts';
import { demoHasOneStep } from '#domain/twoStep.ts';
import { paths } from '#paths';
import { demoAccount, demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, newUser, press } from '#tests/support/controls.ts';
import { slowPictures } from '#tests/support/postForm.ts';
import { tinyPng } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const { profile, password, sessions } = account;

/** Opens the account page. */
async function open() {
  const backend = sampleBackendWith({});
  const router = await renderSite(adminPaths.account, { backend });
  return { backend, router, user: newUser() };
}

describe('The account page', () => {
  it('can be opened from the account menu, and so can the reviews', async () => {
    const router = await renderSite(paths.admin, { backend: sampleBackendWith({}) });
    const user = newUser();
    await user.click(screen.getByRole('button', { name: demoSession.name }));
    await user.click(screen.getByRole('menuitem', { name: shell.yourAccount }));
    expect(await screen.findByRole('heading', { level: 1, name: account.title })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(adminPaths.account);
    await user.click(screen.getByRole('button', { name: demoSession.name }));
    await user.click(screen.getByRole('menuitem', { name: reviewWords.title }));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.reviews));
  });

  it('says for a shared demo account that it signs in with this password alone, and offers no form for it', async () => {
    const { twoStep } = sampleBackendWith({});
    const read = async () => ({ ...(await twoStep.read()), isDemo: true });
    await renderSite(adminPaths.account, { backend: sampleBackendWith({ twoStep: { read } }) });
    expect(screen.getByText(demoHasOneStep)).toBeVisible();
    expect(screen.getByText(demoStays)).toBeVisible();
    expect(screen.queryByLabelText(password.next)).not.toBeInTheDocument();
    expect(screen.queryByText(twoStepWords.off)).not.toBeInTheDocument();
  });

  it('saves a changed name, which the header shows at once', async () => {
    await open();
    expect(screen.getByText(demoSession.email)).toBeInTheDocument();
    expect(screen.getByText(profile.emailHint)).toBeVisible();
    fill(profile.name, 'Ada Byron');
    press(profile.submit);
    expect(await within(screen.getByRole('banner')).findByText('Ada Byron')).toBeInTheDocument();
    expect(await screen.findByText(profile.saved)).toBeInTheDocument();
    expect(field(profile.name)).toHaveValue('Ada Byron');
  });

  it('shows the user’s picture in the header, and their initials without one', async () => {
    const { user, backend } = await open();
    const banner = within(screen.getByRole('banner'));
    const initials = demoSession.name.replace(/[^A-Z]/g, '');
    expect(banner.getByText(initials)).toBeInTheDocument();
    const file = new File([tinyPng], 'me.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText(new RegExp(pictureWords.choose)), { target: { files: [file] } });
    await screen.findByRole('button', { name: pictureWords.remove });
    press(profile.submit);
    await waitFor(() => expect(banner.queryByText(initials)).not.toBeInTheDocument());
    const picture = (await backend.session.current())?.picture;
    expect(picture).toMatch(/^data:image/);
    expect(screen.getByRole('banner').querySelector('img')).toHaveAttribute('src', picture);
    await user.click(screen.getByRole('button', { name: pictureWords.remove }));
    press(profile.submit);
    expect(await banner.findByText(initials)).toBeInTheDocument();
  });

  it('keeps and shows a picture chosen in another tab when only the name is changed', async () => {
    const { backend } = await open();
    const picture = await backend.images.store(tinyPng);
    await backend.account.change({ name: demoSession.name, picture });
    fill(profile.name, 'Ada Byron');
    press(profile.submit);
    expect(await screen.findByText(profile.saved)).toBeInTheDocument();
    expect(await backend.session.current()).toMatchObject({ name: 'Ada Byron', picture });
    expect(await screen.findByRole('button', { name: pictureWords.remove })).toBeVisible();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('keeps the name being typed when another one, chosen in another tab, arrives, and sends it', async () => {
    const { backend, router } = await open();
    const picture = await backend.images.store(tinyPng);
    fill(profile.name, 'Ada Byron');
    await backend.account.change({ name: 'Augusta King', picture });
    await act(() => router.revalidate());
    expect(field(profile.name)).toHaveValue('Ada Byron');
    expect(screen.getByRole('button', { name: pictureWords.remove })).toBeVisible();
    press(profile.submit);
    expect(await screen.findByText(profile.saved)).toBeInTheDocument();
    expect(await backend.session.current()).toMatchObject({ name: 'Ada Byron', picture });
  });

  it('keeps a picture chosen in another tab also if this one was reloaded with a typed name', async () => {
    const { backend } = await open();
    fill(profile.name, 'Ada Byron');
    const typed = Object.entries(sessionStorage);
    const picture = await backend.images.store(tinyPng);
    await backend.account.change({ name: demoSession.name, picture });
    cleanup();
    await act(async () => undefined);
    for (const [key, value] of typed) sessionStorage.setItem(key, value);
    await renderSite(adminPaths.account, { backend });
    expect(field(profile.name)).toHaveValue('Ada Byron');
    press(profile.submit);
    expect(await screen.findByText(profile.saved)).toBeInTheDocument();
    expect(await backend.session.current()).toMatchObject({ name: 'Ada Byron', picture });
  });

  it('waits for a picture that is still being uploaded when the profile is saved', async () => {
    const { backend, finish } = slowPictures();
    const change = vi.spyOn(backend.account, 'change');
    await renderSite(adminPaths.account, { backend });
    const file = new File([tinyPng], 'me.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText(new RegExp(pictureWords.choose)), { target: { files: [file] } });
    press(profile.submit);
    expect(await screen.findByText(pictureWords.stillStoring)).toBeVisible();
    expect(change).not.toHaveBeenCalled();
    await finish('data:image/png;base64,AAAA');
    press(profile.submit);
    await waitFor(() => expect(change).toHaveBeenCalledWith({ picture: 'data:image/png;base64,AAAA' }));
  });

  it('keeps a name that could not be saved, and asks before leaving the page', async () => {
    const { backend, router, user } = await open();
    vi.spyOn(backend.account, 'change').mockRejectedValueOnce(new Unreachable('away'));
    fill(profile.name, 'Ada Byron');
    press(profile.submit);
    expect(await screen.findByText(profile.failed)).toBeInTheDocument();
    expect(field(profile.name)).toHaveValue('Ada Byron');
    void router.navigate(adminPaths.leads);
    const question = await screen.findByRole('alertdialog', { name: profile.leaving.title });
    await user.click(within(question).getByRole('button', { name: profile.leaving.stay }));
    expect(router.state.location.pathname).toBe(adminPaths.account);
  });

  it('moves focus to a missing name and marks it as invalid', async () => {
    await open();
    fill(profile.name, ' ');
    press(profile.submit);
    await waitFor(() => expect(field(profile.name)).toHaveFocus());
    expect(field(profile.name)).toBeInvalid();
  });

  it('changes the password if the current one is right, and ends the other sessions', async () => {
    const { backend } = await open();
    expect(screen.getByText(password.text)).toBeVisible();
    fill(password.current, 'guessed');
    fill(password.next, 'correct horse');
    press(password.submit);
    expect(await screen.findByText(wrongPassword)).toBeInTheDocument();
    fill(password.current, demoAccount.password);
    press(password.submit);
    expect(await screen.findByText(password.saved)).toBeInTheDocument();
    expect(field(password.next)).toHaveValue('');
    expect(await screen.findByText(sessions.only)).toBeInTheDocument();
    await backend.session.signOut();
    await backend.session.signIn({ email: demoAccount.email, password: 'correct horse', remember: false });
    expect(await backend.session.current()).not.toBeNull();
  });

  it('says when to try again after too many wrong passwords', async () => {
    const { backend } = await open();
    vi.spyOn(backend.account, 'changePassword').mockRejectedValueOnce(new TooManyAttempts(90));
    fill(password.current, 'guessed');
    fill(password.next, 'correct horse');
    press(password.submit);
    expect(await screen.findByText(password.tooMany(2))).toBeVisible();
  });

  it('reveals each password separately, and sets the matching autocomplete values', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: password.show(password.next) }));
    expect(field(password.next)).toHaveAttribute('type', 'text');
    expect(field(password.current)).toHaveAttribute('type', 'password');
    expect(field(password.next)).toHaveAttribute('autocomplete', 'new-password');
    expect(field(password.current)).toHaveAttribute('autocomplete', 'current-password');
  });
});
