import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, conversationPath, editLeadPath, leadPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { leadForm as leadFormWords } from '#content/admin/lead.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { replyForm, conversationPage as words } from '#content/admin/messages.ts';
import { people } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { leadEntity } from '#domain/lead.ts';
import { sampleReplySubject } from '#sample/conversationWords.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { leadForm } from '#tests/support/records.ts';
import { renderSite, reopenSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { openConversation, send } from './conversation.ts';

const { profile } = account;
const { invite } = people;
const name = new RegExp(`^${leadEntity.fields.name.label}`);
const client = sampleLead('4').name;
const kept = () => Object.keys(sessionStorage);

describe('What was typed before a reload', () => {
  it('is back in the open form of a reply, which can be sent and is then forgotten', async () => {
    const { backend } = await openConversation('4');
    press(words.replyTo(client));
    fill(replyForm.text, 'See you on Friday.');
    await reopenSite(conversationPath('4'), backend);
    expect(field(replyForm.text)).toHaveValue('See you on Friday.');
    expect(field(replyForm.subject)).toHaveValue(replyForm.subjectOf(sampleReplySubject(client)));
    expect(screen.getByText(shell.restored)).toBeInTheDocument();
    press(replyForm.send);
    expect(await screen.findByText(replyForm.sentTo(client))).toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is not back if it was taken back before', async () => {
    const backend = sampleBackendWith({});
    await renderSite(editLeadPath('2'), { backend });
    const { value } = field(name);
    fill(name, 'Somebody else');
    await waitFor(() => expect(kept()).not.toEqual([]));
    fill(name, value);
    await waitFor(() => expect(kept()).toEqual([]));
    await reopenSite(editLeadPath('2'), backend);
    expect(field(name)).toHaveValue(value);
    expect(screen.queryByText(shell.restored)).not.toBeInTheDocument();
  });

  it('is kept in a reply to which a template is added', async () => {
    const { backend } = await openConversation('5');
    const { name: other } = sampleLead('5');
    press(words.replyTo(other));
    fill(replyForm.text, 'My own words.');
    fill(replyForm.subject, 'My own subject');
    await reopenSite(conversationPath('5'), backend);
    fireEvent.change(screen.getByRole('combobox', { name: replyForm.template }), { target: { value: '3' } });
    await waitFor(() => expect(field(replyForm.text).value).toMatch(new RegExp(`^My own words\\.\n\nDear ${other},`)));
    expect(field(replyForm.subject)).toHaveValue('My own subject');
  });

  it('is sent once although the answer to an earlier attempt got lost', async () => {
    const { backend } = await openConversation('4');
    const { reply } = backend.conversations;
    vi.spyOn(backend.conversations, 'reply').mockImplementationOnce(async (...message) => {
      await reply(...message);
      throw new Unreachable('The answer got lost.');
    });
    press(words.replyTo(client));
    send('See you on Friday.');
    expect(await screen.findByText(replyForm.failed.unreachable)).toBeVisible();
    await reopenSite(conversationPath('4'), backend);
    press(replyForm.send);
    expect(await screen.findByText(replyForm.sentTo(client))).toBeInTheDocument();
    expect((await backend.conversations.get('4')).messages).toHaveLength(3);
  });

  it('is back in a note, and not in that of another lead', async () => {
    const backend = sampleBackendWith({});
    await renderSite(leadPath('1'), { backend });
    fill(leadTimeline.note.add, 'Called her.');
    await reopenSite(leadPath('2'), backend);
    expect(field(leadTimeline.note.add)).toHaveValue('');
    await reopenSite(leadPath('1'), backend);
    expect(field(leadTimeline.note.add)).toHaveValue('Called her.');
    press(leadTimeline.note.save);
    expect(await screen.findByText(leadTimeline.note.added)).toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
    // A second note is another one.
    fill(leadTimeline.note.add, 'Called her again.');
    await reopenSite(leadPath('1'), backend);
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
    await reopenSite(path, backend);
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
    await reopenSite(editLeadPath('1'), backend);
    expect(field(name)).toHaveValue('Mine');
    press(leadFormWords.save);
    const dialog = within(await screen.findByRole('alertdialog', { name: leadFormWords.conflict.title }));
    expect(dialog.getByText('Theirs')).toBeVisible();
    press(leadFormWords.conflict.takeTheirs);
    await waitFor(() => expect(field(name)).toHaveValue('Theirs'));
    expect(kept()).toEqual([]);
  });

  it('is in a form that saves it as a new record if that was deleted since', async () => {
    const backend = sampleBackendWith({});
    await renderSite(editLeadPath('1'), { backend });
    fill(name, 'Olivia Chen');
    await backend.leads.remove('1');
    await reopenSite(editLeadPath('1'), backend);
    expect(screen.getByText(leadFormWords.failed.gone)).toBeVisible();
    expect(screen.getByRole('heading', { name: leadFormWords.create })).toBeVisible();
    press(leadFormWords.save);
    expect(await screen.findByText(leadFormWords.saved('Olivia Chen'))).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is in the form it was typed into only, also for records that are new', async () => {
    const backend = sampleBackendWith({});
    await renderSite(`${adminPaths.newAppointment}?lead=1`, { backend });
    const title = screen.getAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement;
    fill(title.labels?.[0]?.textContent ?? '', 'A walk through the garden');
    await reopenSite(`${adminPaths.newAppointment}?lead=2`, backend);
    expect(screen.queryByDisplayValue('A walk through the garden')).not.toBeInTheDocument();
    await reopenSite(`${adminPaths.newAppointment}?lead=1`, backend);
    expect(screen.getByDisplayValue('A walk through the garden')).toBeVisible();
  });
});
