import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { passkeyWords, twoStep as words } from '#content/admin/twoStep.ts';
import { maxPasskeys } from '#domain/twoStep.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { browserError, browserPasskeys } from '#tests/support/browserPasskeys.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { softAuthenticator } from '#tests/support/softAuthenticator.ts';
import { confirm, dialog, keepCodes, openAccount } from './twoStepPage.ts';

const { tasks } = words;

const at = '2027-01-02T03:04:05.000Z';

let browser: ReturnType<typeof browserPasskeys>;
beforeEach(() => {
  browser = browserPasskeys();
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
    await openAccount();
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

  it('are listed below the row that says what they are', async () => {
    await openAccount();
    await add();
    await keepCodes();
    const rows = within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem');
    const rowOf = (text: string) => rows.findIndex((row) => row.textContent?.startsWith(text));
    expect(rowOf('Ada’s phone')).toBe(rowOf(words.passkeys) + 1);
  });

  it.each([
    ['the request is cancelled', browserError('NotAllowedError'), passkeyWords.notCreated],
    ['the device already has one', browserError('InvalidStateError'), passkeyWords.known],
    ['the site’s address does not allow any', browserError('SecurityError'), passkeyWords.notHere],
    ['the server is unreachable', new Unreachable('away'), words.failed],
  ])('show an error and keep what was typed if %s', async (_why, error, sentence) => {
    browser.create.mockRejectedValueOnce(error);
    const { backend } = await openAccount();
    await add();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(field(words.name)).toHaveValue('Ada’s phone');
    expect((await backend.twoStep.read()).passkeys).toEqual([]);
  });

  it('need a name', async () => {
    await openAccount();
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
    const { router } = await openAccount(adminPaths.account, backend);
    expect(screen.getByText(`Key ${maxPasskeys - 1}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.addPasskey })).not.toBeInTheDocument();
    read.mockResolvedValue({ ...steps, passkeys: passkeys.slice(1) });
    await act(() => router.revalidate());
    expect(screen.getByRole('button', { name: words.addPasskey })).toBeVisible();
  });

  it('are not offered if the browser does not support them', async () => {
    vi.unstubAllGlobals();
    await openAccount();
    expect(screen.queryByRole('button', { name: words.addPasskey })).not.toBeInTheDocument();
  });
});
