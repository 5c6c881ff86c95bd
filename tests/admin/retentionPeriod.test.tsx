import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, leadPath, retentionPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { retention } from '#content/admin/settings.ts';
import { leads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

async function open() {
  const backend = sampleBackendWith({});
  const router = await renderSite(adminPaths.privacy, { backend });
  return { backend, router, user: newUser() };
}

/** Presses the button once the form is no longer busy with what was sent before. */
const save = async () => fireEvent.click(await screen.findByRole('button', { name: retention.submit }));

describe('The retention period of leads', () => {
  it('is set, and shows how many are due for erasure', async () => {
    const { backend, user } = await open();
    expect(field(retention.months)).toHaveDisplayValue(retention.option(0));
    expect(screen.queryByText(retention.none)).not.toBeInTheDocument();
    await user.selectOptions(field(retention.months), retention.option(24));
    vi.spyOn(backend.privacy, 'setRetention').mockRejectedValueOnce(new Unreachable('away'));
    await save();
    expect(await screen.findByText(retention.failed)).toBeInTheDocument();
    vi.spyOn(backend.privacy, 'retention').mockResolvedValue({ months: 24, due: 3, first: [] });
    await save();
    expect(await screen.findByText(retention.saved)).toBeInTheDocument();
    expect(await screen.findByText(retention.due(3))).toBeInTheDocument();
    expect(field(retention.months)).toHaveDisplayValue(retention.option(24));
    vi.spyOn(backend.privacy, 'retention').mockResolvedValue({ months: 24, due: 0, first: [] });
    await save();
    expect(await screen.findByText(retention.none)).toBeInTheDocument();
  });

  it('links to the leads that are due for erasure, and says how many more there are', async () => {
    const backend = sampleBackendWith({});
    const first = leads.slice(0, 2).map(({ id, name }) => ({ id, name }));
    const show = vi.spyOn(backend.privacy, 'retention').mockResolvedValue({ months: 24, due: 5, first });
    const router = await renderSite(retentionPath, { backend });
    const panel = screen.getByRole('region', { name: retention.title });
    expect(panel).toHaveAttribute('id', router.state.location.hash.slice(1));
    const linked = () => within(panel).getAllByRole('link');
    expect(linked().map((link) => link.getAttribute('href'))).toEqual(first.map(({ id }) => leadPath(id)));
    expect(linked()[1]).toHaveAccessibleName(first[1]?.name);
    expect(within(panel).getByText(retention.more(3))).toBeVisible();
    show.mockResolvedValue({ months: 24, due: 2, first });
    await act(() => router.revalidate());
    expect(linked()).toHaveLength(2);
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is shown as chosen in another tab as soon as the page is updated', async () => {
    const { backend, router } = await open();
    await backend.privacy.setRetention(24, 0);
    await act(() => router.revalidate());
    expect(field(retention.months)).toHaveDisplayValue(retention.option(24));
    await backend.privacy.setRetention(0, 24);
    await act(() => router.revalidate());
    expect(field(retention.months)).toHaveDisplayValue(retention.option(0));
  });

  it('does not overwrite one that was set in another tab, names it, and can then replace it', async () => {
    const { backend, user } = await open();
    await user.selectOptions(field(retention.months), retention.option(24));
    await backend.privacy.setRetention(36, 0);
    await save();
    await waitFor(() => expect(field(retention.months)).toHaveAccessibleDescription(retention.conflict(36)));
    await waitFor(() => expect(field(retention.months)).toHaveFocus());
    expect(field(retention.months)).toHaveDisplayValue(retention.option(24));
    expect(await screen.findByText(retention.none)).toBeInTheDocument();
    expect(field(retention.months)).toHaveAccessibleDescription(retention.conflict(36));
    expect((await backend.privacy.retention()).months).toBe(36);
    await save();
    expect(await screen.findByText(retention.saved)).toBeInTheDocument();
    expect((await backend.privacy.retention()).months).toBe(24);
    // From then on, the period named before no longer counts.
    await user.selectOptions(field(retention.months), retention.option(60));
    await save();
    await waitFor(async () => expect((await backend.privacy.retention()).months).toBe(60));
    expect(field(retention.months)).not.toBeInvalid();
  });

  it('replaces one of another tab at once when it is saved again, before the page has read that one', async () => {
    const { backend, user } = await open();
    await user.selectOptions(field(retention.months), retention.option(24));
    await backend.privacy.setRetention(36, 0);
    vi.spyOn(backend.privacy, 'retention').mockReturnValue(new Promise(() => undefined));
    await save();
    await waitFor(() => expect(field(retention.months)).toHaveAccessibleDescription(retention.conflict(36)));
    await save();
    expect(await screen.findByText(retention.saved)).toBeInTheDocument();
  });

  it('does not overwrite one of another tab that the page has read since the user chose one', async () => {
    const { backend, router, user } = await open();
    await user.selectOptions(field(retention.months), retention.option(24));
    await backend.privacy.setRetention(36, 0);
    await act(() => router.revalidate());
    expect(field(retention.months)).toHaveDisplayValue(retention.option(24));
    await save();
    await waitFor(() => expect(field(retention.months)).toHaveAccessibleDescription(retention.conflict(36)));
    expect((await backend.privacy.retention()).months).toBe(36);
  });

  it('has nothing to say if another tab has set the same period, which can be replaced as usual', async () => {
    const { backend, user } = await open();
    await user.selectOptions(field(retention.months), retention.option(24));
    await backend.privacy.setRetention(36, 0);
    await save();
    await waitFor(() => expect(field(retention.months)).toBeInvalid());
    await backend.privacy.setRetention(24, 36);
    await save();
    expect(await screen.findByText(retention.saved)).toBeInTheDocument();
    await user.selectOptions(field(retention.months), retention.option(60));
    await save();
    await waitFor(async () => expect((await backend.privacy.retention()).months).toBe(60));
    expect(field(retention.months)).not.toBeInvalid();
  });

  it('can be replaced as usual after another tab has set the same one and then one that is shown', async () => {
    const { backend, router, user } = await open();
    await user.selectOptions(field(retention.months), retention.option(24));
    await backend.privacy.setRetention(24, 0);
    await save();
    expect(await screen.findByText(retention.saved)).toBeInTheDocument();
    await backend.privacy.setRetention(36, 24);
    await act(() => router.revalidate());
    expect(field(retention.months)).toHaveDisplayValue(retention.option(36));
    await user.selectOptions(field(retention.months), retention.option(60));
    await save();
    await waitFor(async () => expect((await backend.privacy.retention()).months).toBe(60));
    expect(field(retention.months)).not.toBeInvalid();
  });

  it('is saved once for each choice, also for one made while the first was being saved', async () => {
    const { backend, user } = await open();
    const { setRetention } = backend.privacy;
    let finishFirst = () => {};
    vi.spyOn(backend.privacy, 'setRetention').mockImplementationOnce(async (months, expected) => {
      await new Promise<void>((resolve) => {
        finishFirst = resolve;
      });
      return setRetention(months, expected);
    });
    await user.selectOptions(field(retention.months), retention.option(24));
    await save();
    await screen.findByRole('button', { name: retention.submitting });
    await user.selectOptions(field(retention.months), retention.option(36));
    finishFirst();
    await screen.findByRole('button', { name: retention.submit });
    expect((await backend.privacy.retention()).months).toBe(24);
    expect(field(retention.months)).toHaveDisplayValue(retention.option(36));
    await save();
    await waitFor(async () => expect((await backend.privacy.retention()).months).toBe(36));
    expect(field(retention.months)).not.toBeInvalid();
  });
});
