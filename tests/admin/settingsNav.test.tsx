import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { commandMenu } from '#content/admin/commandMenu.ts';
import { settings } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { paths } from '#paths';
import { demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const { people, privacy, bookingRules, templates, mails, log } = settings.entries;
interface Entry {
  path: string;
  label: string;
}
const forAll: readonly Entry[] = [
  { path: adminPaths.bookingRules, label: bookingRules },
  { path: adminPaths.templates, label: templates },
  { path: adminPaths.mails, label: mails },
];
const forOwners: readonly Entry[] = [
  { path: adminPaths.settings, label: people },
  { path: adminPaths.privacy, label: privacy },
  { path: adminPaths.log, label: log },
];

const entries = () => within(screen.getByRole('navigation', { name: settings.nav })).getAllByRole('link');

/** @returns a backend whose session is that of somebody who is no owner. */
function staffBackend() {
  const backend = sampleBackendWith({});
  vi.spyOn(backend.session, 'current').mockResolvedValue({ ...demoSession, role: 'staff' });
  return backend;
}

describe('Each page of the settings', () => {
  it.each([...forAll, ...forOwners])(
    'has the navigation to all of them, with its own entry as the current one: $label',
    async (entry) => {
      await renderSite(entry.path);
      expect(entries().map(({ textContent }) => textContent)).toEqual(Object.values(settings.entries));
      const current = entries().filter((link) => link.getAttribute('aria-current') === 'page');
      expect(current.map(({ textContent }) => textContent)).toEqual([entry.label]);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(settings.title);
      await waitFor(() => expect(document.title).toBe(shell.documentTitle(entry.label, 0)));
    },
  );

  it.each([...forAll, ...forOwners])(
    'offers staff other than owners those that they may see: $label',
    async (entry) => {
      await renderSite(entry.path, { backend: staffBackend() });
      expect(entries().map(({ textContent }) => textContent)).toEqual(forAll.map(({ label }) => label));
      const isOwnersOnly = forOwners.includes(entry);
      expect(screen.queryAllByRole('heading', { name: settings.ownersOnly.title })).toHaveLength(isOwnersOnly ? 1 : 0);
    },
  );
});

describe('Staff other than owners', () => {
  it('get to the settings that they may see by the account menu, without the log', async () => {
    const router = await renderSite(paths.admin, { backend: staffBackend() });
    press(demoSession.name);
    const menu = within(await screen.findByRole('menu', { name: demoSession.name }));
    expect(menu.queryByRole('menuitem', { name: shell.log })).not.toBeInTheDocument();
    fireEvent.click(menu.getByRole('menuitem', { name: shell.settings }));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.bookingRules));
  });

  it('are offered no pages for owners by the command menu', async () => {
    await renderSite(paths.admin, { backend: staffBackend() });
    press(commandMenu.title);
    const menu = within(await screen.findByRole('dialog', { name: commandMenu.title }));
    expect(menu.getByRole('option', { name: bookingRules })).toBeVisible();
    for (const { label } of forOwners) expect(menu.queryByRole('option', { name: label })).not.toBeInTheDocument();
  });
});
