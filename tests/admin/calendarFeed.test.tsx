import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, calendarFeedPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { newLink } from '#content/admin/newLink.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const words = account.feed;
const panel = () => within(screen.getByRole('region', { name: words.title }));
const field = () => panel().findByRole<HTMLInputElement>('textbox', { name: newLink.label(words.yours) });

async function open({ isLive = false } = {}) {
  const backend = sampleBackendWith({});
  await renderSite(adminPaths.account, { backend, isLive });
  return { backend, user: newUser() };
}

describe('The calendar feed', () => {
  it('says in the demo that its URL does not work', async () => {
    await open();
    expect(panel().getByText(new RegExp(words.demo))).toBeVisible();
  });

  it('says nothing of a demo on a live site', async () => {
    await open({ isLive: true });
    expect(panel().getByText(words.text)).toBeVisible();
  });

  it('shows its URL only once, when it is created', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.account, 'makeFeed').mockImplementationOnce(async () => {
      await backend.account.makeFeed();
      return 'secret';
    });
    expect(panel().getByText(words.none)).toBeVisible();
    await user.click(panel().getByRole('button', { name: words.make }));
    expect(await field()).toHaveValue(window.location.origin + calendarFeedPath('secret'));
    expect(panel().getByText(words.shown)).toBeVisible();
    expect(await panel().findByRole('button', { name: words.revoke })).toBeVisible();
    cleanup();
    await renderSite(adminPaths.account, { backend });
    expect(panel().getByRole('button', { name: words.revoke })).toBeVisible();
    expect(panel().queryByRole('textbox')).not.toBeInTheDocument();
    expect(panel().queryByText(words.shown)).not.toBeInTheDocument();
  });

  it('is not replaced without a question if it was created in another tab', async () => {
    const { backend, user } = await open();
    await backend.account.makeFeed();
    const make = vi.spyOn(backend.account, 'makeFeed');
    await user.click(panel().getByRole('button', { name: words.make }));
    const question = await screen.findByRole('alertdialog', { name: words.confirm.renew.title });
    await user.click(within(question).getByRole('button', { name: words.confirm.cancel }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(make).not.toHaveBeenCalled();
    expect(panel().getByRole('button', { name: words.renew })).toBeVisible();
    expect(screen.getByRole('region', { name: words.title })).toContainElement(document.activeElement as HTMLElement);
  });

  it('has the focus on its new URL, whether it is the first one or another', async () => {
    const { user } = await open();
    await user.click(panel().getByRole('button', { name: words.make }));
    expect(await field()).toHaveFocus();
    const ask = async () => {
      await user.click(await panel().findByRole('button', { name: words.renew }));
      return within(await screen.findByRole('alertdialog', { name: words.confirm.renew.title }));
    };
    await user.click((await ask()).getByRole('button', { name: words.confirm.renew.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await field()).toHaveFocus();
    await user.click((await ask()).getByRole('button', { name: words.confirm.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(panel().getByRole('button', { name: words.renew })).toHaveFocus();
  });

  it('is renewed or revoked after confirmation', async () => {
    const backend = sampleBackendWith({});
    await backend.account.makeFeed();
    await renderSite(adminPaths.account, { backend });
    const user = newUser();
    expect(panel().queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: words.renew }));
    const question = await screen.findByRole('alertdialog', { name: words.confirm.renew.title });
    await user.click(within(question).getByRole('button', { name: words.confirm.renew.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await field()).toBeVisible();
    await user.click(panel().getByRole('button', { name: words.revoke }));
    const other = await screen.findByRole('alertdialog', { name: words.confirm.revoke.title });
    await user.click(within(other).getByRole('button', { name: words.confirm.revoke.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await screen.findByText(words.revoked)).toBeVisible();
    expect(await backend.account.readFeed()).toBeNull();
    const none = await panel().findByText(words.none);
    expect(none).toBeVisible();
    // The pressed button is gone.
    expect(document.activeElement).toContainElement(none);
    expect(document.body).not.toHaveFocus();
  });

  it('shows an error in the dialog if it cannot be renewed, and can be renewed then', async () => {
    const { backend, user } = await open();
    await user.click(panel().getByRole('button', { name: words.make }));
    const first = (await field()).value;
    vi.spyOn(backend.account, 'makeFeed').mockRejectedValueOnce(new Unreachable('away'));
    await user.click(await panel().findByRole('button', { name: words.renew }));
    const question = within(await screen.findByRole('alertdialog', { name: words.confirm.renew.title }));
    await user.click(question.getByRole('button', { name: words.confirm.renew.confirm }));
    expect(await question.findByText(words.failed)).toBeVisible();
    expect(screen.getByDisplayValue(first)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: words.confirm.renew.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect((await field()).value).not.toBe(first);
  });

  it('shows an error if it cannot be created', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.account, 'makeFeed').mockRejectedValueOnce(new Unreachable('away'));
    await user.click(panel().getByRole('button', { name: words.make }));
    expect(await screen.findByText(words.failed)).toBeVisible();
    expect(panel().getByText(words.none)).toBeVisible();
  });
});
