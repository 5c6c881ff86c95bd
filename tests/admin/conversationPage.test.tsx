import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sourceName } from '#admin/leads/sourceName.ts';
import { adminPaths, conversationPath, leadPath, mailsPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { leadForm as leadWords } from '#content/admin/lead.ts';
import { messageButton, messageWords, replyForm, conversationPage as words } from '#content/admin/messages.ts';
import { shell } from '#content/admin/shell.ts';
import type { ConversationDetails, MailState } from '#domain/conversation.ts';
import { leadEntity, leadEventTypeLabels, leadStatusLabels } from '#domain/lead.ts';
import { formatMoment } from '#domain/moments.ts';
import { demoPeople } from '#sample/account.ts';
import { sampleReplySubject } from '#sample/conversationWords.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, matchMedia, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { messages, openConversation as open, send, type Ways } from './conversation.ts';

const [unreadClient, readClient, newClient] = [sampleLead('2').name, sampleLead('4').name, sampleLead('7').name];

describe('The conversation page', () => {
  it('shows sender and time of each message, latest first, and the details of an enquiry', async () => {
    await open('2');
    expect(document.title).toBe(shell.documentTitle(unreadClient));
    const [latest, reply, first] = messages(unreadClient);
    expect(latest).toHaveTextContent(words.received(unreadClient));
    expect(latest).toHaveTextContent('About ninety will stay overnight.');
    expect(reply).toHaveTextContent(words.sent(demoPeople[2].name));
    expect(reply).toHaveTextContent(sampleReplySubject(unreadClient));
    expect(reply).toHaveTextContent(words.states.sent);
    expect(reply).toHaveTextContent(formatMoment('2025-03-02T18:30:00.000Z'));
    expect(first).toHaveTextContent(`${words.event}${leadEventTypeLabels.corporate}`);
    expect(first).toHaveTextContent(`${words.reference}DEMO-0201`);
    expect(first).toHaveTextContent(`${leadEntity.fields.source.label}${sourceName('/services/corporate')}`);
    expect(messages(unreadClient)).toHaveLength(3);
  });

  it('underlines the links to the leads of the person', async () => {
    await renderSite(conversationPath('2'), { backend: sampleBackendWith({}), styled: true });
    const panel = screen.getByRole('region', { name: words.leads });
    for (const link of within(panel).getAllByRole('link')) {
      expect(getComputedStyle(link).textDecoration).toContain('underline');
    }
  });

  it.each<[MailState, string, string]>([
    ['waiting', '', ''],
    ['waiting', '451 Later.', words.triedAgain('451 Later.')],
    ['refused', '550 Nobody.', words.refused('550 Nobody.')],
    ['discarded', '', words.discarded],
  ])(
    'shows the state of a mail that is %s, and explains it if necessary (reason: “%s”)',
    async (state, reason, sentence) => {
      const { conversations } = sampleBackendWith({});
      const before = await conversations.get('4');
      await open('4', {
        get: async () => ({
          ...before,
          messages: before.messages.map((message) =>
            message.kind === 'reply' ? { ...message, by: null, mail: { state, reason } } : message,
          ),
        }),
      });
      const [reply] = messages(readClient);
      expect(reply).toHaveTextContent(words.sent(words.formerColleague));
      expect(reply).toHaveTextContent(words.states[state]);
      const [link] = within(reply as HTMLElement).queryAllByRole('link', { name: words.seeUnsent });
      expect(link?.getAttribute('href')).toBe(reason === '' ? undefined : mailsPath({ q: before.email }));
      if (sentence) expect(within(reply as HTMLElement).getByRole('alert')).toHaveTextContent(sentence);
      else expect(within(reply as HTMLElement).queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('links to the person’s lead and email address', async () => {
    await open('4');
    const panel = screen.getByRole('region', { name: words.leads });
    expect(within(panel).getByRole('link')).toHaveAttribute('href', leadPath('4'));
    expect(panel).toHaveTextContent(leadStatusLabels.converted);
    const { email } = sampleLead('4');
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  });

  it('says that the person no longer has a lead', async () => {
    const { conversations } = sampleBackendWith({});
    const before = await conversations.get('4');
    await open('4', { get: async () => ({ ...before, leads: [] }) });
    expect(screen.getByText(words.noLeads)).toBeInTheDocument();
  });

  it('stands beside its list on a wide screen, and keeps the list’s filters in the URL', async () => {
    matchMedia('min-width');
    const { router } = await open('2', {}, '?archived=all');
    const beside = screen.getByRole('navigation', { name: words.beside });
    expect(beside).toHaveTextContent(messageWords.count(9, 9));
    const current = within(beside).getByRole('link', { current: 'page' });
    expect(current).toHaveTextContent(unreadClient);
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(router.state.location.pathname).toBe(conversationPath('3')));
    expect(router.state.location.search).toBe('?archived=all');
    expect(screen.getByRole('link', { name: words.back })).toHaveAttribute(
      'href',
      `${adminPaths.messages}?archived=all`,
    );
  });

  it('says that there is no such conversation, and links back to the filtered list', async () => {
    await open('nope', {}, '?read=no');
    expect(screen.getByRole('heading', { name: words.missing.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.missing.back })).toHaveAttribute(
      'href',
      `${adminPaths.messages}?read=no`,
    );
  });
});

describe('An open conversation', () => {
  it.each([
    ['becomes', '2', unreadClient],
    ['stays', '4', readClient],
  ])('%s read, and can be marked as unread again', async (_how, id, name) => {
    const { backend, router } = await open(id);
    fireEvent.click(await screen.findByRole('button', { name: messageWords.act(messageWords.markUnread, name) }));
    expect(await screen.findByText(messageWords.markedUnread(1))).toBeInTheDocument();
    await act(() => router.revalidate());
    expect(await backend.conversations.get(id)).toMatchObject({ read: 'no' });
  });

  it('is not marked as read again', async () => {
    const changeAll = vi.fn<NonNullable<NonNullable<Ways>['changeAll']>>(async () => []);
    const { backend } = await open('4', { changeAll });
    expect(await backend.conversations.get('4')).toMatchObject({ read: 'yes' });
    expect(changeAll).not.toHaveBeenCalled();
  });

  it('is marked as read up to the latest message shown', async () => {
    const changeAll = vi.fn<NonNullable<NonNullable<Ways>['changeAll']>>(async () => []);
    const { backend } = await open('2', { changeAll });
    const { latestAt } = await backend.conversations.get('2');
    await waitFor(() =>
      expect(changeAll).toHaveBeenCalledExactlyOnceWith([{ id: '2', read: 'yes', expected: { latestAt } }]),
    );
  });

  it('stays unread while the page is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { backend } = await open('2');
    expect(await backend.conversations.get('2')).toMatchObject({ read: 'no' });
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(async () => expect(await backend.conversations.get('2')).toMatchObject({ read: 'yes' }));
  });

  it('is shown without an error if it cannot be marked as read', async () => {
    const changeAll = vi.fn(() => Promise.reject(new Unreachable()));
    await open('2', { changeAll });
    await waitFor(() => expect(changeAll).toHaveBeenCalled());
    expect(messages(unreadClient)).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be archived and assigned without leaving the page', async () => {
    const { backend } = await open('4');
    press(messageWords.act(messageWords.archive, readClient));
    expect(await screen.findByText(messageWords.movedToArchive(1))).toBeInTheDocument();
    const choice = screen.getByRole('combobox', { name: words.responsible(readClient) });
    expect(choice).toHaveValue('4');
    fireEvent.change(choice, { target: { value: '2' } });
    expect(choice).toHaveValue('2');
    expect(await screen.findByText(messageWords.assigned(1, demoPeople[1].name))).toBeInTheDocument();
    fireEvent.change(choice, { target: { value: '' } });
    expect(await screen.findByText(messageWords.assigned(1, null))).toBeInTheDocument();
    expect(await backend.conversations.get('4')).toMatchObject({ archived: 'yes', responsibleId: null });
  });

  it('says that a reply is by somebody who has left', async () => {
    const before = await sampleBackendWith({}).conversations.get('2');
    const messagesBefore = before.messages.map((message) =>
      message.kind === 'reply' ? { ...message, by: null } : message,
    );
    await open('2', { get: async () => ({ ...before, messages: messagesBefore }) });
    expect(messages(unreadClient)[1]).toHaveTextContent(words.sent(words.formerColleague));
  });

  it('still names an assignee who has left', async () => {
    const { conversations } = sampleBackendWith({});
    const before = await conversations.get('4');
    const get = async (): Promise<ConversationDetails> => ({ ...before, responsibleId: '99', responsible: 'Rosa' });
    await open('4', { get });
    const choice = screen.getByRole('combobox', { name: words.responsible(readClient) });
    expect(within(choice).getByRole('option', { selected: true })).toHaveTextContent('Rosa');
  });
});

describe('The message button of a lead', () => {
  it('opens the lead’s conversation', async () => {
    const router = await renderSite(leadPath('2'), { backend: sampleBackendWith({}) });
    press(messageButton.of(unreadClient));
    expect(screen.getByRole('button', { name: messageButton.of(unreadClient) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(messages(unreadClient)).toHaveLength(3));
    expect(router.state.location.pathname).toBe(conversationPath('2'));
  });

  it('opens an empty conversation with the form for the first message', async () => {
    await renderSite(leadPath('7'), { backend: sampleBackendWith({}) });
    press(messageButton.of(newClient));
    expect(await screen.findByText(words.none)).toBeInTheDocument();
    expect(field(replyForm.subject)).toHaveValue(replyForm.firstSubject);
    send('Shall we talk?');
    expect(await screen.findByText(replyForm.sentTo(newClient))).toBeInTheDocument();
    await waitFor(() => expect(messages(newClient)).toHaveLength(1));
  });

  it('leaves the page alone that the user has gone to meanwhile', async () => {
    let answer = (_id: string): void => undefined;
    const opening = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const backend = sampleBackendWith({ conversations: { open: () => opening } });
    const router = await renderSite(leadPath('2'), { backend });
    press(messageButton.of(unreadClient));
    await act(() => router.navigate(leadPath('7')));
    await act(async () => answer('2'));
    expect(router.state.location.pathname).toBe(leadPath('7'));
    expect(router.state.navigation.state).toBe('idle');
  });

  it('stays on the page and shows an error if the request fails', async () => {
    const backend = sampleBackendWith({ conversations: { open: () => Promise.reject(new Unreachable()) } });
    const router = await renderSite(leadPath('7'), { backend });
    press(messageButton.of(newClient));
    expect(await screen.findByText(messageButton.failed)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(leadPath('7'));
    expect(screen.getByRole('button', { name: messageButton.of(newClient) })).toHaveAttribute('aria-disabled', 'false');
  });

  it('is not shown for a lead without an email address', async () => {
    const { leads } = sampleBackendWith({});
    const lead = await leads.get('7');
    const backend = sampleBackendWith({ leads: { get: async () => ({ ...lead, email: '' }) } });
    await renderSite(leadPath('7'), { backend });
    expect(screen.getByRole('link', { name: leadWords.missing.back })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: messageButton.of(newClient) })).not.toBeInTheDocument();
  });
});
