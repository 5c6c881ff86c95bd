import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NotFound, SignedOut, Unreachable } from '#backend/errors.ts';
import { login } from '#content/admin/login.ts';
import { mailWords as words } from '#content/admin/mails.ts';
import { unsentMailStateLabels } from '#content/domain/unsentMail.ts';
import { demoAccount } from '#sample/account.ts';
import { buttonFor, entries, entryOf, openMails, refused, waiting } from './mailsPage.ts';

const confirmation = async () => within(await screen.findByRole('alertdialog'));

describe('Sending an email again', () => {
  it('says so, and keeps the focus on the button as long as the email is listed', async () => {
    const { backend, user } = await openMails();
    const retry = vi.spyOn(backend.mails, 'retry');
    await user.click(buttonFor(words.retry, refused));
    expect(await screen.findByText(words.retried(refused.recipient))).toBeVisible();
    expect(retry.mock.calls).toEqual([[refused.id]]);
    await waitFor(() => expect(entryOf(refused)).toHaveTextContent(unsentMailStateLabels.waiting));
    expect(buttonFor(words.retry, refused)).toHaveFocus();
  });

  it('moves the focus to the count once the email leaves the filtered list', async () => {
    const { user } = await openMails('?state=refused');
    await user.click(buttonFor(words.retry, refused));
    expect(await screen.findByRole('heading', { name: words.empty.title })).toBeVisible();
    expect(screen.getByText(words.count(0, 3))).toHaveFocus();
  });

  it('is asked for once while it is pending', async () => {
    const { backend, user } = await openMails();
    const answers: (() => void)[] = [];
    const retry = vi.spyOn(backend.mails, 'retry').mockImplementation(() => new Promise((end) => answers.push(end)));
    await user.click(buttonFor(words.retry, refused));
    const busy = buttonFor(words.retrying, refused);
    expect(busy).toHaveTextContent(words.retrying);
    expect(buttonFor(words.retry, waiting)).toHaveTextContent(words.retry);
    await user.click(busy);
    for (const answer of answers) answer();
    await waitFor(() => expect(buttonFor(words.retry, refused)).toHaveTextContent(words.retry));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('says that it was sent or discarded meanwhile, and shows the list as it is now', async () => {
    const { backend, leave, user } = await openMails();
    vi.spyOn(backend.mails, 'retry').mockRejectedValue(new NotFound('gone'));
    leave(refused.id);
    await user.click(buttonFor(words.retry, refused));
    expect(await screen.findByText(words.gone)).toBeVisible();
    await waitFor(() => expect(entries()).toHaveLength(2));
  });

  it('says that it failed without a connection, and keeps the list', async () => {
    const { backend, user } = await openMails();
    vi.spyOn(backend.mails, 'retry').mockRejectedValue(new Unreachable('away'));
    await user.click(buttonFor(words.retry, refused));
    expect(await screen.findByText(words.retryFailed)).toBeVisible();
    expect(entries()).toHaveLength(3);
    expect(buttonFor(words.retry, refused)).toHaveFocus();
  });
});

describe('Discarding an email', () => {
  it('is confirmed first, says so, and moves the focus to the count', async () => {
    const { backend, user } = await openMails();
    const discard = vi.spyOn(backend.mails, 'discard');
    await user.click(buttonFor(words.discard, waiting));
    const question = await confirmation();
    expect(question.getByText(words.confirm.title(waiting.recipient))).toBeVisible();
    expect(question.getByText(words.confirm.text(waiting.subject))).toBeVisible();
    expect(discard).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: words.confirm.confirm }));
    expect(await screen.findByText(words.discarded(waiting.recipient))).toBeVisible();
    expect(discard.mock.calls).toEqual([[waiting.id]]);
    await waitFor(() => expect(entries()).toHaveLength(2));
    await waitFor(() => expect(screen.getByText(words.count(2, 2))).toHaveFocus());
  });

  it('moves the focus to the count even while the list still has the email, which may leave it at any moment', async () => {
    const { backend, user } = await openMails();
    await user.click(buttonFor(words.discard, waiting));
    vi.spyOn(backend.mails, 'list').mockRejectedValue(new Unreachable('away'));
    await user.click((await confirmation()).getByRole('button', { name: words.confirm.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(entries()).toHaveLength(3);
    expect(screen.getByText(words.count(3, 3))).toHaveFocus();
  });

  it('happens once if its button is pressed again while the question closes', async () => {
    const { backend, user } = await openMails();
    const discard = vi.spyOn(backend.mails, 'discard');
    await user.click(buttonFor(words.discard, waiting));
    const question = await confirmation();
    const button = question.getByRole('button', { name: words.confirm.confirm });
    await user.click(button);
    await screen.findByText(words.discarded(waiting.recipient));
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(discard).toHaveBeenCalledOnce();
    expect(screen.getByText(words.discarded(waiting.recipient))).toBeVisible();
  });

  it('can be cancelled, which returns the focus to its button', async () => {
    const { user } = await openMails();
    await user.click(buttonFor(words.discard, waiting));
    await user.click((await confirmation()).getByRole('button', { name: words.confirm.cancel }));
    await waitFor(() => expect(buttonFor(words.discard, waiting)).toHaveFocus());
    expect(entries()).toHaveLength(3);
  });

  it('says that it was sent or discarded meanwhile instead', async () => {
    const { backend, leave, user } = await openMails();
    vi.spyOn(backend.mails, 'discard').mockRejectedValue(new NotFound('gone'));
    await user.click(buttonFor(words.discard, waiting));
    leave(waiting.id);
    await user.click((await confirmation()).getByRole('button', { name: words.confirm.confirm }));
    expect(await screen.findByText(words.gone)).toBeVisible();
    expect(screen.queryByText(words.discarded(waiting.recipient))).not.toBeInTheDocument();
  });

  it('shows an error in the dialog if it fails, and can be tried again', async () => {
    const { backend, user } = await openMails();
    vi.spyOn(backend.mails, 'discard').mockRejectedValueOnce(new Unreachable('away'));
    await user.click(buttonFor(words.discard, waiting));
    const question = await confirmation();
    await user.click(question.getByRole('button', { name: words.confirm.confirm }));
    expect(await question.findByText(words.confirm.failed)).toBeVisible();
    await user.click(question.getByRole('button', { name: words.confirm.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(buttonFor(words.discard, waiting));
    const again = await confirmation();
    expect(again.queryByText(words.confirm.failed)).not.toBeInTheDocument();
    await user.click(again.getByRole('button', { name: words.confirm.confirm }));
    expect(await screen.findByText(words.discarded(waiting.recipient))).toBeVisible();
  });
});

it.each([
  ['Sending an email again', 'retry'],
  ['Discarding an email', 'discard'],
] as const)('%s continues after signing in again, if the session has ended', async (_title, method) => {
  const { backend, user } = await openMails();
  const act = vi.spyOn(backend.mails, method).mockRejectedValueOnce(new SignedOut());
  await user.click(buttonFor(words[method], waiting));
  if (method === 'discard') {
    await user.click((await confirmation()).getByRole('button', { name: words.confirm.confirm }));
  }
  const form = within(await screen.findByRole('dialog', { name: login.again.title }));
  fireEvent.change(form.getByLabelText(login.password), { target: { value: demoAccount.password } });
  fireEvent.click(form.getByRole('button', { name: login.title }));
  const { retried, discarded } = words;
  expect(await screen.findByText((method === 'retry' ? retried : discarded)(waiting.recipient))).toBeVisible();
  expect(act.mock.calls).toEqual([[waiting.id], [waiting.id]]);
});
