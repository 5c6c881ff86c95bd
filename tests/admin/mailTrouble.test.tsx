import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, mailsPath } from '#adminPaths';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { mailWords as words } from '#content/admin/mails.ts';
import { messageWords } from '#content/admin/messages.ts';
import { unsentMailStateLabels } from '#content/domain/unsentMail.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoment } from '#domain/moments.ts';
import type { UnsentMail } from '#domain/unsentMail.ts';
import { paths } from '#paths';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { backendWithMails, unsentMails } from '#tests/support/unsentMails.ts';

const [waiting, refused, queued] = unsentMails as [UnsentMail, UnsentMail, UnsentMail];
const entries = () => within(screen.getByRole('list', { name: words.list })).getAllByRole('listitem');

it('The warning about mails leads to the list of exactly those it counts', async () => {
  const { backend } = backendWithMails([...unsentMails, { ...waiting, id: 'other' }]);
  const { mailTrouble: notices } = dashboard;
  const sample = await backend.dashboard.read();
  const since = { waiting: waiting.createdAt, refused: refused.createdAt };
  const mailTrouble = { waiting: 2, refused: 1, since };
  vi.spyOn(backend.dashboard, 'read').mockResolvedValue({ ...sample, mailTrouble });
  const router = await renderSite(paths.admin, { backend });
  const notice = within(screen.getByRole('region', { name: notices.title }));
  const [toWaiting, toRefused] = [notices.seeWaiting, notices.seeRefused].map((name) =>
    notice.getByRole('link', { name }),
  );
  for (const state of ['waiting', 'refused'] as const) {
    expect(
      notice.getByText(notices[state](mailTrouble[state], formatDate(since[state])), { exact: false }),
    ).toBeVisible();
  }
  expect(toRefused).toHaveAttribute('href', mailsPath({ state: 'refused' }));
  await newUser().click(toWaiting as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.mails));
  await waitFor(() => expect(entries()).toHaveLength(mailTrouble.waiting));
});

describe('A mailbox that cannot be read', () => {
  const { mailbox } = messageWords;
  const mailboxFailure = { since: '2027-06-14T10:30:00.000Z', cause: 'Wrong password.' };

  it.each([paths.admin, adminPaths.messages])('is reported with since when and why on %s', async (path) => {
    const backend = createSampleBackend();
    const sample = await backend.dashboard.read();
    vi.spyOn(backend.dashboard, 'read').mockResolvedValue({ ...sample, mailboxFailure });
    await renderSite(path, { backend });
    const notice = screen.getByRole('region', { name: mailbox.title });
    expect(notice).toHaveTextContent(mailbox.text(formatMoment(mailboxFailure.since)));
    expect(notice).toHaveTextContent(mailbox.cause(mailboxFailure.cause));
  });

  it.each([paths.admin, adminPaths.messages])('is not reported once it is read again: %s', async (path) => {
    await renderSite(path);
    expect(screen.queryByText(mailbox.title)).not.toBeInTheDocument();
  });
});

describe('Without a mail server', () => {
  const entryOf = ({ recipient }: UnsentMail) => entries().find((entry) => entry.textContent?.includes(recipient));

  it('the list of undelivered emails says so, and offers only to discard them', async () => {
    const { backend } = backendWithMails(unsentMails, false);
    await renderSite(adminPaths.mails, { backend });
    expect(screen.getByText(words.noServer)).toBeVisible();
    expect(screen.queryByText(words.text)).not.toBeInTheDocument();
    expect(entryOf(queued)).toHaveTextContent(words.waitsForServer);
    expect(entryOf(queued)).not.toHaveTextContent(unsentMailStateLabels.queued);
    expect(entryOf(refused)).toHaveTextContent(words.noAttempt);
    expect(screen.queryByRole('button', { name: new RegExp(`^${words.retry}`) })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: new RegExp(`^${words.discard}`) })).toHaveLength(3);
  });

  it('an empty list does not claim that all emails were sent', async () => {
    const { backend } = backendWithMails([], false);
    await renderSite(adminPaths.mails, { backend });
    expect(screen.getByRole('heading', { name: words.noneWaiting.title })).toBeVisible();
    expect(screen.queryByRole('heading', { name: words.none.title })).not.toBeInTheDocument();
  });

  it('the dashboard does not promise that emails are retried', async () => {
    const { backend } = backendWithMails(unsentMails, false);
    const sample = await backend.dashboard.read();
    const mailTrouble = { waiting: 2, refused: 0, since: { waiting: waiting.createdAt, refused: null } };
    vi.spyOn(backend.dashboard, 'read').mockResolvedValue({ ...sample, mailTrouble, hasMailServer: false });
    await renderSite(paths.admin, { backend });
    const notice = within(screen.getByRole('region', { name: dashboard.mailTrouble.title }));
    const sentence = dashboard.mailTrouble.noServer(2, formatDate(waiting.createdAt));
    expect(notice.getByText(sentence, { exact: false })).toBeVisible();
  });
});
