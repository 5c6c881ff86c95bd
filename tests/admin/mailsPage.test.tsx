import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, conversationPath, leadPath } from '#adminPaths';
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
import { backendWithMails } from '#tests/support/unsentMails.ts';
import { entries, entryOf, openMails, queued, refused, waiting } from './mailsPage.ts';

describe('The page of undelivered emails', () => {
  it('shows whom each is for, its state, what the mail server replied and when it is tried next', async () => {
    await openMails();
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

  it('shows the whole reply, which names the address before it says what is wrong', async () => {
    const { backend } = backendWithMails([
      { ...refused, error: `550 <${'a'.repeat(200)}@example.org>: No such user.` },
    ]);
    await renderSite(adminPaths.mails, { backend, styled: true });
    expect(screen.getByText(/No such user\.$/)).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('says why only codes of the reply to an email with a personal link are shown, once there is one', async () => {
    await openMails('', [queued, { ...queued, id: 'tried', attempts: 1 }]);
    expect(screen.getAllByText(words.accessLink.included)).toHaveLength(1);
  });

  it('offers no second attempt for an email that came back after its personal link was deleted', async () => {
    const returned: UnsentMail = { ...refused, id: 'returned', recipient: 'iris@example.org', accessLink: 'removed' };
    await openMails('', [refused, returned]);
    const entry = within(entryOf(returned));
    expect(entry.getByText(words.accessLink.removed)).toBeVisible();
    expect(entry.getByText(words.error(returned.error))).toBeVisible();
    const buttons = entry.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([words.discard]);
    expect(within(entryOf(refused)).getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByText(words.accessLink.included)).not.toBeInTheDocument();
  });

  it('links to the lead or to the messages of the person, if there is one', async () => {
    await openMails();
    const linkOf = (mail: UnsentMail) => within(entryOf(mail)).queryByRole('link')?.getAttribute('href') ?? null;
    expect([linkOf(waiting), linkOf(refused), linkOf(queued)]).toEqual([leadPath('1'), conversationPath('2'), null]);
    expect(
      screen.getByRole('link', { name: words.act(words.openLead, waiting.recipient, waiting.subject) }),
    ).toBeVisible();
  });

  it('links to the messages of a person who has a lead as well, as the email belongs to them', async () => {
    const mail = { ...waiting, leadId: '1', conversationId: '2' };
    await openMails('', [mail]);
    expect(within(entryOf(mail)).getByRole('link')).toHaveAttribute('href', conversationPath('2'));
  });

  it('says that all were sent if there is none, as in the demo', async () => {
    await renderSite(adminPaths.mails);
    expect(screen.getByRole('heading', { name: words.none.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: words.clear })).not.toBeInTheDocument();
  });

  it('is filtered by state and sorted by time in the URL', async () => {
    const { router, user } = await openMails();
    const state = screen.getByRole('combobox', { name: unsentMailEntity.fields.state.label });
    await user.selectOptions(state, unsentMailStateLabels.refused);
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(router.state.location.search).toBe('?state=refused');
    await user.selectOptions(state, words.all.state);
    await waitFor(() => expect(entries()).toHaveLength(3));
    await user.selectOptions(screen.getByRole('combobox', { name: listWords.sort }), unsentMailSorts.createdAt[0]);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=createdAt'));
  });

  it('is marked as busy while a filtered list takes its time', async () => {
    const { backend, user } = await openMails();
    const list = () => screen.getByRole('list', { name: words.list });
    expect(list()).toHaveAttribute('aria-busy', 'false');
    vi.spyOn(backend.mails, 'list').mockImplementation(() => new Promise(() => undefined));
    const state = screen.getByRole('combobox', { name: unsentMailEntity.fields.state.label });
    await user.selectOptions(state, unsentMailStateLabels.refused);
    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'true'));
  });

  describe('once some seconds have passed', () => {
    const pass = () => act(() => vi.advanceTimersByTimeAsync(5000));
    const openAndCount = async (mails: UnsentMail[], hasMailServer = true) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const { backend, leave } = backendWithMails(mails, hasMailServer);
      const router = await renderSite(adminPaths.mails, { backend });
      return { router, backend, leave, read: vi.spyOn(backend.mails, 'list') };
    };

    it('no longer contains a mail that was due and has been sent', async () => {
      const { leave, read } = await openAndCount([queued, refused]);
      leave(queued.id);
      await pass();
      expect(entries()).toHaveLength(1);
      await pass();
      expect(read).toHaveBeenCalledOnce();
    });

    it.each([
      ['if none is due', [waiting, refused], true],
      ['if nothing can be sent', [queued], false],
    ] as const)('is not read again %s', async (_when, mails, hasMailServer) => {
      const { read } = await openAndCount([...mails], hasMailServer);
      await pass();
      expect(read).not.toHaveBeenCalled();
    });

    it('is not read again while the tab is hidden', async () => {
      const { read } = await openAndCount([queued]);
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await pass();
      expect(read).not.toHaveBeenCalled();
    });

    it('is not read again after the page was left', async () => {
      const { router, read } = await openAndCount([queued]);
      await act(() => router.navigate(adminPaths.account));
      await pass();
      expect(read).not.toHaveBeenCalled();
    });

    it('is not read anew while it is being read', async () => {
      const { read } = await openAndCount([queued]);
      read.mockImplementation(() => new Promise(() => undefined));
      for (const _time of [1, 2, 3]) await pass();
      expect(read).toHaveBeenCalledOnce();
    });

    it('does not keep another page from being opened', async () => {
      const { router, backend } = await openAndCount([queued]);
      const leads = vi.spyOn(backend.leads, 'list').mockImplementation(() => new Promise(() => undefined));
      await act(async () => void router.navigate(adminPaths.leads));
      await vi.waitFor(() => expect(leads).toHaveBeenCalled(), 15_000);
      for (const _time of [1, 2, 3]) await pass();
      expect(leads).toHaveBeenCalledOnce();
    });
  });

  it('says that nothing matches a filter, which can be cleared', async () => {
    const { user } = await openMails('?state=refused', [waiting]);
    expect(screen.getByRole('heading', { name: words.empty.title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.clear }));
    await waitFor(() => expect(entries()).toHaveLength(1));
  });

  it('is split into pages', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ ...waiting, id: `m${index}`, subject: `Email ${index}` }));
    const { router, user } = await openMails('', many);
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
