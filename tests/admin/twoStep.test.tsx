import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { passkeyWords, twoStep as words } from '#content/admin/twoStep.ts';
import { wrongPassword } from '#domain/account.ts';
import { maxPasskeys, refusedCode } from '#domain/twoStep.ts';
import { demoAccount } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { browserError, browserPasskeys } from '#tests/support/browserPasskeys.ts';
import { field, fill, newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { savedFiles } from '#tests/support/savedFiles.ts';
import { appCodes, softAuthenticator } from '#tests/support/softAuthenticator.ts';

const { tasks, shown, app } = words;

const at = '2027-01-02T03:04:05.000Z';

let browser: ReturnType<typeof browserPasskeys>;
beforeEach(() => {
  browser = browserPasskeys();
});

/** Opens a page of the back office. */
async function open(address: string = adminPaths.account, backend = sampleBackendWith({})) {
  const router = await renderSite(address, { backend });
  return { backend, router, user: newUser() };
}

const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

/** Enters the password in the dialog of an action. */
async function confirm(task: { title: string; submit: string }, password: string = demoAccount.password) {
  await dialog(task.title);
  fill(words.password, password);
  press(task.submit);
}

/** Sets up an authenticator app, up to the recovery codes. @returns a function that returns the app's next code. */
async function setUpApp() {
  press(words.setUpApp);
  await confirm(tasks.authenticator);
  const form = await dialog(app.title);
  const nextCode = appCodes(form.getByText(/^[A-Z2-7 ]{32,}$/).textContent ?? '');
  expect(form.getByRole('img', { name: app.picture })).toBeInTheDocument();
  fill(app.code, nextCode());
  press(app.submit);
  return nextCode;
}

/** Closes the recovery codes. */
async function keepCodes() {
  await screen.findByRole('list', { name: shown.label });
  press(shown.close);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('An authenticator app', () => {
  it('is set up with the password and a code, and then shows recovery codes', async () => {
    const { user } = await open();
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

  it('shows its key in groups of four characters, which are easier to type', async () => {
    await open();
    press(words.setUpApp);
    await confirm(tasks.authenticator);
    const form = await dialog(app.title);
    expect(form.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)).toBeVisible();
  });

  it('is not set up with a wrong password or after too many attempts', async () => {
    const { backend, user } = await open();
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
    const { backend } = await open();
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
    await open();
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
    const { user, backend } = await open();
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
    const { backend, user } = await open();
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

  it('are not created if that is cancelled while the form is being checked', async () => {
    const { backend } = await open();
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
    const { router } = await open();
    await setUpApp();
    await screen.findByRole('list', { name: shown.label });
    const copy = screen.getByRole('button', { name: shown.copy });
    copy.focus();
    await act(() => router.revalidate());
    expect(copy).toHaveFocus();
  });

  it('show an error if they cannot be copied', async () => {
    const { user } = await open();
    await setUpApp();
    await screen.findByRole('list', { name: shown.label });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: shown.copy }));
    expect(await screen.findByText(shown.notCopied)).toBeInTheDocument();
  });
});

describe('Passkeys', () => {
  /** Adds a passkey. */
  async function add(name = 'Ada’s phone') {
    press(words.addPasskey);
    await dialog(tasks.passkey.title);
    fill(words.name, name);
    await confirm(tasks.passkey);
  }

  it('are added by name, with recovery codes the first time, and removed', async () => {
    await open();
    await add();
    await keepCodes();
    expect(screen.getByText('Ada’s phone')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(words.notUsed))).toBeInTheDocument();
    browser.device = softAuthenticator(window.location.origin);
    await add('Ada’s computer');
    expect(await screen.findByText('Ada’s computer')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    press(words.removeOf('Ada’s phone'));
    expect(await screen.findByText('Ada’s phone:')).toBeInTheDocument();
    await confirm(tasks.removePasskey);
    await waitFor(() => expect(screen.queryByText('Ada’s phone')).not.toBeInTheDocument());
    expect(screen.getByText('Ada’s computer')).toBeInTheDocument();
  });

  it.each([
    ['the request is cancelled', browserError('NotAllowedError'), passkeyWords.notCreated],
    ['the device already has one', browserError('InvalidStateError'), passkeyWords.known],
    ['the site’s address does not allow any', browserError('SecurityError'), passkeyWords.notHere],
    ['the server is unreachable', new Unreachable('away'), words.failed],
  ])('show an error and keep what was typed if %s', async (_why, error, sentence) => {
    browser.create.mockRejectedValueOnce(error);
    const { backend } = await open();
    await add();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(field(words.name)).toHaveValue('Ada’s phone');
    expect((await backend.twoStep.read()).passkeys).toEqual([]);
  });

  it('need a name', async () => {
    await open();
    await add(' ');
    await waitFor(() => expect(field(words.name)).toBeInvalid());
    expect(browser.create).not.toHaveBeenCalled();
  });

  it('are not offered beyond the number that an account may have', async () => {
    const backend = sampleBackendWith({});
    const steps = await backend.twoStep.read();
    const ofNumber = (number: number) => ({ id: String(number), name: `Key ${number}`, createdAt: at, usedAt: null });
    const passkeys = Array.from({ length: maxPasskeys }, (_, number) => ofNumber(number));
    const read = vi.spyOn(backend.twoStep, 'read').mockResolvedValue({ ...steps, passkeys });
    const { router } = await open(adminPaths.account, backend);
    expect(screen.getByText(`Key ${maxPasskeys - 1}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.addPasskey })).not.toBeInTheDocument();
    read.mockResolvedValue({ ...steps, passkeys: passkeys.slice(1) });
    await act(() => router.revalidate());
    expect(screen.getByRole('button', { name: words.addPasskey })).toBeVisible();
  });

  it('are not offered if the browser does not support them', async () => {
    vi.unstubAllGlobals();
    await open();
    expect(screen.queryByRole('button', { name: words.addPasskey })).not.toBeInTheDocument();
  });
});
