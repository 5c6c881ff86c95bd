import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { Unreachable } from '#backend/errors.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { postWords } from '#content/admin/posts.ts';
import { deletion } from '#content/admin/shell.ts';
import { csvFile } from '#domain/csv.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser, onPhone, press } from '#tests/support/controls.ts';
import { leadForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { savedFiles } from '#tests/support/savedFiles.ts';
import { shows } from './list.ts';

const [first, second, third] = sampleLeads.map(({ name }) => name) as [string, string, string];
const box = (name: string) => screen.getByRole('checkbox', { name: listWords.select(name) });
const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(box(name));
};
const actions = () => screen.queryByRole('group', { name: listWords.selection });
const statusesOf = async ({ leads }: Backend, ...ids: string[]) =>
  (await Promise.all(ids.map((id) => leads.get(id)))).map(({ status }) => status);

async function openLeads(ways: Parameters<typeof sampleBackendWith>[0]['leads'] = {}) {
  const backend = sampleBackendWith({ leads: ways });
  const router = await renderSite(adminPaths.leads, { backend });
  return { backend, router };
}

/** Chooses a status for the selected leads. */
async function setStatus(status: keyof typeof leadStatusLabels) {
  press(leadWords.setStatus);
  fireEvent.click(await screen.findByRole('menuitem', { name: leadStatusLabels[status] }));
}

