import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { messageWords, conversationPage as words } from '#content/admin/messages.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { openConversation as open } from './conversation.ts';

/** Makes changes of records wait. @returns functions that store each of them, in the order of the requests. */
function holdChanges<Change>(records: { changeAll: (changes: readonly Change[]) => Promise<Change[]> }) {
  const { changeAll } = records;
  const waiting: (() => void)[] = [];
  records.changeAll = async (changes) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return changeAll(changes);
  };
  return waiting;
}

const firstLeads = { q: '', filters: {}, sort: leadEntity.sort, page: 1, pageSize: 10 } as const;

const client = sampleLead('4').name;
const person = () => screen.getByRole('combobox', { name: words.responsible(client) });
const choose = (value: string) => fireEvent.change(person(), { target: { value } });

describe('A conversation that is changed quickly', () => {
  it('is archived once if the button is pressed twice, which can be taken back', async () => {
    const { backend } = await open('4');
    const waiting = holdChanges(backend.conversations);
    for (const _press of [1, 2]) press(messageWords.act(messageWords.archive, client));
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    for (const store of waiting) await act(async () => store());
    expect(await screen.findByText(messageWords.movedToArchive(1))).toBeVisible();
    expect(screen.getByRole('button', { name: listWords.undo })).toBeVisible();
    expect(waiting).toHaveLength(1);
  });

  it('stays archived if the button, which leads back by then, is pressed again before the answer arrives', async () => {
    const { backend, router } = await open('4');
    const { changeAll } = backend.conversations;
    let answer = () => {};
    const changing = vi.spyOn(backend.conversations, 'changeAll').mockImplementation(async (changes) => {
      const undo = await changeAll(changes);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return undo;
    });
    press(messageWords.act(messageWords.archive, client));
    await waitFor(() => expect(changing).toHaveBeenCalledOnce());
    // As the news of the change do.
    await act(() => router.revalidate());
    press(messageWords.act(messageWords.restore, client));
    await act(async () => answer());
    expect(await screen.findByText(messageWords.movedToArchive(1))).toBeVisible();
    expect(changing).toHaveBeenCalledOnce();
    press(messageWords.act(messageWords.restore, client));
    await waitFor(() => expect(changing).toHaveBeenCalledTimes(2));
    await act(async () => answer());
  });

  it('stays archived after a double click, although the button leads back after the first half of it', async () => {
    const { backend } = await open('4');
    const changing = vi.spyOn(backend.conversations, 'changeAll');
    press(messageWords.act(messageWords.archive, client));
    const back = await screen.findByRole('button', { name: messageWords.act(messageWords.restore, client) });
    await screen.findByText(messageWords.movedToArchive(1));
    await act(async () => void fireEvent.click(back, { detail: 2 }));
    expect(changing).toHaveBeenCalledOnce();
    fireEvent.click(back, { detail: 1 });
    await screen.findByText(messageWords.movedToInbox(1));
    expect(changing).toHaveBeenCalledTimes(2);
  });

  it('stays archived if Enter or the space bar is held, or pressed twice, on the button', async () => {
    await open('4');
    const button = screen.getByRole('button', { name: messageWords.act(messageWords.archive, client) });
    /** @returns whether the browser presses the button. */
    const presses = (type: 'keyDown' | 'keyUp', key: string, timeStamp: number, repeat = false) => {
      const event = createEvent[type](button, { key, repeat });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      return fireEvent(button, event);
    };
    for (const [type, key] of [
      ['keyDown', 'Enter'],
      ['keyUp', ' '],
    ] as const) {
      const start = type === 'keyDown' ? 1_000 : 101_000;
      expect(presses(type, key, start)).toBe(true);
      expect(presses(type, key, start + 300)).toBe(false);
      expect(presses(type, key, start + 2000)).toBe(true);
    }
    expect(presses('keyDown', 'Enter', 200_000, true)).toBe(false);
    expect(presses('keyDown', 'Tab', 200_001)).toBe(true);
  });

  it('in a list takes no other one with it, which is under the pointer in the second half of a double click', async () => {
    const backend = sampleBackendWith({});
    await renderSite(adminPaths.messages, { backend });
    const archive = (person: string) =>
      screen.getByRole('button', { name: messageWords.act(messageWords.archive, person) });
    fireEvent.click(archive(client), { detail: 1 });
    await screen.findByText(messageWords.movedToArchive(1));
    const [next] = screen.getAllByRole('button', { name: new RegExp(`^${messageWords.archive}`) });
    const changing = vi.spyOn(backend.conversations, 'changeAll');
    await act(async () => void fireEvent.click(next as HTMLElement, { detail: 2 }));
    expect(changing).not.toHaveBeenCalled();
  });

  it('belongs to the person chosen last, who is shown until both choices are saved', async () => {
    const { backend } = await open('4');
    const [, first, second] = [...(person() as HTMLSelectElement).options].map(({ value }) => value);
    const waiting = holdChanges(backend.conversations);
    choose(String(first));
    await waitFor(() => expect(waiting).toHaveLength(1));
    choose(String(second));
    expect(person()).toHaveValue(second);
    // The later request, if there is one already, is faster.
    for (const store of [...waiting].reverse()) await act(async () => store());
    expect(person()).toHaveValue(second);
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.());
    await waitFor(() => expect(person()).toHaveAttribute('aria-busy', 'false'));
    expect(person()).toHaveValue(second);
    expect(await backend.conversations.get('4')).toMatchObject({ responsibleId: second });
  });
});

