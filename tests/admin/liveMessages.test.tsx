import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminPaths, conversationPath, editLeadPath } from '#adminPaths';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { NotFound, Unreachable } from '#backend/errors.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { messageWords, liveMessages as words } from '#content/admin/messages.ts';
import { deletion, shell } from '#content/admin/shell.ts';
import type { ConversationNews } from '#domain/conversation.ts';
import { leadStatusLabels } from '#domain/lead.ts';
import { paths } from '#paths';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { rows } from './list.ts';

/** Opens a page of the back office with a subscription that the test controls. */
async function open(address: string, ways: Parameters<typeof sampleBackendWith>[0]['conversations'] = {}) {
  let tell: (news: readonly ConversationNews[]) => void = () => undefined;
  const stop = vi.fn();
  const backend = sampleBackendWith({
    conversations: {
      subscribe: (listener) => {
        tell = listener;
        return stop;
      },
      ...ways,
    },
  });
  const router = await renderSite(address, { backend });
  return { backend, router, stop, hear: (news: readonly ConversationNews[]) => act(async () => tell(news)) };
}

const from = (...ids: string[]) => ids.map((id) => ({ id, received: true }));

const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

function showAgain(spy: ReturnType<typeof hide>) {
  spy.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
}

const title = () => document.title;
const [lead, { name: client }, { name: otherClient }] = [sampleLead('1'), sampleLead('4'), sampleLead('9')];

afterEach(() => void vi.restoreAllMocks());

describe('A message that arrives while staff are working', () => {
  it('is announced with a link to it, and counted in the title and the sidebar', async () => {
    const { backend, router, hear } = await open(adminPaths.leads);
    expect(title()).toBe(shell.documentTitle(leadWords.title));
    await backend.conversations.changeAll([{ id: '4', read: 'no' }]);
    await hear(from('4'));
    expect(await screen.findByText(words.from(client))).toBeInTheDocument();
    expect(title()).toBe(`(1) ${shell.documentTitle(leadWords.title)}`);
    const menu = screen.getAllByRole('navigation', { name: shell.menu })[0] as HTMLElement;
    await waitFor(() => expect(within(menu).getByText('7')).toBeInTheDocument());
    await hear(from('4'));
    expect(title()).toBe(shell.documentTitle(leadWords.title, 1));
    await hear(from('9'));
    expect(await screen.findByText(words.from(otherClient))).toBeInTheDocument();
    expect(title()).toBe(shell.documentTitle(leadWords.title, 2));
    fireEvent.click(screen.getByRole('button', { name: words.show }));
    await waitFor(() => expect(router.state.location.pathname).toBe(conversationPath('9')));
    await waitFor(() => expect(title()).toBe(shell.documentTitle(otherClient, 1)));
    await act(() => router.navigate(adminPaths.messages));
    expect(title()).toBe(shell.documentTitle(messageWords.title));
  });

  it('is announced only once the notice of what was just done, which can be undone, is closed', async () => {
    const { hear } = await open(adminPaths.leads);
    const user = newUser();
    await user.click(screen.getByRole('checkbox', { name: listWords.select(lead.name) }));
    await user.click(screen.getByRole('button', { name: leadWords.setStatus }));
    await user.click(await screen.findByRole('menuitem', { name: leadStatusLabels.converted }));
    const done = await screen.findByText(leadWords.statusesSet(1, leadStatusLabels.converted));
    await hear(from('4'));
    await hear(from('9'));
    expect(title()).toBe(shell.documentTitle(leadWords.title, 2));
    expect(done).toBeVisible();
    await user.click(screen.getByRole('button', { name: shell.closeNotice }));
    expect(await screen.findByText(words.from(otherClient))).toBeVisible();
    await user.click(screen.getByRole('button', { name: shell.closeNotice }));
    await waitFor(() => expect(screen.queryByRole('button', { name: shell.closeNotice })).toBeNull());
  });

  it('does not replace the sentence that says what was just done', async () => {
    const { hear } = await open(adminPaths.leads);
    press(leadWords.remove(lead.name));
    press(deletion.confirm);
    const done = await screen.findByText(leadWords.removed(lead.name));
    await hear(from('4'));
    expect(title()).toMatch(/^\(1\) /);
    expect(done).toBeVisible();
    press(shell.closeNotice);
    expect(await screen.findByText(words.from(client))).toBeVisible();
  });

  it('shares one notice with others that arrive at once, which links to the list', async () => {
    const { router, hear } = await open(adminPaths.leads);
    await hear(from('4', '9'));
    expect(await screen.findByText(words.several(2))).toBeInTheDocument();
    expect(title()).toBe(shell.documentTitle(leadWords.title, 2));
    fireEvent.click(screen.getByRole('button', { name: words.show }));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.messages));
    await waitFor(() => expect(title()).toBe(shell.documentTitle(messageWords.title)));
  });

  it('causes no navigation and no notice if the session has ended', async () => {
    const { backend, router, hear } = await open(editLeadPath('1'));
    await backend.session.signOut();
    await hear(from('4'));
    await hear([]);
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.revalidation).toBe('idle');
    expect(router.state.location.pathname).toBe(editLeadPath('1'));
    expect(screen.queryByText(words.from(client))).not.toBeInTheDocument();
    expect(title()).not.toMatch(/^\(/);
    backend.session.current = () => Promise.reject(new Unreachable('away'));
    await hear(from('4'));
    expect(router.state.location.pathname).toBe(editLeadPath('1'));
  });

  it('appears in the open list without a notice', async () => {
    const { backend, hear } = await open(adminPaths.messages);
    await backend.conversations.changeAll([{ id: '4', read: 'no' }]);
    await hear(from('4'));
    await waitFor(() => expect(rows()[3]).toHaveTextContent(messageWords.unread));
    expect(screen.queryByText(words.from(client))).not.toBeInTheDocument();
    expect(title()).toBe(shell.documentTitle(messageWords.title));
  });

  it('is counted in the title until the tab becomes visible', async () => {
    const visibility = hide();
    const { hear } = await open(conversationPath('4'));
    await hear(from('4'));
    expect(await screen.findByText(words.from(client))).toBeInTheDocument();
    expect(title()).toBe(shell.documentTitle(client, 1));
    showAgain(visibility);
    await waitFor(() => expect(title()).toBe(shell.documentTitle(client)));
  });

  it('is neither announced nor counted if it was deleted in the same moment', async () => {
    const get = vi.fn(() => Promise.reject(new NotFound()));
    const { hear } = await open(adminPaths.leads, { get });
    await hear(from('4'));
    await waitFor(() => expect(get).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: words.show })).not.toBeInTheDocument();
    await waitFor(() => expect(title()).toBe(shell.documentTitle(leadWords.title)));
  });

  it('leaves what was typed in a form untouched', async () => {
    const { hear } = await open(editLeadPath('1'));
    const name = screen.getByRole('textbox', { name: /^Name/ });
    fireEvent.change(name, { target: { value: 'Olivia B.' } });
    await hear(from('4'));
    expect(await screen.findByText(words.from(client))).toBeInTheDocument();
    expect(name).toHaveValue('Olivia B.');
    expect(title()).toMatch(/^\(1\) /);
  });
});

