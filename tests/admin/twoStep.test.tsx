import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignedOut, TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { login } from '#content/admin/login.ts';
import { twoStep as words } from '#content/admin/twoStep.ts';
import { wrongPassword } from '#domain/account.ts';
import { refusedCode } from '#domain/twoStep.ts';
import { demoAccount } from '#sample/account.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { savedFiles } from '#tests/support/savedFiles.ts';
import { confirm, dialog, keepCodes, openAccount, setUpApp } from './twoStepPage.ts';

const { tasks, shown, app } = words;

describe('An authenticator app', () => {
  it('is set up with the password and a code, and then shows recovery codes', async () => {
    const { user } = await openAccount();
    expect(screen.getByText(words.off)).toBeInTheDocument();
    await setUpApp();
    const codes = await screen.findByRole('list', { name: shown.label });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    expect(codes).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(codes).toBeVisible();
    // On phones the notice would cover the buttons for the codes.
    expect(screen.queryByText(tasks.authenticator.done)).not.toBeInTheDocument();
    press(shown.close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(words.on)).toBeInTheDocument();
    expect(screen.getByText(words.codesLeft(10))).toBeInTheDocument();
    expect(screen.getByText(tasks.authenticator.done)).toBeInTheDocument();
    expect(screen.getByRole('list', { name: words.title })).toHaveFocus();
  });

  it('leaves the focus at its button if its removal is given up, also after it was set up', async () => {
    const { user } = await openAccount();
    await setUpApp();
    await keepCodes();
    const remove = screen.getByRole('button', { name: words.removeOf(words.authenticator) });
    await user.click(remove);
    await user.click((await dialog(tasks.removeAuthenticator.title)).getByRole('button', { name: words.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(remove).toHaveFocus();
  });

  it('shows its key in groups of four characters, which are easier to type', async () => {
    await openAccount();
    press(words.setUpApp);
    await confirm(tasks.authenticator);
    const form = await dialog(app.title);
    expect(form.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)).toBeVisible();
  });

  it('is set up after signing in again if the session has ended', async () => {
    const { backend } = await openAccount();
    vi.spyOn(backend.twoStep, 'beginAuthenticator').mockRejectedValueOnce(new SignedOut());
    press(words.setUpApp);
    await confirm(tasks.authenticator);
    const again = await dialog(login.again.title);
    fireEvent.change(again.getByLabelText(login.password), { target: { value: demoAccount.password } });
    fireEvent.click(again.getByRole('button', { name: login.submit }));
    expect((await dialog(app.title)).getByRole('img', { name: app.picture })).toBeInTheDocument();
  });

  it('can be set up on the device itself: its key can be copied, and given to the app by a link', async () => {
    const { user } = await openAccount();
    await user.click(screen.getByRole('button', { name: words.setUpApp }));
    await confirm(tasks.authenticator);
    const form = await dialog(app.title);
    const key = form.getByText(/^[A-Z2-7 ]{32,}$/).textContent?.replaceAll(' ', '');
    const address = new URL(form.getByRole<HTMLAnchorElement>('link', { name: app.openApp }).href);
    expect([address.protocol, address.searchParams.get('secret')]).toEqual(['otpauth:', key]);
    await user.click(form.getByRole('button', { name: app.copy }));
    expect(await navigator.clipboard.readText()).toBe(key);
    expect(await screen.findByText(app.copied)).toBeVisible();
  });

  it('is not set up with a wrong password or after too many attempts', async () => {
    const { backend, user } = await openAccount();
    await user.click(screen.getByRole('button', { name: words.setUpApp }));
    await confirm(tasks.authenticator, 'guessed');
    expect(await screen.findByText(wrongPassword)).toBeInTheDocument();
    expect(field(words.password)).toBeInvalid();
    vi.spyOn(backend.twoStep, 'beginAuthenticator').mockRejectedValueOnce(new TooManyAttempts(61));
    await confirm(tasks.authenticator, 'guessed again');
    expect(await screen.findByText(words.tooMany(2))).toBeInTheDocument();
    press(words.cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(words.off)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: words.setUpApp })).toHaveFocus());
  });

  it('shows an error for a wrong code, and if the server is unreachable', async () => {
    const { backend } = await openAccount();
    press(words.setUpApp);
    await confirm(tasks.authenticator);
    await dialog(app.title);
    fill(app.code, '123');
    press(app.submit);
    expect(await screen.findByText(refusedCode)).toBeInTheDocument();
    vi.spyOn(backend.twoStep, 'confirmAuthenticator').mockRejectedValueOnce(new Unreachable('away'));
    press(app.submit);
    expect(await screen.findByText(words.failed)).toBeInTheDocument();
    expect(field(app.code)).toHaveValue('123');
  });

  it('is removed with the password, together with the recovery codes', async () => {
    await openAccount();
    await setUpApp();
    await keepCodes();
    press(words.removeOf(words.authenticator));
    await confirm(tasks.removeAuthenticator);
    expect(await screen.findByText(words.off)).toBeInTheDocument();
    expect(screen.queryByText(words.codes)).not.toBeInTheDocument();
    expect(screen.getByText(tasks.removeAuthenticator.done)).toBeInTheDocument();
  });
});

