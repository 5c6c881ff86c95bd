import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, conversationPath, leadPath } from '#adminPaths';
import { NotFound, Unreachable } from '#backend/errors.ts';
import { commandMenu } from '#content/admin/commandMenu.ts';
import { listWords } from '#content/admin/list.ts';
import { mailWords as words } from '#content/admin/mails.ts';
import { settings } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { unsentMailSorts, unsentMailStateLabels } from '#content/domain/unsentMail.ts';
import { formatMoment } from '#domain/moments.ts';
import { type UnsentMail, unsentMailEntity } from '#domain/unsentMail.ts';
import { paths } from '#paths';
import { demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { backendWithMails, unsentMails } from '#tests/support/unsentMails.ts';

const [waiting, refused, queued] = unsentMails as [UnsentMail, UnsentMail, UnsentMail];

async function open(search = '', mails = unsentMails) {
  const { backend, leave } = backendWithMails(mails);
  const router = await renderSite(adminPaths.mails + search, { backend });
  return { backend, leave, router, user: newUser() };
}

const entries = () => within(screen.getByRole('list', { name: words.list })).getAllByRole('listitem');
const entryOf = ({ recipient }: UnsentMail) =>
  entries().find((entry) => entry.textContent?.includes(recipient)) as HTMLElement;
const buttonFor = (action: string, { recipient, subject }: UnsentMail) =>
  screen.getByRole('button', { name: words.act(action, recipient, subject) });
const confirmation = async () => within(await screen.findByRole('alertdialog'));

describe('The page of undelivered emails', () => {
  it('shows whom each is for, its state, what the mail server replied and when it is tried next', async () => {
    await open();
    expect(entries()).toHaveLength(3);
    const first = entryOf(waiting);
    for (const text of [
      waiting.subject,
      unsentMailStateLabels.waiting,
      words.error(waiting.error),
      words.attempts(3),
      words.written(formatMoment(waiting.createdAt)),
      words.nextAttempt(formatMoment(String(waiting.nextAttemptAt))),
    ]) {
      expect(first).toHaveTextContent(text);
    }
    expect(entryOf(refused)).toHaveTextContent(words.noAttempt);
    expect(entryOf(refused)).toHaveTextContent(unsentMailStateLabels.refused);
    expect(entryOf(queued)).toHaveTextContent(words.due);
    expect(entryOf(queued)).not.toHaveTextContent(words.attempts(0));
    expect(screen.getByText(words.count(3, 3))).toHaveAttribute('role', 'status');
    await waitFor(() => expect(document.title).toBe(shell.documentTitle(words.title, 0)));
  });

  it('says why the reply to an email with a secret link is not shown, once there is one', async () => {
    await open('', [queued, { ...queued, id: 'tried', attempts: 1 }]);
    expect(screen.getAllByText(words.secret)).toHaveLength(1);
  });

  it('links to the lead or to the messages of the person, if there is one', async () => {
    await open();
    const linkOf = (mail: UnsentMail) => within(entryOf(mail)).queryByRole('link')?.getAttribute('href') ?? null;
    expect([linkOf(waiting), linkOf(refused), linkOf(queued)]).toEqual([leadPath('1'), conversationPath('2'), null]);
    expect(
      screen.getByRole('link', { name: words.act(words.openLead, waiting.recipient, waiting.subject) }),
    ).toBeVisible();
  });

  it('says that all were sent if there is none, as in the demo', async () => {
    await renderSite(adminPaths.mails);
    expect(screen.getByRole('heading', { name: words.none.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: words.clear })).not.toBeInTheDocument();
  });

  it('is filtered by state and sorted by time in the URL', async () => {
    const { router, user } = await open();
    const state = screen.getByRole('combobox', { name: unsentMailEntity.fields.state.label });
    await user.selectOptions(state, unsentMailStateLabels.refused);
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(router.state.location.search).toBe('?state=refused');
    await user.selectOptions(state, words.all.state);
    await waitFor(() => expect(entries()).toHaveLength(3));
    await user.selectOptions(screen.getByRole('combobox', { name: listWords.sort }), unsentMailSorts.createdAt[0]);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=createdAt'));
  });

  it('says that nothing matches a filter, which can be cleared', async () => {
    const { user } = await open('?state=refused', [waiting]);
    expect(screen.getByRole('heading', { name: words.empty.title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.clear }));
    await waitFor(() => expect(entries()).toHaveLength(1));
  });

  it('is split into pages', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ ...waiting, id: `m${index}`, subject: `Email ${index}` }));
    const { router, user } = await open('', many);
    expect(entries()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: listWords.nextPage }));
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('is open to staff other than owners', async () => {
    const { backend } = backendWithMails();
    vi.spyOn(backend.session, 'current').mockResolvedValue({ ...demoSession, role: 'staff' });
    await renderSite(adminPaths.mails, { backend });
    expect(entries()).toHaveLength(3);
    const nav = within(screen.getByRole('navigation', { name: settings.nav }));
    expect(nav.getByRole('link', { name: words.title })).toHaveAttribute('aria-current', 'page');
  });

  it('is found by the command menu', async () => {
    const router = await renderSite(paths.admin, { backend: sampleBackendWith({}) });
    press(commandMenu.title);
    const menu = within(await screen.findByRole('dialog', { name: commandMenu.title }));
    await newUser().click(menu.getByRole('option', { name: words.title }));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.mails));
  });
});