describe('Selected leads', () => {
  it('are counted, and can be deselected', async () => {
    await openLeads();
    expect(actions()).not.toBeInTheDocument();
    choose(first, third);
    shows(listWords.selected(2));
    choose(first);
    shows(listWords.selected(1));
    press(listWords.clearSelection);
    shows(leadWords.count(20, 20));
    expect(actions()).not.toBeInTheDocument();
    expect(screen.getByText(leadWords.count(20, 20))).toHaveFocus();
    expect(box(third)).not.toBeChecked();
  });

  it('can be a whole page, and are deselected on another page', async () => {
    const { router } = await openLeads();
    fireEvent.click(screen.getByRole('checkbox', { name: listWords.selectAll }));
    shows(listWords.selected(10));
    expect(box(second)).toBeChecked();
    await router.navigate(`${adminPaths.leads}?page=2`);
    await waitFor(() => expect(actions()).not.toBeInTheDocument());
    shows(leadWords.count(20, 20));
  });

  it('leave the focus on the count if none of them matches the filters any more', async () => {
    const user = newUser();
    await renderSite(`${adminPaths.leads}?status=new`, { backend: sampleBackendWith({}) });
    await user.click(box(first));
    await user.click(screen.getByRole('button', { name: leadWords.setStatus }));
    await user.click(await screen.findByRole('menuitem', { name: leadStatusLabels.contacted }));
    await waitFor(() => expect(actions()).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText(leadWords.count(4, 20))).toHaveFocus());
  });

  it('are chosen by their checkbox, not by a click on their row', async () => {
    await openLeads();
    fireEvent.click(screen.getByText(first));
    expect(actions()).not.toBeInTheDocument();
    fireEvent.click(box(first));
    expect(actions()).toBeVisible();
  });

  it('can be given a status together, which can be undone', async () => {
    const { backend } = await openLeads();
    expect(await statusesOf(backend, '1', '2', '3')).toEqual(['new', 'contacted', 'proposalSent']);
    choose(first, second);
    await setStatus('contacted');
    // One of the two leads already had the status.
    expect(await screen.findByText(leadWords.statusesSet(1, leadStatusLabels.contacted))).toBeVisible();
    expect(await statusesOf(backend, '1', '2', '3')).toEqual(['contacted', 'contacted', 'proposalSent']);
    shows(listWords.selected(2));
    press(listWords.undo);
    expect(await screen.findByText(leadWords.changesUndone(1, 1))).toBeVisible();
    expect(await statusesOf(backend, '1', '2', '3')).toEqual(['new', 'contacted', 'proposalSent']);
    expect(screen.queryByRole('button', { name: listWords.undo })).not.toBeInTheDocument();
  });

  it('offer no undo if they already had the status', async () => {
    await openLeads();
    choose(second);
    await setStatus('contacted');
    expect(await screen.findByText(leadWords.noneChanged)).toBeVisible();
    expect(screen.queryByRole('button', { name: listWords.undo })).not.toBeInTheDocument();
  });

  it('leave the list, with a notice, if somebody else has deleted them', async () => {
    const { backend } = await openLeads();
    choose(first);
    await backend.leads.remove('1');
    await setStatus('contacted');
    expect(await screen.findByText(leadWords.noneChanged)).toBeVisible();
    await waitFor(() => shows(leadWords.count(19, 19)));
  });

  it('can be assigned together, which can be undone', async () => {
    const { backend } = await openLeads();
    const [, someone] = await backend.people.list();
    choose(first, second);
    const give = async (person: string) => {
      press(leadWords.assign);
      fireEvent.click(await screen.findByRole('menuitem', { name: person }));
    };
    await give(String(someone?.name));
    expect(await screen.findByText(leadWords.assigned(2, String(someone?.name)))).toBeVisible();
    for (const id of ['1', '2']) expect(await backend.leads.get(id)).toBeLead({ responsibleId: someone?.id });
    press(listWords.undo);
    expect(await screen.findByText(leadWords.changesUndone(2, 2))).toBeVisible();
    for (const id of ['1', '2']) expect(await backend.leads.get(id)).toBeLead({ responsibleId: null });
    await give(leadWords.nobody);
    expect(await screen.findByText(leadWords.noneChanged)).toBeVisible();
  });

  it('keep a later change by somebody else when the status is undone', async () => {
    const { backend } = await openLeads();
    choose(first, third);
    await setStatus('converted');
    expect(await screen.findByText(leadWords.statusesSet(2, leadStatusLabels.converted))).toBeVisible();
    await backend.leads.update('1', leadForm, 2);
    press(listWords.undo);
    expect(await screen.findByText(leadWords.changesUndone(1, 2))).toBeVisible();
    expect(await statusesOf(backend, '1', '3')).toEqual([leadForm.status, 'proposalSent']);
  });

  it('keep their new status and get an error if it cannot be undone', async () => {
    const { backend } = await openLeads();
    choose(first);
    await setStatus('converted');
    expect(await screen.findByText(leadWords.statusesSet(1, leadStatusLabels.converted))).toBeVisible();
    backend.leads.changeAll = async () => {
      throw new Unreachable('away');
    };
    press(listWords.undo);
    expect(await screen.findByText(leadWords.changesFailed)).toBeVisible();
    expect(await statusesOf(backend, '1')).toEqual(['converted']);
  });

  it('stay selected, with their old status and an error, if it cannot be changed', async () => {
    await openLeads({
      changeAll: async () => {
        throw new Unreachable('away');
      },
    });
    choose(first);
    await setStatus('converted');
    expect(await screen.findByText(leadWords.changesFailed)).toBeVisible();
    shows(listWords.selected(1));
    expect(screen.getByRole('row', { name: new RegExp(first) })).toHaveTextContent(leadStatusLabels.new);
  });

  it('are exported in the format of the whole list, without any others', async () => {
    const files = savedFiles();
    await openLeads();
    choose(third, first);
    press(leadWords.exportSelected);
    await waitFor(() => expect(files).toHaveLength(1));
    const chosen = sampleLeads.filter(({ name }) => name === first || name === third);
    expect(await files[0]?.file.text()).toBe(csvFile(leadEntity, chosen).slice(1));
    expect(files[0]?.file.type).toMatch(/^text\/csv/);
    expect(files[0]?.name).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('are deleted together after confirmation', async () => {
    const { backend } = await openLeads();
    choose(first, second);
    press(listWords.removeSelected);
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription(leadWords.confirmRemoveAll(2));
    fireEvent.click(within(dialog).getByRole('button', { name: deletion.confirm }));
    expect(await screen.findByText(leadWords.removedAll(2))).toBeVisible();
    await waitFor(() => expect(screen.getByText(leadWords.count(18, 18))).toHaveFocus());
    expect(
      await backend.leads.list({ q: first, filters: {}, sort: leadEntity.sort, page: 1, pageSize: 10 }),
    ).toMatchObject({ matching: 0 });
    expect(actions()).not.toBeInTheDocument();
  });

  it('are named in the confirmation if there is only one', async () => {
    await openLeads();
    choose(second);
    press(listWords.removeSelected);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(leadWords.confirmRemove(second));
    press(deletion.confirm);
    expect(await screen.findByText(leadWords.removed(second))).toBeVisible();
  });

  it('can be chosen on cards, too', async () => {
    onPhone();
    await openLeads();
    choose(first, second);
    shows(listWords.selected(2));
    choose(second);
    shows(listWords.selected(1));
    expect(box(first)).toBeChecked();
    expect(screen.queryByRole('combobox', { name: listWords.sort })).not.toBeInTheDocument();
  });

  it('on cards are forgotten once a lead of another page is selected', async () => {
    onPhone();
    const { router } = await openLeads();
    choose(first);
    await act(() => router.navigate(`${adminPaths.leads}?page=2`));
    choose(String(sampleLeads[10]?.name));
    shows(listWords.selected(1));
    await act(() => router.navigate(adminPaths.leads));
    expect(box(first)).not.toBeChecked();
    expect(actions()).not.toBeInTheDocument();
  });
});

describe('Selected posts', () => {
  it('can be deleted together, and offer no other action', async () => {
    const backend = sampleBackendWith({});
    await renderSite(adminPaths.adminBlog, { backend });
    const boxes = screen.getAllByRole('checkbox').slice(1, 4);
    for (const one of boxes) fireEvent.click(one);
    expect(within(actions() as HTMLElement).getAllByRole('button')).toHaveLength(2);
    press(listWords.removeSelected);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(postWords.confirmRemoveAll(3));
    press(deletion.confirm);
    expect(await screen.findByText(postWords.removedAll(3))).toBeVisible();
  });
});
