import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { SignedOut } from '#backend/errors.ts';
import { login } from '#content/admin/login.ts';
import { people as words } from '#content/admin/settings.ts';
import { roleLabels } from '#domain/session.ts';
import { demoAccount, demoPeople } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const { confirm } = words;
const [, , mei] = demoPeople;

/** Opens the settings. @param isTwoStep whether an account has two-step verification. */
async function open(isTwoStep = false) {
  const backend = sampleBackendWith({});
  const { list } = backend.accounts;
  vi.spyOn(backend.accounts, 'list').mockImplementation(async () =>
    (await list()).map((person) => (person.id === mei.id ? { ...person, isTwoStep } : person)),
  );
  await renderSite(adminPaths.settings, { backend });
  return { backend, user: newUser() };
}

/** Chooses an action for an account, and returns its question. */
async function ask(user: ReturnType<typeof newUser>, action: string, title: string) {
  await user.click(screen.getByRole('button', { name: words.actionsFor(mei.name) }));
  await user.click(screen.getByRole('menuitem', { name: action }));
  return within(await screen.findByRole('alertdialog', { name: title }));
}

describe('An action of an owner on an account', () => {
  it('is neither confirmed twice nor given up while it is being stored', async () => {
    const { backend, user } = await open();
    const { change } = backend.accounts;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const changed = vi.spyOn(backend.accounts, 'change').mockImplementation(async (...request) => {
      await answered;
      return change(...request);
    });
    const question = await ask(user, words.disable, confirm.disable.title(mei.name));
    await user.click(question.getByRole('button', { name: confirm.disable.confirm }));
    await user.click(question.getByRole('button', { name: confirm.disable.busy }));
    await user.keyboard('{Escape}');
    expect(question.getByRole('button', { name: confirm.disable.busy })).toHaveAttribute('aria-disabled', 'true');
    answer();
    expect(await screen.findByText(words.disabled(mei.name))).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(changed).toHaveBeenCalledOnce();
  });

  it('is not confirmed again while its question fades out', async () => {
    const { backend, user } = await open();
    const changed = vi.spyOn(backend.accounts, 'change');
    const question = await ask(user, words.disable, confirm.disable.title(mei.name));
    const button = question.getByRole('button', { name: confirm.disable.confirm });
    await user.click(button);
    expect(await screen.findByText(words.disabled(mei.name))).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveTextContent(confirm.disable.confirm));
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(changed).toHaveBeenCalledOnce();
  });

  it('turns off two-step verification, which is offered for no other account', async () => {
    const { backend, user } = await open(true);
    const changed = vi.spyOn(backend.accounts, 'change');
    const question = await ask(user, words.turnOffTwoStep, confirm.turnOffTwoStep.title(mei.name));
    await user.click(question.getByRole('button', { name: confirm.turnOffTwoStep.confirm }));
    expect(await screen.findByText(words.twoStepTurnedOff(mei.name))).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(changed).toHaveBeenCalledExactlyOnceWith(mei.id, { resetTwoStep: true });
    const [, other] = demoPeople;
    await user.click(screen.getByRole('button', { name: words.actionsFor(other.name) }));
    expect(screen.getByRole('menuitem', { name: words.disable })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: words.turnOffTwoStep })).not.toBeInTheDocument();
  });

  it('shows each of two new links until it is closed', async () => {
    const { backend, user } = await open();
    const { makeLink } = backend.accounts;
    const answers: (() => void)[] = [];
    const making = vi.spyOn(backend.accounts, 'makeLink').mockImplementation(async (id) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return makeLink(id);
    });
    const [, other] = demoPeople;
    for (const { name } of [other, mei]) {
      await user.click(screen.getByRole('button', { name: words.actionsFor(name) }));
      await user.click(screen.getByRole('menuitem', { name: words.link }));
    }
    for (const count of [1, 2]) {
      await waitFor(() => expect(answers).toHaveLength(count));
      answers[count - 1]?.();
    }
    await waitFor(() => expect(making).toHaveResolvedTimes(2));
    await act(async () => undefined);
    const first = within(await screen.findByRole('dialog', { name: words.made.title(other.name) }));
    await user.click(first.getByRole('button', { name: words.made.close }));
    const second = within(await screen.findByRole('dialog', { name: words.made.title(mei.name) }));
    await user.click(second.getByRole('button', { name: words.made.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is stored after signing in again if the session has ended', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.accounts, 'change').mockRejectedValueOnce(new SignedOut());
    await user.selectOptions(screen.getByRole('combobox', { name: words.role(mei.name) }), 'owner');
    const dialog = within(await screen.findByRole('dialog', { name: login.again.title }));
    await user.type(dialog.getByLabelText(login.password), demoAccount.password);
    await user.click(dialog.getByRole('button', { name: login.submit }));
    expect(await screen.findByText(words.roleChanged(mei.name, roleLabels.owner))).toBeInTheDocument();
  });
});
