import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, editLeadPath } from '#adminPaths';
import { Conflict, NotFound, Unreachable } from '#backend/errors.ts';
import { leadForm as leadFormWords } from '#content/admin/lead.ts';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity, leadToForm } from '#domain/lead.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const labelOf = (field: 'name' | 'email' | 'phone' | 'eventType') => new RegExp(`^${leadEntity.fields[field].label}`);
const name = labelOf('name');
const kept = () => Object.keys(sessionStorage);

/** A request that fails when the test says so. */
function failing() {
  let reject = (_error: Error): void => {};
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  return { promise, fail: (error: Error) => act(async () => reject(error)) };
}

describe('What was typed into the form of a record that is left while it is saved', () => {
  async function leaveWhileSaving() {
    const backend = sampleBackendWith({});
    const update = vi.spyOn(backend.leads, 'update');
    const { promise, fail } = failing();
    update.mockReturnValueOnce(promise);
    const router = await renderSite(`${editLeadPath('1')}?q=olivia`, { backend });
    fill(name, 'Olivia Chen');
    press(leadFormWords.save);
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    void router.navigate(adminPaths.leads);
    const question = within(await screen.findByRole('alertdialog', { name: leadFormWords.leaving.title }));
    act(() => question.getByRole('button', { name: leadFormWords.leaving.leave }).click());
    await waitFor(() => expect(kept()).toEqual([]));
    return { backend, router, fail };
  }

  it('is back in it if that fails, which a notice says that leads there', async () => {
    const { backend, router, fail } = await leaveWhileSaving();
    await fail(new Unreachable());
    expect(await screen.findByText(leadFormWords.failedLater.text)).toBeVisible();
    press(leadFormWords.failedLater.open);
    // With the list that it was opened from.
    await waitFor(() => expect(router.state.location.search).toBe('?q=olivia'));
    await waitFor(() => expect(field(name)).toHaveValue('Olivia Chen'));
    press(leadFormWords.save);
    await waitFor(async () => expect(await backend.leads.get('1')).toBeLead({ name: 'Olivia Chen' }));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is back in it if that fails after the form was opened again', async () => {
    const { router, fail } = await leaveWhileSaving();
    await act(() => router.navigate(`${editLeadPath('1')}?q=olivia`));
    expect(field(name)).not.toHaveValue('Olivia Chen');
    await fail(new Unreachable());
    await screen.findByText(leadFormWords.failedLater.text);
    press(leadFormWords.failedLater.open);
    await waitFor(() => expect(field(name)).toHaveValue('Olivia Chen'));
    expect(kept()).toHaveLength(1);
  });

  it('can be compared in it with what was saved elsewhere', async () => {
    const { backend, router, fail } = await leaveWhileSaving();
    const lead = await backend.leads.get('1');
    const stored = await backend.leads.update('1', leadToForm({ ...lead, name: 'Olivia Ames' }), lead.version);
    await fail(new Conflict(stored));
    expect(await screen.findByText(leadFormWords.failedLater.text)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await act(() => router.navigate(`${editLeadPath('1')}?q=olivia`));
    press(leadFormWords.save);
    const dialog = await screen.findByRole('alertdialog', { name: leadFormWords.conflict.title });
    expect(within(dialog).getByText('Olivia Ames')).toBeVisible();
    expect(within(dialog).getByText('Olivia Chen')).toBeVisible();
  });

  it('is kept together with what has been typed since into the same form', async () => {
    const { backend, router, fail } = await leaveWhileSaving();
    await act(() => router.navigate(`${editLeadPath('1')}?q=olivia`));
    fill(labelOf('email'), 'chen@example.org');
    await fail(new Unreachable());
    await screen.findByText(leadFormWords.failedLater.text);
    fill(labelOf('phone'), '555 0199');
    press(leadFormWords.failedLater.open);
    await waitFor(() => expect(field(name)).toHaveValue('Olivia Chen'));
    expect(field(labelOf('email'))).toHaveValue('chen@example.org');
    press(leadFormWords.save);
    const stored = { name: 'Olivia Chen', email: 'chen@example.org', phone: '555 0199' };
    await waitFor(async () => expect(await backend.leads.get('1')).toBeLead(stored));
  });

  it('does not replace what has been typed since into the same field', async () => {
    const { router, fail } = await leaveWhileSaving();
    await act(() => router.navigate(`${editLeadPath('1')}?q=olivia`));
    fill(name, 'Olivia Ames');
    await fail(new Unreachable());
    await screen.findByText(leadFormWords.failedLater.text);
    press(leadFormWords.failedLater.open);
    await screen.findByText(shell.restored);
    expect(field(name)).toHaveValue('Olivia Ames');
  });

  it('can be saved as a new record if it was deleted meanwhile', async () => {
    const { backend, fail } = await leaveWhileSaving();
    await backend.leads.remove('1');
    await fail(new NotFound());
    expect(await screen.findByText(leadFormWords.failedLater.anew)).toBeVisible();
    press(leadFormWords.failedLater.open);
    await waitFor(() => expect(field(name)).toHaveValue('Olivia Chen'));
    expect(screen.getByText(leadFormWords.failed.gone)).toBeVisible();
    press(leadFormWords.save);
    expect(await screen.findByText(leadFormWords.saved('Olivia Chen'))).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is stored once if a new one is saved again, of which only the answer was lost', async () => {
    const backend = sampleBackendWith({});
    const { create } = backend.leads;
    const { promise, fail } = failing();
    const creating = vi.spyOn(backend.leads, 'create').mockImplementationOnce(async (...lead) => {
      await create(...lead);
      return promise;
    });
    const router = await renderSite(adminPaths.newLead, { backend });
    fill(name, 'Olivia Chen');
    fill(labelOf('email'), 'chen@example.org');
    fill(labelOf('eventType'), 'wedding');
    press(leadFormWords.save);
    await waitFor(() => expect(creating).toHaveBeenCalledOnce());
    void router.navigate(adminPaths.leads);
    await screen.findByRole('alertdialog', { name: leadFormWords.leaving.title });
    press(leadFormWords.leaving.leave);
    await waitFor(() => expect(kept()).toEqual([]));
    await fail(new Unreachable());
    await screen.findByText(leadFormWords.failedLater.text);
    press(leadFormWords.failedLater.open);
    await waitFor(() => expect(field(name)).toHaveValue('Olivia Chen'));
    press(leadFormWords.save);
    expect(await screen.findByText(leadFormWords.saved('Olivia Chen'))).toBeVisible();
    expect(creating).toHaveBeenCalledTimes(2);
    const { rows } = await backend.leads.list(readListQuery(leadEntity, new URLSearchParams('q=Olivia Chen')));
    expect(rows).toHaveLength(1);
  });

  it('does not replace another new record that is being typed by then', async () => {
    const backend = sampleBackendWith({});
    const { promise, fail } = failing();
    const creating = vi.spyOn(backend.leads, 'create').mockReturnValueOnce(promise);
    const router = await renderSite(adminPaths.newLead, { backend });
    fill(name, 'Olivia Chen');
    fill(labelOf('email'), 'chen@example.org');
    fill(labelOf('eventType'), 'wedding');
    press(leadFormWords.save);
    await waitFor(() => expect(creating).toHaveBeenCalledOnce());
    void router.navigate(adminPaths.leads);
    await screen.findByRole('alertdialog', { name: leadFormWords.leaving.title });
    press(leadFormWords.leaving.leave);
    await waitFor(() => expect(kept()).toEqual([]));
    await act(() => router.navigate(adminPaths.newLead));
    fill(name, 'Ben Ames');
    await fail(new Unreachable());
    expect(await screen.findByText(leadFormWords.failedLater.newer)).toBeVisible();
    expect(field(name)).toHaveValue('Ben Ames');
    expect(sessionStorage.getItem(String(kept()[0]))).not.toContain('chen@example.org');
  });

  it('is not kept if the user has signed out meanwhile', async () => {
    const { fail } = await leaveWhileSaving();
    press(shell.logout);
    await screen.findByRole('heading', { name: login.title });
    await fail(new Unreachable());
    expect(kept()).toEqual([]);
  });

  it('is asked about before the session is ended', async () => {
    const { fail } = await leaveWhileSaving();
    await fail(new Unreachable());
    await screen.findByText(leadFormWords.failedLater.text);
    press(shell.logout);
    expect(await screen.findByRole('alertdialog', { name: shell.signOutUnsaved.title })).toBeVisible();
  });
});
