import { screen, within } from '@testing-library/react';
import { adminPaths } from '#adminPaths';
import { mailWords as words } from '#content/admin/mails.ts';
import type { UnsentMail } from '#domain/unsentMail.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { backendWithMails, unsentMails } from '#tests/support/unsentMails.ts';

/** One mail in each state. */
export const [waiting, refused, queued] = unsentMails as [UnsentMail, UnsentMail, UnsentMail];

/** Opens the page of undelivered emails. @param search query string of its URL. */
export async function openMails(search = '', mails = unsentMails) {
  const { backend, leave } = backendWithMails(mails);
  const router = await renderSite(adminPaths.mails + search, { backend });
  return { backend, leave, router, user: newUser() };
}

/** @returns the entries of the list. */
export const entries = () => within(screen.getByRole('list', { name: words.list })).getAllByRole('listitem');

/** @returns the entry of a mail. */
export const entryOf = ({ recipient }: UnsentMail) =>
  entries().find((entry) => entry.textContent?.includes(recipient)) as HTMLElement;

/** @returns the button of an action on a mail. */
export const buttonFor = (action: string, { recipient, subject }: UnsentMail) =>
  screen.getByRole('button', { name: words.act(action, recipient, subject) });
