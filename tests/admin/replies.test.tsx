import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conversationPath } from '#adminPaths';
import { NotFound, SignedOut, Unreachable } from '#backend/errors.ts';
import { controlKey } from '#content/admin/commandMenu.ts';
import { login } from '#content/admin/login.ts';
import { replyForm, conversationPage as words } from '#content/admin/messages.ts';
import { sampleReplySubject } from '#sample/conversationWords.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, newUser, press } from '#tests/support/controls.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { list, messages, openConversation as open, send, type Ways } from './conversation.ts';

const client = sampleLead('4').name;

describe('A reply', () => {
  it('is opened by button or R, has a subject, and is shown as waiting once sent', async () => {
    const { backend } = await open('4');
    press(words.replyTo(client));
    expect(field(replyForm.text)).toHaveFocus();
    expect(field(replyForm.subject)).toHaveValue(replyForm.subjectOf(sampleReplySubject(client)));
    send('See you on Friday.');
    expect(await screen.findByText(replyForm.sentTo(client))).toBeInTheDocument();
    await waitFor(() => expect(list(client)).toHaveFocus());
    expect(screen.queryByLabelText(replyForm.text)).not.toBeInTheDocument();
    await waitFor(() => expect(messages(client)).toHaveLength(3));
    const [latest] = messages(client);
    expect(latest).toHaveTextContent('See you on Friday.');
    expect(latest).toHaveTextContent(words.states.waiting);
    expect((await backend.conversations.get('4')).messages).toHaveLength(3);
    fireEvent.keyDown(document.body, { key: 'r' });
    // The latest message is already a reply.
    expect(field(replyForm.subject)).toHaveValue(replyForm.subjectOf(sampleReplySubject(client)));
  });

  it('opened by R does not begin with that letter', async () => {
    await open('2');
    await newUser().keyboard('r');
    expect(field(replyForm.text)).toHaveFocus();
    expect(field(replyForm.text)).toHaveValue('');
  });

  it('has the reference of the enquiry it answers in its subject', async () => {
    await open('2');
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(field(replyForm.subject)).toHaveValue(replyForm.enquirySubject('DEMO-0203'));
  });

  it('has as much of the subject of the client’s mail as it may have', async () => {
    const { messages: written, ...conversation } = await sampleBackendWith({}).conversations.get('5');
    const long = written.map((message) =>
      message.kind === 'enquiry' ? message : { ...message, subject: `Our party ${'a'.repeat(300)}` },
    );
    await open('5', { get: async () => ({ ...conversation, messages: long }) });
    press(words.replyTo(conversation.name));
    expect(field(replyForm.subject)).toHaveValue(`Re: Our party ${'a'.repeat(186)}`);
  });

  it('names the keys that send it as the keyboard does', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    await open('4');
    press(words.replyTo(client));
    const keys = replyForm.keys.replace(controlKey, '⌘');
    expect(keys).not.toBe(replyForm.keys);
    expect(field(replyForm.text)).toHaveAccessibleDescription(`${replyForm.hint} ${keys}`);
  });

  it('is sent with Ctrl+Enter', async () => {
    const { backend } = await open('4');
    press(words.replyTo(client));
    fill(replyForm.text, 'See you.');
    fireEvent.keyDown(field(replyForm.text), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText(replyForm.sentTo(client))).toBeInTheDocument();
    expect((await backend.conversations.get('4')).messages).toHaveLength(3);
  });

  it('requires a subject and a text, and moves focus to the first one missing', async () => {
    await open('4');
    press(words.replyTo(client));
    fill(replyForm.subject, ' ');
    press(replyForm.send);
    await waitFor(() => expect(field(replyForm.subject)).toHaveFocus());
    for (const label of [replyForm.subject, replyForm.text]) {
      expect(field(label)).toHaveAccessibleDescription(/^Please .+\./);
    }
  });

  it('is retried as the same attempt if its response got lost, and keeps what was typed', async () => {
    const reply = vi.fn<NonNullable<NonNullable<Ways>['reply']>>(async () => undefined);
    reply.mockRejectedValueOnce(new Unreachable());
    await open('4', { reply });
    press(words.replyTo(client));
    send('See you.');
    expect(await screen.findByRole('alert')).toHaveTextContent(replyForm.failed.unreachable);
    expect(field(replyForm.text)).toHaveValue('See you.');
    press(replyForm.send);
    expect(await screen.findByText(replyForm.sentTo(client))).toBeInTheDocument();
    const [first, second] = reply.mock.calls;
    expect(second).toEqual(first);
    await waitFor(() => expect(screen.getByRole('button', { name: words.replyTo(client) })).toBeEnabled());
    press(words.replyTo(client));
    send('See you.');
    await waitFor(() => expect(reply).toHaveBeenCalledTimes(3));
    expect(reply.mock.calls[2]?.[2]).not.toBe(first?.[2]);
  });

  it('keeps what was typed if the conversation has been deleted', async () => {
    await open('4', { reply: () => Promise.reject(new NotFound()) });
    press(words.replyTo(client));
    send('See you.');
    expect(await screen.findByRole('alert')).toHaveTextContent(replyForm.failed.gone);
    expect(field(replyForm.text)).toHaveValue('See you.');
  });

  it('keeps what is being typed if the conversation is deleted meanwhile and the page is updated', async () => {
    const { backend, router } = await open('4');
    press(words.replyTo(client));
    fill(replyForm.text, 'See you.');
    await backend.conversations.remove('4');
    await act(() => router.revalidate());
    expect(field(replyForm.text)).toHaveValue('See you.');
    press(replyForm.send);
    expect(await screen.findByText(replyForm.failed.gone)).toBeVisible();
  });

  it('is in no other conversation that is opened meanwhile', async () => {
    const { router } = await open('4');
    press(words.replyTo(client));
    fill(replyForm.text, 'See you.');
    await act(() => router.navigate(conversationPath('5')));
    expect(await screen.findByRole('button', { name: words.replyTo(sampleLead('5').name) })).toBeEnabled();
    expect(screen.queryByLabelText(replyForm.text)).not.toBeInTheDocument();
  });

  it('asks to sign in if the session has ended, and keeps its text if that is cancelled', async () => {
    await open('4', { reply: () => Promise.reject(new SignedOut()) });
    press(words.replyTo(client));
    send('See you.');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: login.again.cancel }));
    expect(await screen.findByRole('alert')).toHaveTextContent(replyForm.failed.signedOut);
    expect(field(replyForm.text)).toHaveValue('See you.');
  });

  it('asks before it is lost by its own button, and by closing the tab', async () => {
    await open('4');
    press(words.replyTo(client));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    fill(replyForm.text, 'See you.');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    press(replyForm.discard);
    let dialog = screen.getByRole('alertdialog', { name: replyForm.discarding.title });
    fireEvent.click(within(dialog).getByRole('button', { name: replyForm.discarding.stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field(replyForm.text)).toHaveValue('See you.');
    press(replyForm.discard);
    dialog = screen.getByRole('alertdialog', { name: replyForm.discarding.title });
    fireEvent.click(within(dialog).getByRole('button', { name: replyForm.discarding.leave }));
    await waitFor(() => expect(screen.queryByLabelText(replyForm.text)).not.toBeInTheDocument());
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('cannot be discarded any more while it is being sent', async () => {
    await open('4', { reply: () => new Promise(() => undefined) });
    press(words.replyTo(client));
    send('See you.');
    await screen.findByRole('button', { name: replyForm.sending });
    expect(screen.getByRole('button', { name: replyForm.discard })).toHaveAttribute('aria-disabled', 'true');
    press(replyForm.discard);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field(replyForm.text)).toHaveValue('See you.');
  });

  it('is closed without asking if nothing was typed', async () => {
    await open('4');
    press(words.replyTo(client));
    press(replyForm.discard);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(replyForm.text)).not.toBeInTheDocument();
    expect(list(client)).toHaveFocus();
  });
});
