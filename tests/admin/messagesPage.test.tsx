import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, conversationPath } from '#adminPaths';
import { InvalidInput } from '#backend/errors.ts';
import { listWords } from '#content/admin/list.ts';
import { messageWords as words } from '#content/admin/messages.ts';
import { deletion, shell } from '#content/admin/shell.ts';
import { conversationLabels } from '#content/domain/conversation.ts';
import { demoPeople } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser, onPhone, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { names, rows, shows } from './list.ts';

const latestClient = sampleLead('1').name;
const unreadClient = sampleLead('2').name;
const readClient = sampleLead('4').name;
const archivedClient = sampleLead('13').name;

const row = (name: string) => rows().find((candidate) => candidate.textContent?.includes(name)) as HTMLElement;

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

async function openList(search = '', ways: Parameters<typeof sampleBackendWith>[0]['conversations'] = {}) {
  const backend = sampleBackendWith({ conversations: ways });
  const router = await renderSite(adminPaths.messages + search, { backend });
  return { backend, router };
}

const unreadInSidebar = () =>
  within(screen.getAllByRole('navigation', { name: shell.menu })[0] as HTMLElement).getByRole('link', {
    name: new RegExp(`^${shell.entries.messages}`),
  }).textContent;

describe('The message list', () => {
  it('shows unarchived conversations, latest first, with excerpt and unread mark', async () => {
    await openList();
    shows(words.count(8, 9));
    expect(names().slice(0, 2)).toEqual([latestClient, unreadClient]);
    expect(row(latestClient)).toHaveTextContent(words.unread);
    expect(row(latestClient)).toHaveTextContent('Good morning, we are planning');
    expect(row(latestClient)).toHaveTextContent(demoPeople[1].name);
    expect(row(readClient)).not.toHaveTextContent(words.unread);
  });

  it('keeps its filters in the URL, except for the inbox as its default', async () => {
    const { router } = await openList();
    choose(conversationLabels.archived, 'yes');
    await waitFor(() => expect(names()).toEqual([archivedClient]));
    expect(router.state.location.search).toBe('?archived=yes');
    expect(row(archivedClient)).toHaveTextContent(words.archived);
    choose(conversationLabels.archived, 'all');
    await waitFor(() => shows(words.count(9, 9)));
    expect(router.state.location.search).toBe('?archived=all');
    choose(conversationLabels.archived, 'no');
    await waitFor(() => shows(words.count(8, 9)));
    expect(router.state.location.search).toBe('');
    choose(conversationLabels.read, 'no');
    await waitFor(() => shows(words.count(6, 9)));
    choose('Responsible', '3');
    await waitFor(() => expect(names()).toEqual([sampleLead('5').name]));
    expect(router.state.location.search).toBe('?read=no&responsible=3');
  });

  it('shows an empty state, and clears the filters back to the inbox', async () => {
    const { router } = await openList('?archived=yes&q=nothing+like+it');
    expect(screen.getByRole('heading', { name: words.empty.title })).toBeInTheDocument();
    press(words.clear);
    await waitFor(() => shows(words.count(8, 9)));
    expect(router.state.location.search).toBe('');
  });

  it('offers nothing to clear if the inbox itself is empty', async () => {
    await openList('', { list: async () => ({ rows: [], matching: 0, total: 3, page: 1 }) });
    expect(screen.getByRole('heading', { name: words.empty.title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.clear })).not.toBeInTheDocument();
  });

  it('opens a conversation and keeps the list’s filters in the URL', async () => {
    const { router } = await openList('?read=no');
    fireEvent.click(screen.getByRole('link', { name: words.openOf(unreadClient) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(conversationPath('2')));
    expect(router.state.location.search).toBe('?read=no');
  });

  it('marks a conversation as read from its row, updates the sidebar, and can undo it', async () => {
    await openList();
    expect(unreadInSidebar()).toContain('6');
    fireEvent.click(screen.getByRole('button', { name: words.act(words.markRead, unreadClient) }));
    expect(await screen.findByText(words.markedRead(1))).toBeInTheDocument();
    await waitFor(() => expect(row(unreadClient)).not.toHaveTextContent(words.unread));
    expect(unreadInSidebar()).toContain('5');
    press(listWords.undo);
    expect(await screen.findByText(words.changesUndone(1, 1))).toBeInTheDocument();
    await waitFor(() => expect(row(unreadClient)).toHaveTextContent(words.unread));
    fireEvent.click(screen.getByRole('button', { name: words.act(words.markUnread, readClient) }));
    expect(await screen.findByText(words.markedUnread(1))).toBeInTheDocument();
    await waitFor(() => expect(row(readClient)).toHaveTextContent(words.unread));
  });

  it('archives a conversation from its row, and restores another one', async () => {
    await openList();
    fireEvent.click(screen.getByRole('button', { name: words.act(words.archive, unreadClient) }));
    expect(await screen.findByText(words.movedToArchive(1))).toBeInTheDocument();
    await waitFor(() => expect(names()).not.toContain(unreadClient));
    choose(conversationLabels.archived, 'yes');
    await waitFor(() => expect(names()).toEqual([unreadClient, archivedClient]));
    fireEvent.click(screen.getByRole('button', { name: words.act(words.restore, archivedClient) }));
    expect(await screen.findByText(words.movedToInbox(1))).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual([unreadClient]));
  });

  it('marks, assigns, archives and restores several conversations at once', async () => {
    const user = newUser();
    const { backend } = await openList();
    const select = async (name: string) =>
      user.click(within(row(name)).getByRole('checkbox', { name: listWords.select(name) }));
    await select(latestClient);
    await select(readClient);
    press(words.markRead);
    // One of the two conversations was already read.
    expect(await screen.findByText(words.markedRead(1))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.assign }));
    await user.click(screen.getByRole('menuitem', { name: demoPeople[3].name }));
    expect(await screen.findByText(words.assigned(1, demoPeople[3].name))).toBeInTheDocument();
    expect(await backend.conversations.get('1')).toMatchObject({ responsibleId: '4' });
    await user.click(screen.getByRole('button', { name: words.assign }));
    await user.click(screen.getByRole('menuitem', { name: words.nobody }));
    expect(await screen.findByText(words.assigned(2, null))).toBeInTheDocument();
    press(words.archive);
    expect(await screen.findByText(words.movedToArchive(2))).toBeInTheDocument();
    await waitFor(() => expect(names()).not.toContain(latestClient));
    choose(conversationLabels.archived, 'yes');
    // The conversations are still selected.
    await waitFor(() => expect(names()).toEqual([latestClient, readClient, archivedClient]));
    press(words.markUnread);
    expect(await screen.findByText(words.markedUnread(2))).toBeInTheDocument();
    press(words.restore);
    expect(await screen.findByText(words.movedToInbox(2))).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual([archivedClient]));
  });

  it('offers to archive a selection of which a part is archived already', async () => {
    const user = newUser();
    await openList();
    choose(conversationLabels.archived, 'all');
    await waitFor(() => expect(names()).toContain(archivedClient));
    for (const name of [archivedClient, unreadClient]) {
      await user.click(within(row(name)).getByRole('checkbox', { name: listWords.select(name) }));
    }
    expect(await screen.findByRole('button', { name: words.archive })).toBeVisible();
    expect(screen.queryByRole('button', { name: words.restore })).not.toBeInTheDocument();
  });

  it('shows an error if a change fails', async () => {
    await openList('', {
      changeAll: async () => {
        throw new InvalidInput({ responsibleId: 'Gone.' });
      },
    });
    fireEvent.click(screen.getByRole('button', { name: words.act(words.archive, unreadClient) }));
    expect(await screen.findByText(words.changesFailed)).toBeInTheDocument();
    expect(names()).toContain(unreadClient);
  });

  it('deletes a conversation after confirmation', async () => {
    await openList();
    fireEvent.click(screen.getByRole('button', { name: words.remove(unreadClient) }));
    const dialog = screen.getByRole('alertdialog', { name: deletion.title });
    expect(dialog).toHaveTextContent(words.confirmRemove(unreadClient));
    fireEvent.click(within(dialog).getByRole('button', { name: deletion.confirm }));
    expect(await screen.findByText(words.removed(unreadClient))).toBeInTheDocument();
    await waitFor(() => shows(words.count(7, 8)));
  });

  it('shows cards on a phone', async () => {
    onPhone();
    const { backend, router } = await openList();
    const card = screen.getByRole('heading', { name: unreadClient }).closest('article') as HTMLElement;
    expect(card).toHaveTextContent(words.unread);
    expect(card).toHaveTextContent('About ninety will stay overnight.');
    const id = await backend.conversations.open('7');
    await act(() => router.navigate(`${adminPaths.messages}?archived=all`));
    const { name } = sampleLead('7');
    const empty = screen.getByRole('heading', { name }).closest('article') as HTMLElement;
    expect(empty).toHaveTextContent(words.nothingYet);
    expect(within(empty).getByRole('link', { name: words.openOf(name) })).toHaveAttribute(
      'href',
      `${conversationPath(id)}?archived=all`,
    );
  });

  /** Presses a button, and expects the focus on the button with the opposite action, which takes its place. */
  async function expectOpposite(button: string, opposite: string) {
    await newUser().click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.getByRole('button', { name: opposite })).toHaveFocus());
  }

  it.each(['a card', 'the page'])('keeps the focus on a button of %s whose opposite takes its place', async (where) => {
    const backend = sampleBackendWith({});
    if (where === 'a card') onPhone();
    await renderSite(where === 'a card' ? `${adminPaths.messages}?archived=all` : conversationPath('4'), { backend });
    const act = (label: string) => words.act(label, readClient);
    await expectOpposite(act(words.markUnread), act(words.markRead));
    await expectOpposite(act(words.archive), act(words.restore));
  });

  it('leaves the focus where the user has moved it before a conversation has left the list', async () => {
    const { backend } = await openList();
    const { changeAll } = backend.conversations;
    let store = () => {};
    const asked = new Promise<void>((resolve) => {
      store = resolve;
    });
    vi.spyOn(backend.conversations, 'changeAll').mockImplementation(async (changes) =>
      asked.then(() => changeAll(changes)),
    );
    const user = newUser();
    await user.click(screen.getByRole('button', { name: words.act(words.archive, unreadClient) }));
    await user.click(screen.getByRole('searchbox'));
    store();
    await waitFor(() => expect(names()).not.toContain(unreadClient));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('keeps the focus on an action for the selected conversations whose opposite takes its place', async () => {
    await openList('?archived=all');
    await newUser().click(within(row(latestClient)).getByRole('checkbox'));
    await expectOpposite(words.markRead, words.markUnread);
    await expectOpposite(words.archive, words.restore);
  });
});