describe('Sending an email again', () => {
  it('says so, and keeps the focus on the button as long as the email is listed', async () => {
    const { backend, user } = await open();
    const retry = vi.spyOn(backend.mails, 'retry');
    await user.click(buttonFor(words.retry, refused));
    expect(await screen.findByText(words.retried(refused.recipient))).toBeVisible();
    expect(retry.mock.calls).toEqual([[refused.id]]);
    await waitFor(() => expect(entryOf(refused)).toHaveTextContent(unsentMailStateLabels.waiting));
    expect(buttonFor(words.retry, refused)).toHaveFocus();
  });

  it('moves the focus to the count once the email leaves the filtered list', async () => {
    const { user } = await open('?state=refused');
    await user.click(buttonFor(words.retry, refused));
    expect(await screen.findByRole('heading', { name: words.empty.title })).toBeVisible();
    expect(screen.getByText(words.count(0, 3))).toHaveFocus();
  });

  it('is asked for once while it is pending', async () => {
    const { backend, user } = await open();
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
    const { backend, leave, user } = await open();
    vi.spyOn(backend.mails, 'retry').mockRejectedValue(new NotFound('gone'));
    leave(refused.id);
    await user.click(buttonFor(words.retry, refused));
    expect(await screen.findByText(words.gone)).toBeVisible();
    await waitFor(() => expect(entries()).toHaveLength(2));
  });

  it('says that it failed without a connection, and keeps the list', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.mails, 'retry').mockRejectedValue(new Unreachable('away'));
    await user.click(buttonFor(words.retry, refused));
    expect(await screen.findByText(words.retryFailed)).toBeVisible();
    expect(entries()).toHaveLength(3);
    expect(buttonFor(words.retry, refused)).toHaveFocus();
  });
});

describe('Discarding an email', () => {
  it('is confirmed first, says so, and moves the focus to the count', async () => {
    const { backend, user } = await open();
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
    const { backend, user } = await open();
    await user.click(buttonFor(words.discard, waiting));
    vi.spyOn(backend.mails, 'list').mockRejectedValue(new Unreachable('away'));
    await user.click((await confirmation()).getByRole('button', { name: words.confirm.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(entries()).toHaveLength(3);
    expect(screen.getByText(words.count(3, 3))).toHaveFocus();
  });

  it('can be cancelled, which returns the focus to its button', async () => {
    const { user } = await open();
    await user.click(buttonFor(words.discard, waiting));
    await user.click((await confirmation()).getByRole('button', { name: words.confirm.cancel }));
    await waitFor(() => expect(buttonFor(words.discard, waiting)).toHaveFocus());
    expect(entries()).toHaveLength(3);
  });

  it('says that it was sent or discarded meanwhile instead', async () => {
    const { backend, leave, user } = await open();
    vi.spyOn(backend.mails, 'discard').mockRejectedValue(new NotFound('gone'));
    await user.click(buttonFor(words.discard, waiting));
    leave(waiting.id);
    await user.click((await confirmation()).getByRole('button', { name: words.confirm.confirm }));
    expect(await screen.findByText(words.gone)).toBeVisible();
    expect(screen.queryByText(words.discarded(waiting.recipient))).not.toBeInTheDocument();
  });

  it('shows an error in the dialog if it fails, and can be tried again', async () => {
    const { backend, user } = await open();
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
