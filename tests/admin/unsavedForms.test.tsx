import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OpenFormsProvider, useUnsaved } from '#admin/record/useUnsaved.tsx';
import { adminPaths, conversationPath, editLeadPath, leadPath } from '#adminPaths';
import { SignedOut, Unreachable } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { leadForm as leadFormWords } from '#content/admin/lead.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { login } from '#content/admin/login.ts';
import { messageWords, replyForm, conversationPage as words } from '#content/admin/messages.ts';
import { people } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { leadEntity } from '#domain/lead.ts';
import { demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { leadForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { openConversation, send } from './conversation.ts';

/** Opens a page again after a reload or a crash, which leaves no time to ask or to clean up. */
async function reopen(path: string, backend: ReturnType<typeof sampleBackendWith>) {
  const before = Object.entries(sessionStorage);
  cleanup();
  await act(async () => undefined);
  for (const [name, value] of before) sessionStorage.setItem(name, value);
  return renderSite(path, { backend });
}

const { profile } = account;
const { invite } = people;
const name = new RegExp(`^${leadEntity.fields.name.label}`);
const kept = () => Object.keys(sessionStorage);

describe('What was typed before a reload', () => {
  it('is back in the open form of a reply, which can be sent and is then forgotten', async () => {
    const { backend } = await openConversation('4');
    press(words.replyTo('Tom Alvarez'));
    fill(replyForm.text, 'See you on Friday.');
    await reopen(conversationPath('4'), backend);
    expect(field(replyForm.text)).toHaveValue('See you on Friday.');
    expect(field(replyForm.subject)).toHaveValue(replyForm.subjectOf('Your enquiry, Tom Alvarez'));
    expect(screen.getByText(shell.restored)).toBeInTheDocument();
    press(replyForm.send);
    expect(await screen.findByText(replyForm.sentTo('Tom Alvarez'))).toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is kept in a reply to which a template is added', async () => {
    const { backend } = await openConversation('5');
    press(words.replyTo('Hannah Fischer'));
    fill(replyForm.text, 'My own words.');
    fill(replyForm.subject, 'My own subject');
    await reopen(conversationPath('5'), backend);
    fireEvent.change(screen.getByRole('combobox', { name: replyForm.template }), { target: { value: '3' } });
    await waitFor(() => expect(field(replyForm.text).value).toMatch(/^My own words\.\n\nDear Hannah Fischer,/));
    expect(field(replyForm.subject)).toHaveValue('My own subject');
  });

  it('is sent once although the answer to an earlier attempt got lost', async () => {
    const { backend } = await openConversation('4');
    const { reply } = backend.conversations;
    vi.spyOn(backend.conversations, 'reply').mockImplementationOnce(async (...message) => {
      await reply(...message);
      throw new Unreachable('The answer got lost.');
    });
    press(words.replyTo('Tom Alvarez'));
    send('See you on Friday.');
    expect(await screen.findByText(replyForm.failed.unreachable)).toBeVisible();
    await reopen(conversationPath('4'), backend);
    press(replyForm.send);
    expect(await screen.findByText(replyForm.sentTo('Tom Alvarez'))).toBeInTheDocument();
    expect((await backend.conversations.get('4')).messages).toHaveLength(3);
  });

  it('is back in a note, and not in that of another lead', async () => {
    const backend = sampleBackendWith({});
    await renderSite(leadPath('1'), { backend });
    fill(leadTimeline.note.add, 'Called her.');
    await reopen(leadPath('2'), backend);
    expect(field(leadTimeline.note.add)).toHaveValue('');
    await reopen(leadPath('1'), backend);
    expect(field(leadTimeline.note.add)).toHaveValue('Called her.');
    press(leadTimeline.note.save);
    expect(await screen.findByText(leadTimeline.note.added)).toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
    // A second note is another one.
    fill(leadTimeline.note.add, 'Called her again.');
    await reopen(leadPath('1'), backend);
    press(leadTimeline.note.save);
    await waitFor(async () =>
      expect((await backend.leads.history('1')).filter(({ kind }) => kind === 'note')).toHaveLength(2),
    );
  });

  it.each([
    [adminPaths.account, profile.name, profile.submit],
    [adminPaths.settings, invite.name, invite.submit],
  ])('is back in the panel of %s until it is saved', async (path, label, submit) => {
    const backend = sampleBackendWith({});
    await renderSite(path, { backend });
    fill(label, 'Ada Byron');
    if (path === adminPaths.settings) fill(invite.email, 'ada@example.org');
    await reopen(path, backend);
    expect(field(label)).toHaveValue('Ada Byron');
    press(submit);
    await waitFor(() => expect(kept()).toEqual([]));
    expect((await backend.accounts.list()).map((person) => person.name)).toContain('Ada Byron');
  });

  it('is compared with what somebody else has saved since', async () => {
    const backend = sampleBackendWith({});
    await renderSite(editLeadPath('1'), { backend });
    fill(name, 'Mine');
    await backend.leads.update('1', { ...leadForm, name: 'Theirs' }, 1);
    await reopen(editLeadPath('1'), backend);
    expect(field(name)).toHaveValue('Mine');
    press(leadFormWords.save);
    const dialog = within(await screen.findByRole('alertdialog', { name: leadFormWords.conflict.title }));
    expect(dialog.getByText('Theirs')).toBeVisible();
    press(leadFormWords.conflict.takeTheirs);
    await waitFor(() => expect(field(name)).toHaveValue('Theirs'));
    expect(kept()).toEqual([]);
  });

  it('is in the form it was typed into only, also for records that are new', async () => {
    const backend = sampleBackendWith({});
    await renderSite(`${adminPaths.newAppointment}?lead=1`, { backend });
    const title = screen.getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement;
    fill(title.labels?.[0]?.textContent ?? '', 'A walk through the garden');
    await reopen(`${adminPaths.newAppointment}?lead=2`, backend);
    expect(screen.queryByDisplayValue('A walk through the garden')).not.toBeInTheDocument();
    await reopen(`${adminPaths.newAppointment}?lead=1`, backend);
    expect(screen.getByDisplayValue('A walk through the garden')).toBeVisible();
  });
});

describe('What was typed', () => {
  it('is back after signing in again, if the session ended with the form open', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(editLeadPath('1'), { backend });
    fill(name, 'Olivia Chen');
    const { current } = backend.session;
    backend.session.current = async () => {
      throw new SignedOut();
    };
    await act(() => router.revalidate());
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    backend.session.current = current;
    await act(() => router.navigate(editLeadPath('1')));
    expect(field(name)).toHaveValue('Olivia Chen');
  });

  it('is shown to nobody else', async () => {
    const backend = sampleBackendWith({});
    await renderSite(editLeadPath('1'), { backend });
    fill(name, 'Olivia Chen');
    const session = { ...demoSession, id: '2' };
    backend.session.current = async () => session;
    await reopen(editLeadPath('1'), backend);
    expect(field(name)).toHaveValue('Olivia Bennett');
  });

  it('stays while a form is rendered twice in strict mode', async () => {
    const unsaved = { values: {}, attempt: 'a', version: null, stays: false };
    sessionStorage.setItem('unsaved 1 reply', JSON.stringify(unsaved));
    const Attempt = () => useUnsaved('reply').attempt;
    renderWithTheme(
      <StrictMode>
        <OpenFormsProvider account="1">
          <Attempt />
        </OpenFormsProvider>
      </StrictMode>,
    );
    await act(async () => undefined);
    expect(screen.getByText('a')).toBeVisible();
    expect(kept()).toHaveLength(1);
  });

  it('is forgotten when the form of a record is left', async () => {
    const router = await renderSite(editLeadPath('1'), { backend: sampleBackendWith({}) });
    fill(name, 'Olivia Chen');
    expect(kept()).toHaveLength(1);
    void router.navigate(adminPaths.leads);
    const question = within(await screen.findByRole('alertdialog', { name: leadFormWords.leaving.title }));
    act(() => question.getByRole('button', { name: leadFormWords.leaving.leave }).click());
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('stays in a reply and a note without asking when they are left, and the reply is marked in the list', async () => {
    const { router } = await openConversation('4');
    press(words.replyTo('Tom Alvarez'));
    fill(replyForm.text, 'See you on Friday.');
    await act(() => router.navigate(leadPath('1')));
    fill(leadTimeline.note.add, 'Called her.');
    await act(() => router.navigate(adminPaths.messages));
    const row = screen.getByRole('row', { name: /Tom Alvarez/ });
    expect(within(row).getByText(messageWords.begun)).toBeVisible();
    expect(screen.getAllByText(messageWords.begun)).toHaveLength(1);
    await act(() => router.navigate(conversationPath('4')));
    expect(field(replyForm.text)).toHaveValue('See you on Friday.');
    await act(() => router.navigate(leadPath('1')));
    expect(field(leadTimeline.note.add)).toHaveValue('Called her.');
  });

  it('is forgotten with a discarded reply', async () => {
    await openConversation('4');
    press(words.replyTo('Tom Alvarez'));
    fill(replyForm.text, 'See you on Friday.');
    press(replyForm.discard);
    const question = within(screen.getByRole('alertdialog', { name: replyForm.discarding.title }));
    act(() => question.getByRole('button', { name: replyForm.discarding.leave }).click());
    expect(kept()).toEqual([]);
  });

  it('is asked about before the session is ended, if it stays in a reply or a note', async () => {
    const { router, backend } = await openConversation('4');
    press(words.replyTo('Tom Alvarez'));
    fill(replyForm.text, 'See you on Friday.');
    await act(() => router.navigate(adminPaths.leads));
    press(shell.logout);
    const question = () => screen.findByRole('alertdialog', { name: shell.signOutUnsaved.title });
    const answer = async (button: string) => {
      const dialog = within(await question());
      act(() => dialog.getByRole('button', { name: button }).click());
    };
    await answer(shell.signOutUnsaved.stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await backend.session.current()).not.toBeNull();
    expect(kept()).toHaveLength(1);
    press(shell.logout);
    await answer(shell.signOutUnsaved.leave);
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    expect(kept()).toEqual([]);
  });

  it('is forgotten when the session is ended', async () => {
    sessionStorage.setItem('unsaved of an earlier form', '{}');
    sessionStorage.setItem('something else', 'x');
    await renderSite(adminPaths.leads, { backend: sampleBackendWith({}) });
    press(shell.logout);
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    expect(kept()).toEqual(['something else']);
  });

  it('can be saved without session storage', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(full);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(full);
    const backend = sampleBackendWith({});
    await renderSite(editLeadPath('1'), { backend });
    fill(name, 'Olivia Chen');
    press(leadFormWords.save);
    await waitFor(async () => expect(await backend.leads.get('1')).toBeLead({ name: 'Olivia Chen' }));
  });
});