describe('Recovery codes', () => {
  it('can be copied, saved and renewed', async () => {
    const { user, backend } = await openAccount();
    await setUpApp();
    const list = await screen.findByRole('list', { name: shown.label });
    const codes = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await user.click(screen.getByRole('button', { name: shown.copy }));
    expect(await screen.findByText(shown.copied)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    const files = savedFiles();
    press(shown.save);
    expect(files.map(({ name }) => name)).toEqual([shown.file]);
    expect(await files[0]?.file.text()).toBe(`${shown.fileTitle(demoAccount.email)}\n\n${codes.join('\n')}\n`);
    await keepCodes();
    press(words.renewCodes);
    await confirm(tasks.codes);
    const renewed = within(await screen.findByRole('list', { name: shown.label })).getAllByRole('listitem');
    expect(renewed.map((item) => item.textContent)).not.toEqual(codes);
    expect((await backend.twoStep.read()).codesLeft).toBe(10);
  });

  it('cannot be missed: the dialog stays open while they are being created', async () => {
    const { backend, user } = await openAccount();
    await setUpApp();
    await keepCodes();
    const { renewCodes } = backend.twoStep;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(backend.twoStep, 'renewCodes').mockImplementation(async (password) => {
      await answered;
      return renewCodes(password);
    });
    press(words.renewCodes);
    await confirm(tasks.codes);
    const cancel = screen.getByRole('button', { name: words.cancel });
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'));
    fireEvent.click(cancel);
    await user.keyboard('{Escape}');
    answer();
    expect(await screen.findByRole('list', { name: shown.label })).toBeVisible();
  });

  it('cannot be missed while the first code of an app is being checked', async () => {
    const { backend } = await openAccount();
    const { confirmAuthenticator } = backend.twoStep;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(backend.twoStep, 'confirmAuthenticator').mockImplementation(async (code) => {
      await answered;
      return confirmAuthenticator(code);
    });
    await setUpApp();
    const cancel = screen.getByRole('button', { name: words.cancel });
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'));
    fireEvent.click(cancel);
    answer();
    expect(await screen.findByRole('list', { name: shown.label })).toBeVisible();
  });

  it('are not created if that is cancelled while the form is being checked', async () => {
    const { backend } = await openAccount();
    await setUpApp();
    await keepCodes();
    const renewCodes = vi.spyOn(backend.twoStep, 'renewCodes');
    press(words.renewCodes);
    await dialog(tasks.codes.title);
    fill(words.password, demoAccount.password);
    press(tasks.codes.submit);
    press(words.cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(renewCodes).not.toHaveBeenCalled();
  });

  it('keep the focus where it is when the page is loaded again', async () => {
    const { router } = await openAccount();
    await setUpApp();
    await screen.findByRole('list', { name: shown.label });
    const copy = screen.getByRole('button', { name: shown.copy });
    copy.focus();
    await act(() => router.revalidate());
    expect(copy).toHaveFocus();
  });

  it('show an error if they cannot be copied', async () => {
    const { user } = await openAccount();
    await setUpApp();
    await screen.findByRole('list', { name: shown.label });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: shown.copy }));
    expect(await screen.findByText(shown.notCopied)).toBeInTheDocument();
  });
});
