import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, resetPasswordPath } from '#adminPaths';
import { NotAllowed, Unreachable } from '#backend/errors.ts';
import { newLink } from '#content/admin/newLink.ts';
import { settings, people as words } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { emailTaken, lastOwner, ownersOnly } from '#domain/account.ts';
import { roleLabels } from '#domain/session.ts';
import { paths } from '#paths';
import { demoPeople, demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const { invite, made, confirm } = words;
const [, , mei, tomas] = demoPeople;

async function open() {
  const backend = sampleBackendWith({});
  const router = await renderSite(adminPaths.settings, { backend });
  return { backend, router, user: newUser() };
}

const list = () => screen.getByRole('list', { name: words.title });
const rowOf = (name: string) =>
  within(list())
    .getAllByRole('listitem')
    .find((row) => within(row).queryByText(name)) as HTMLElement;

/** Chooses an action for an account. */
async function act(user: ReturnType<typeof newUser>, name: string, action: string) {
  await user.click(screen.getByRole('button', { name: words.actionsFor(name) }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

describe('Staff accounts in the settings', () => {
  it('are opened from the account menu, and listed with their roles', async () => {
    await renderSite(paths.admin, { backend: sampleBackendWith({}) });
    const user = newUser();
    await user.click(screen.getByRole('button', { name: demoSession.name }));
    await user.click(screen.getByRole('menuitem', { name: shell.settings }));
    expect(await screen.findByRole('heading', { level: 1, name: settings.title })).toBeInTheDocument();
    expect(within(list()).getAllByRole('listitem')).toHaveLength(demoPeople.length);
    expect(within(rowOf(demoSession.name)).getByText(words.you)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: words.role(mei.name) })).toHaveValue('staff');
  });

  it('are shown only to owners', async () => {
    const backend = sampleBackendWith({});
    vi.spyOn(backend.session, 'current').mockResolvedValue({ ...demoSession, role: 'staff' });
    const asked = vi.spyOn(backend.accounts, 'list');
    await renderSite(adminPaths.settings, { backend });
    expect(screen.getByRole('heading', { name: settings.ownersOnly.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: settings.ownersOnly.back })).toHaveAttribute('href', adminPaths.account);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are created by an invitation link, which is shown once, to be copied', async () => {
    const { backend, user } = await open();
    fill(invite.name, 'Ada Byron');
    fill(invite.email, 'ada@example.org');
    await user.selectOptions(field(invite.role), 'owner');
    press(invite.submit);
    const dialog = await screen.findByRole('dialog', { name: made.title('Ada Byron') });
    expect(dialog).toHaveAccessibleDescription(made.text);
    const link = within(dialog).getByRole<HTMLInputElement>('textbox', { name: newLink.label('Ada Byron') });
    await waitFor(() => expect(link).toHaveFocus());
    const start = window.location.origin + resetPasswordPath('');
    expect(link.value.startsWith(start)).toBe(true);
    expect(await backend.passwordLinks.read(link.value.slice(start.length))).toMatchObject({ isNew: true });
    await user.click(within(dialog).getByRole('button', { name: newLink.copy }));
    expect(await navigator.clipboard.readText()).toBe(link.value);
    await user.click(within(dialog).getByRole('button', { name: made.close }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(within(rowOf('Ada Byron')).getByText(words.states.invited)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: words.role('Ada Byron') })).toHaveValue('owner');
    expect(field(invite.name)).toHaveValue('');
    cleanup();
    await renderSite(adminPaths.settings, { backend });
    expect(rowOf('Ada Byron')).toBeVisible();
    expect(screen.queryByDisplayValue(link.value)).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(link.value);
  });

  it('are invited by mail if possible', async () => {
    const { backend } = await open();
    vi.spyOn(backend.accounts, 'invite').mockResolvedValueOnce(null);
    fill(invite.name, 'Ada Byron');
    fill(invite.email, 'ada@example.org');
    press(invite.submit);
    expect(await screen.findByText(words.mailed('Ada Byron'))).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are not created if the email is taken or the request fails; what was typed stays', async () => {
    const { backend } = await open();
    fill(invite.name, 'Mei');
    fill(invite.email, mei.email);
    press(invite.submit);
    expect(await screen.findByText(emailTaken)).toBeInTheDocument();
    expect(field(invite.name)).toHaveValue('Mei');
    vi.spyOn(backend.accounts, 'invite')
      .mockRejectedValueOnce(new Unreachable('away'))
      .mockRejectedValueOnce(new NotAllowed());
    press(invite.submit);
    expect(await screen.findByText(invite.failed)).toBeInTheDocument();
    press(invite.submit);
    expect(await screen.findByText(ownersOnly)).toBeInTheDocument();
    expect(field(invite.email)).toHaveValue(mei.email);
  });

  it('can be given another role', async () => {
    const { backend, user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: words.role(mei.name) }), 'owner');
    expect(await screen.findByText(words.roleChanged(mei.name, roleLabels.owner))).toBeInTheDocument();
    expect((await backend.accounts.list()).find(({ id }) => id === mei.id)?.role).toBe('owner');
  });

  it('keep their role if the connection is lost, and the page stays', async () => {
    const { backend, user } = await open();
    const away = async () => Promise.reject(new Unreachable('away'));
    vi.spyOn(backend.accounts, 'change').mockImplementation(away);
    const read = vi.spyOn(backend.accounts, 'list').mockImplementation(away);
    const role = screen.getByRole('combobox', { name: words.role(mei.name) });
    await user.selectOptions(role, 'owner');
    expect(await screen.findByText(words.failed)).toBeInTheDocument();
    await waitFor(() => expect(role).toHaveValue('staff'));
    expect(role).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  it('are read again after a refused change, as another owner may have changed them', async () => {
    const { backend, user } = await open();
    const { change } = backend.accounts;
    vi.spyOn(backend.accounts, 'change').mockImplementationOnce(async () => {
      await change(tomas.id, { role: 'owner' });
      throw new NotAllowed();
    });
    await user.selectOptions(screen.getByRole('combobox', { name: words.role(mei.name) }), 'owner');
    expect(await screen.findByText(ownersOnly)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: words.role(tomas.name) })).toHaveValue('owner'));
    expect(screen.getByRole('combobox', { name: words.role(mei.name) })).toHaveValue('staff');
  });

  it('lose the role of an owner at once, as only those who step down themselves are asked', async () => {
    const { backend, user } = await open();
    const role = screen.getByRole('combobox', { name: words.role(mei.name) });
    await user.selectOptions(role, 'owner');
    await waitFor(() => expect(role).toHaveValue('owner'));
    await user.selectOptions(role, 'staff');
    expect(await screen.findByText(words.roleChanged(mei.name, roleLabels.staff))).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect((await backend.accounts.list()).find(({ id }) => id === mei.id)?.role).toBe('staff');
  });

  it('can be given roles in quick succession, which are stored one after the other', async () => {
    const { backend, user } = await open();
    const { change } = backend.accounts;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const changed = vi.spyOn(backend.accounts, 'change').mockImplementationOnce(async (...request) => {
      await answered;
      return change(...request);
    });
    for (const { name } of [mei, tomas]) {
      await user.selectOptions(screen.getByRole('combobox', { name: words.role(name) }), 'owner');
    }
    expect(changed).toHaveBeenCalledOnce();
    answer();
    for (const { name } of [mei, tomas]) {
      await waitFor(() => expect(screen.getByRole('combobox', { name: words.role(name) })).toHaveValue('owner'));
    }
  });

  it('cannot lose their last owner, who is asked before stepping down', async () => {
    const { user } = await open();
    const own = screen.getByRole('combobox', { name: words.role(demoSession.name) });
    const stepDown = async (answer: string) => {
      await user.selectOptions(own, 'staff');
      const question = await screen.findByRole('alertdialog', { name: confirm.stepDown.title() });
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    };
    await stepDown(confirm.cancel);
    expect(screen.queryByText(lastOwner)).not.toBeInTheDocument();
    expect(own).toHaveValue('owner');
    await stepDown(confirm.stepDown.confirm);
    expect(await screen.findByText(lastOwner)).toBeInTheDocument();
    expect(own).toHaveValue('owner');
  });

  it('leave the page to the note that only owners see it when one of two owners steps down, with the focus', async () => {
    const { backend, user } = await open();
    await backend.accounts.change(mei.id, { role: 'owner' });
    const own = screen.getByRole('combobox', { name: words.role(demoSession.name) });
    await user.selectOptions(own, 'staff');
    await user.click(await screen.findByRole('button', { name: confirm.stepDown.confirm }));
    expect(await screen.findByRole('heading', { name: settings.ownersOnly.title })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('are disabled after confirmation, and can be enabled again', async () => {
    const { user } = await open();
    await act(user, mei.name, words.disable);
    const question = await screen.findByRole('alertdialog', { name: confirm.disable.title(mei.name) });
    await user.click(within(question).getByRole('button', { name: confirm.cancel }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(within(rowOf(mei.name)).queryByText(words.states.disabled)).not.toBeInTheDocument();
    await act(user, mei.name, words.disable);
    await user.click(await screen.findByRole('button', { name: confirm.disable.confirm }));
    expect(await screen.findByText(words.disabled(mei.name))).toBeInTheDocument();
    await waitFor(() => expect(within(rowOf(mei.name)).getByText(words.states.disabled)).toBeInTheDocument());
    await act(user, mei.name, words.enable);
    expect(await screen.findByText(words.enabled(mei.name))).toBeInTheDocument();
    await waitFor(() => expect(within(rowOf(mei.name)).queryByText(words.states.disabled)).not.toBeInTheDocument());
  });

  it('get no link for a password while they are disabled', async () => {
    const { backend, user } = await open();
    await backend.accounts.change(mei.id, { disabled: true });
    cleanup();
    await renderSite(adminPaths.settings, { backend });
    await user.click(screen.getByRole('button', { name: words.actionsFor(mei.name) }));
    expect(screen.getByRole('menuitem', { name: words.enable })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: words.link })).not.toBeInTheDocument();
  });

  it('get another invitation instead of a link for a forgotten password until they have accepted', async () => {
    const { backend, user } = await open();
    const people = await backend.accounts.list();
    vi.spyOn(backend.accounts, 'list').mockResolvedValue(
      people.map((person) => (person.id === mei.id ? { ...person, state: 'invited' } : person)),
    );
    cleanup();
    await renderSite(adminPaths.settings, { backend });
    await user.click(screen.getByRole('button', { name: words.actionsFor(mei.name) }));
    expect(screen.getByRole('menuitem', { name: words.linkAgain })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: words.link })).not.toBeInTheDocument();
  });

  it('get a link to replace a forgotten password', async () => {
    const { user } = await open();
    await act(user, mei.name, words.link);
    expect(await screen.findByRole('dialog', { name: made.title(mei.name) })).toBeInTheDocument();
  });
});
