import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adminPaths, mailsPath } from '#adminPaths';
import { dashboard } from '#content/admin/dashboard.ts';
import { mailWords as words } from '#content/admin/mails.ts';
import { formatDate } from '#domain/dates.ts';
import type { UnsentMail } from '#domain/unsentMail.ts';
import { paths } from '#paths';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { backendWithMails, unsentMails } from '#tests/support/unsentMails.ts';

const [waiting, refused] = unsentMails as [UnsentMail, UnsentMail];
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
