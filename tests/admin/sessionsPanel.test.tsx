import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { SignedOut, Unreachable } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { login } from '#content/admin/login.ts';
import type { SignedInDevice } from '#domain/account.ts';
import { deviceName } from '#domain/deviceName.ts';
import { formatMoment } from '#domain/moments.ts';
import { demoAccount } from '#sample/account.ts';
import { devices } from '#sample/devices.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const { sessions } = account;

/** Opens the account page. */
async function open() {
  const backend = sampleBackendWith({});
  await renderSite(adminPaths.account, { backend });
  return { backend, user: newUser() };
}

const list = () => within(screen.getByRole('list', { name: sessions.title }));

describe('The list of sessions', () => {
  it('says when each was signed in and last used', async () => {
    const { backend } = await open();
    const stored = await backend.account.listSessions();
    const items = list().getAllByRole('listitem');
    expect(items).toHaveLength(stored.length);
    for (const [index, { createdAt, seenAt }] of stored.entries()) {
      expect(items[index]).toHaveTextContent(sessions.signedIn(formatMoment(createdAt)).replaceAll(/\s+/g, ' '));
      expect(items[index]).toHaveTextContent(sessions.seen(formatMoment(seenAt)).replaceAll(/\s+/g, ' '));
    }
  });

  it('ends a single session, names its device, and moves focus to the list', async () => {
    const { user } = await open();
    const [phone, office] = devices;
    const list = screen.getByRole('list', { name: sessions.title });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(sessions.current);
    const nameOf = (device?: SignedInDevice) => (device ? deviceName(device) : '');
    const endOf = (device?: SignedInDevice) => new RegExp(`${nameOf(device)},`);
    await user.click(within(list).getByRole('button', { name: endOf(phone) }));
    expect(await screen.findByText(sessions.ended(nameOf(phone)))).toBeInTheDocument();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(list).toHaveFocus();
    expect(within(list).getByRole('button', { name: endOf(office) })).toBeInTheDocument();
  });

  it('says which of its buttons is ending sessions', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.account, 'endSession').mockReturnValue(new Promise(() => undefined));
    const [end] = within(screen.getByRole('list', { name: sessions.title })).getAllByRole('button');
    await user.click(end as HTMLElement);
    expect(end).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: sessions.endOthers })).toBeVisible();
    expect(screen.queryByText(sessions.endingOthers)).toBeNull();
  });

  it('has one button for a single other session', async () => {
    const backend = sampleBackendWith({});
    const [here, other] = await backend.account.listSessions();
    vi.spyOn(backend.account, 'listSessions').mockResolvedValue([here, other].flatMap((one) => one ?? []));
    await renderSite(adminPaths.account, { backend });
    expect(within(screen.getByRole('list', { name: sessions.title })).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: sessions.endOthers })).not.toBeInTheDocument();
  });

  it('ends all other sessions, and shows an error if the request fails', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.account, 'endOtherSessions').mockRejectedValueOnce(new Unreachable('away'));
    const button = screen.getByRole('button', { name: sessions.endOthers });
    await user.click(button);
    expect(await screen.findByText(sessions.failed)).toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText(sessions.only)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: sessions.endOthers })).not.toBeInTheDocument();
  });

  it('ends a session once, however often its button is pressed', async () => {
    const { backend } = await open();
    const { endSession } = backend.account;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const ending = vi.spyOn(backend.account, 'endSession').mockImplementation(async (id) => {
      await answered;
      return endSession(id);
    });
    const [end] = list().getAllByRole('button');
    for (const _press of [1, 2]) fireEvent.click(end as HTMLElement);
    await waitFor(() => expect(ending).toHaveBeenCalled());
    answer();
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
    expect(ending).toHaveBeenCalledOnce();
  });

  it('says that the others are being ended', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.account, 'endOtherSessions').mockReturnValue(new Promise(() => undefined));
    await user.click(screen.getByRole('button', { name: sessions.endOthers }));
    expect(await screen.findByRole('button', { name: sessions.endingOthers })).toHaveAttribute('aria-disabled', 'true');
  });

  it('ends a session after signing in again if the own one has ended', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.account, 'endSession').mockRejectedValueOnce(new SignedOut());
    const [end] = list().getAllByRole('button');
    await user.click(end as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: login.again.title }));
    await user.type(dialog.getByLabelText(login.password), demoAccount.password);
    await user.click(dialog.getByRole('button', { name: login.submit }));
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
  });
});