describe('Selected rows that are changed quickly', () => {
  const pick = async (menu: string, option: string) => {
    press(menu);
    fireEvent.click(await screen.findByRole('menuitem', { name: option }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  };
  const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: listWords.select(name) }));

  it('get the status chosen last, also if its request would be faster', async () => {
    const backend = sampleBackendWith({});
    const waiting = holdChanges(backend.leads);
    await renderSite(adminPaths.leads, { backend });
    const { rows } = await backend.leads.list(firstLeads);
    select(String(rows[0]?.name));
    for (const status of ['proposalSent', 'contacted'] as const)
      await pick(leadWords.setStatus, leadStatusLabels[status]);
    for (const store of [...waiting].reverse()) await act(async () => store());
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.());
    expect(await screen.findByText(leadWords.statusesSet(1, leadStatusLabels.contacted))).toBeVisible();
    expect(await backend.leads.get(String(rows[0]?.id))).toMatchObject({ status: 'contacted' });
  });

  it('are changed once by the same choice made twice, which can be taken back', async () => {
    const backend = sampleBackendWith({});
    const waiting = holdChanges(backend.leads);
    await renderSite(adminPaths.leads, { backend });
    const { rows } = await backend.leads.list(firstLeads);
    select(String(rows[0]?.name));
    const { proposalSent } = leadStatusLabels;
    for (const _time of [1, 2]) await pick(leadWords.setStatus, proposalSent);
    await act(async () => waiting[0]?.());
    expect(await screen.findByText(leadWords.statusesSet(1, proposalSent))).toBeVisible();
    expect(screen.getByRole('button', { name: listWords.undo })).toBeVisible();
    expect(waiting).toHaveLength(1);
    // Later it is a choice of its own.
    await pick(leadWords.setStatus, proposalSent);
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.());
    expect(await screen.findByText(leadWords.noneChanged)).toBeVisible();
  });

  it('belong to the person chosen last in the list of messages, too', async () => {
    const backend = sampleBackendWith({});
    const waiting = holdChanges(backend.conversations);
    await renderSite(adminPaths.messages, { backend });
    select(client);
    const [first, second] = await backend.people.list();
    for (const someone of [first, second]) await pick(messageWords.assign, String(someone?.name));
    for (const store of [...waiting].reverse()) await act(async () => store());
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.());
    expect(await screen.findByText(messageWords.assigned(1, String(second?.name)))).toBeVisible();
    expect(await backend.conversations.get('4')).toMatchObject({ responsibleId: second?.id });
  });
});

it('A deleted view can still be restored after the slow renaming of another one was stored, of which a notice tells', async () => {
  let answer = () => {};
  const backend = sampleBackendWith({});
  for (const [name, query] of [
    ['Weddings', 'type=wedding'],
    ['New', 'status=new'],
  ] as const)
    await backend.views.save({ list: 'leads', name, query });
  const { change } = backend.views;
  vi.spyOn(backend.views, 'change').mockImplementation(async (...args) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return change(...args);
  });
  await renderSite(adminPaths.leads, { backend });
  press(listWords.views.title);
  fireEvent.click(screen.getByRole('menuitem', { name: listWords.views.manage }));
  fireEvent.click(await screen.findByRole('button', { name: listWords.views.renameOf('Weddings') }));
  fill(listWords.views.name, 'All weddings');
  press(listWords.views.keep);
  await waitFor(() => expect(backend.views.change).toHaveBeenCalled());
  press(listWords.views.cancel);
  press(listWords.views.removeOf('New'));
  await screen.findByRole('button', { name: listWords.undo });
  await act(async () => answer());
  expect(await screen.findByText(listWords.views.saved('All weddings'))).toBeVisible();
  expect(screen.getByRole('button', { name: listWords.undo })).toBeVisible();
});