describe('Changes by other staff members', () => {
  it('appear without a reload', async () => {
    const { backend, hear } = await open(adminPaths.messages);
    await backend.conversations.changeAll([{ id: '1', archived: 'yes' }]);
    await hear([{ id: '1', received: false }]);
    await waitFor(() => expect(rows()).toHaveLength(7));
    await backend.conversations.changeAll([{ id: '1', archived: 'no' }]);
    // After a lost connection, an empty list of news means that anything may have changed.
    await hear([]);
    await waitFor(() => expect(rows()).toHaveLength(8));
  });

  it('are neither announced nor counted in the title', async () => {
    const { backend, hear } = await open(adminPaths.leads);
    const read = vi.spyOn(backend.dashboard, 'read');
    await hear([{ id: '1', received: false }]);
    await waitFor(() => expect(read).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: words.show })).not.toBeInTheDocument();
    expect(title()).toBe(shell.documentTitle(leadWords.title));
    // A message in the same news is announced alone.
    await hear([{ id: '1', received: false }, ...from('9')]);
    expect(await screen.findByText(words.from(otherClient))).toBeInTheDocument();
    expect(title()).toBe(shell.documentTitle(leadWords.title, 1));
  });

  it('are no longer listened to once the back office is left', async () => {
    const { router, stop } = await open(adminPaths.leads);
    expect(stop).not.toHaveBeenCalled();
    await act(() => router.navigate(paths.home));
    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });
});

describe('The back office', () => {
  it('opens even if subscribing to messages fails', async () => {
    const subscribe = () => {
      throw new Unreachable();
    };
    await renderSite(adminPaths.leads, { backend: sampleBackendWith({ conversations: { subscribe } }) });
    expect(screen.getByRole('heading', { level: 1, name: leadWords.title })).toBeInTheDocument();
  });
});

describe('The demo', () => {
  it('receives one message, some time after the back office was opened', async () => {
    let arrive = () => {};
    const wait = vi.fn(
      (_ms: number) =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    const backend = createSampleBackend({ wait, arrivesAfter: 20_000 });
    const router = await renderSite(adminPaths.leads, { backend });
    await waitFor(() => expect(wait).toHaveBeenCalledExactlyOnceWith(20_000));
    const before = await backend.conversations.get('4');
    await act(async () => arrive());
    expect(await screen.findByText(words.from(client))).toBeInTheDocument();
    const after = await backend.conversations.get('4');
    expect(after.messages).toHaveLength(before.messages.length + 1);
    expect(after).toMatchObject({ read: 'no', archived: 'no', latestAt: after.messages.at(-1)?.at });
    await act(() => router.navigate(paths.home));
    await act(() => router.navigate(adminPaths.leads));
    expect(wait).toHaveBeenCalledTimes(1);
  });

  it('receives no message if none is configured or the conversation was deleted', async () => {
    const wait = vi.fn(async () => undefined);
    const heard = vi.fn();
    const quiet = createSampleBackend({ wait });
    quiet.conversations.subscribe(heard);
    await quiet.conversations.list({
      q: '',
      filters: {},
      sort: { field: 'name', order: 'asc' },
      page: 1,
      pageSize: 10,
    });
    expect(wait).not.toHaveBeenCalled();
    const deleted = createSampleBackend({ wait, latency: 0, arrivesAfter: 5 });
    await deleted.conversations.remove('4');
    deleted.conversations.subscribe(heard);
    await vi.waitFor(() => expect(wait).toHaveBeenCalledExactlyOnceWith(5));
    expect(heard).not.toHaveBeenCalled();
  });
});
