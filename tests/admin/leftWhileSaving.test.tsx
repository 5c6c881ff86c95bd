import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminPaths, conversationPath, leadPath } from '#adminPaths';
import { Conflict, Unreachable } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { leadFiles } from '#content/admin/leadFiles.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { listWords } from '#content/admin/list.ts';
import { replyForm, conversationPage as words } from '#content/admin/messages.ts';
import { people, retention } from '#content/admin/settings.ts';
import { deletion } from '#content/admin/shell.ts';
import { templateWords } from '#content/admin/templates.ts';
import { demoAccount, demoPeople } from '#sample/account.ts';
import { templates } from '#sample/templates.ts';
import { type BackendOverrides, sampleBackendWith } from '#tests/support/backends.ts';
import { fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { send } from './conversation.ts';

const { password } = account;

/** A request that fails once the test says so. */
function failingRequest() {
  let fail = () => {};
  const answer = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Unreachable('away'));
  });
  return { run: () => answer, fail: () => act(async () => fail()) };
}

/** Opens a page. @returns a function that leaves it for the list of leads. */
async function open(path: string, overrides: BackendOverrides) {
  const router = await renderSite(path, { backend: sampleBackendWith(overrides) });
  return { leave: () => act(() => router.navigate(adminPaths.leads)) };
}

describe('What could not be saved says so, although its page was left meanwhile:', () => {
  it('a reply', async () => {
    const { run, fail } = failingRequest();
    const { leave } = await open(conversationPath('4'), { conversations: { reply: run } });
    press(words.replyTo(sampleLead('4').name));
    send('See you on Friday.');
    await screen.findByRole('button', { name: replyForm.sending });
    await leave();
    await fail();
    expect(await screen.findByText(replyForm.failed.unreachable)).toBeVisible();
  });

  it('a note', async () => {
    const { run, fail } = failingRequest();
    const { leave } = await open(leadPath('1'), { leads: { addNote: run } });
    fill(leadTimeline.note.add, 'Called back.');
    press(leadTimeline.note.save);
    await screen.findByRole('button', { name: leadTimeline.note.saving });
    await leave();
    await fail();
    expect(await screen.findByText(leadTimeline.note.failed.unreachable)).toBeVisible();
  });

  it('a setting', async () => {
    const { run, fail } = failingRequest();
    const { leave } = await open(adminPaths.privacy, { privacy: { setRetention: run } });
    fill(retention.months, '12');
    press(retention.submit);
    await screen.findByRole('button', { name: retention.submitting });
    await leave();
    await fail();
    expect(await screen.findByText(retention.failed)).toBeVisible();
  });

  it('a setting that a colleague has set meanwhile', async () => {
    let refuse = () => {};
    const setRetention = () =>
      new Promise<never>((_resolve, reject) => {
        refuse = () => reject(new Conflict({ months: 36, due: 0, first: [] }));
      });
    const { leave } = await open(adminPaths.privacy, { privacy: { setRetention } });
    fill(retention.months, '24');
    press(retention.submit);
    await screen.findByRole('button', { name: retention.submitting });
    await leave();
    await act(async () => refuse());
    expect(await screen.findByText(retention.failed)).toBeVisible();
  });

  it('a link for a password', async () => {
    let answer = () => {};
    const makeLink = () =>
      new Promise<string>((resolve) => {
        answer = () => resolve('secret');
      });
    const [, { name }] = demoPeople;
    const { leave } = await open(adminPaths.settings, { accounts: { makeLink } });
    press(people.actionsFor(name));
    fireEvent.click(screen.getByRole('menuitem', { name: people.link }));
    await leave();
    await act(async () => answer());
    expect(await screen.findByText(people.made.notShown(name))).toBeVisible();
  });

  it('a password', async () => {
    const { run, fail } = failingRequest();
    const { leave } = await open(adminPaths.account, { account: { changePassword: run } });
    fill(password.current, demoAccount.password);
    fill(password.next, 'correct horse');
    press(password.submit);
    await screen.findByRole('button', { name: password.submitting });
    await leave();
    await fail();
    expect(await screen.findByText(password.failed)).toBeVisible();
  });

  it('a file', async () => {
    const { run, fail } = failingRequest();
    const { leave } = await open(leadPath('1'), { leadFiles: { add: run } });
    fireEvent.change(screen.getByLabelText(leadFiles.add), { target: { files: [new File(['a plan'], 'plan.pdf')] } });
    await screen.findByText(leadFiles.adding, { selector: '[role=status]' });
    await leave();
    await fail();
    expect(await screen.findByText(leadFiles.notAdded('plan.pdf', leadFiles.failed))).toBeVisible();
  });

  it('the name of a view', async () => {
    const { run, fail } = failingRequest();
    await open(adminPaths.leads, { views: { save: run } });
    press(listWords.views.title);
    fireEvent.click(screen.getByRole('menuitem', { name: listWords.views.save }));
    fill(listWords.views.name, 'Mine');
    press(listWords.views.keep);
    await screen.findByRole('button', { name: listWords.views.saving });
    press(listWords.views.cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await fail();
    expect(await screen.findByText(listWords.views.failed)).toBeVisible();
  });

  it('a deletion', async () => {
    const { run, fail } = failingRequest();
    const { leave } = await open(adminPaths.templates, { templates: { remove: run } });
    press(templateWords.remove(String(templates[0]?.name)));
    const question = within(await screen.findByRole('alertdialog'));
    act(() => question.getByRole('button', { name: deletion.confirm }).click());
    await screen.findByRole('button', { name: deletion.busy });
    await leave();
    await fail();
    expect(await screen.findByText(deletion.failed)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});
