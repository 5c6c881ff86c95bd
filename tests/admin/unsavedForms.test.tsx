import { act, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OpenFormsProvider, useUnsaved } from '#admin/record/useUnsaved.tsx';
import { adminPaths, conversationPath, editLeadPath, leadPath } from '#adminPaths';
import { SignedOut } from '#backend/errors.ts';
import { leadForm as leadFormWords } from '#content/admin/lead.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { login } from '#content/admin/login.ts';
import { messageWords, replyForm, conversationPage as words } from '#content/admin/messages.ts';
import { shell } from '#content/admin/shell.ts';
import { leadEntity } from '#domain/lead.ts';
import { demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite, reopenSite } from '#tests/support/renderSite.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { openConversation } from './conversation.ts';

const labelOf = (field: 'name' | 'email' | 'eventType') => new RegExp(`^${leadEntity.fields[field].label}`);
const name = labelOf('name');
const client = sampleLead('4').name;
const kept = () => Object.keys(sessionStorage);

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
    await reopenSite(editLeadPath('1'), backend);
    expect(field(name)).toHaveValue(sampleLead('1').name);
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
    press(words.replyTo(client));
    fill(replyForm.text, 'See you on Friday.');
    await act(() => router.navigate(leadPath('1')));
    fill(leadTimeline.note.add, 'Called her.');
    await act(() => router.navigate(adminPaths.messages));
    const row = screen.getByRole('row', { name: new RegExp(client) });
    expect(within(row).getByText(messageWords.begun)).toBeVisible();
    expect(screen.getAllByText(messageWords.begun)).toHaveLength(1);
    await act(() => router.navigate(conversationPath('4')));
    expect(field(replyForm.text)).toHaveValue('See you on Friday.');
    await act(() => router.navigate(leadPath('1')));
    expect(field(leadTimeline.note.add)).toHaveValue('Called her.');
  });

  it('is forgotten with a discarded reply', async () => {
    await openConversation('4');
    press(words.replyTo(client));
    fill(replyForm.text, 'See you on Friday.');
    expect(kept()).toHaveLength(1);
    press(replyForm.discard);
    const question = within(screen.getByRole('alertdialog', { name: replyForm.discarding.title }));
    act(() => question.getByRole('button', { name: replyForm.discarding.leave }).click());
    expect(kept()).toEqual([]);
  });

  it('is asked about before the session is ended, if it stays in a reply or a note', async () => {
    const { router, backend } = await openConversation('4');
    press(words.replyTo(client));
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

  it('is not asked about when somebody else ends their session', async () => {
    const reply = { values: { text: 'See you.' }, attempt: 'a', version: null, stays: true };
    sessionStorage.setItem('unsaved 2 reply 4', JSON.stringify(reply));
    await renderSite(adminPaths.leads, { backend: sampleBackendWith({}) });
    press(shell.logout);
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
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
