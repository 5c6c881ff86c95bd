import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { controlKey, keysDialog, commandMenu as words } from '#content/admin/commandMenu.ts';
import { leadWords } from '#content/admin/leads.ts';
import { newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

describe('The question mark key', () => {
  it('opens the list of keyboard shortcuts', async () => {
    const user = newUser();
    await renderSite('/admin');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: keysDialog.title });
    expect(within(dialog).getByText(keysDialog.places[0].keys[0].key)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: keysDialog.close }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it.each([
    ['MacIntel', '⌘'],
    ['Win32', controlKey],
  ])('lists the shortcuts with the key names of the keyboard: %s, %s', async (platform, control) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    const user = newUser();
    await renderSite('/admin');
    expect(screen.getByRole('button', { name: words.title })).toHaveAttribute(
      'title',
      `${words.title} (${words.shortcut.replace(controlKey, control)})`,
    );
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: keysDialog.title });
    const shown = within(dialog).getAllByRole('term');
    const shortcuts = keysDialog.places.flatMap(({ keys }) => keys.map(({ key }) => key));
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      shortcuts.map((key) => key.replace(controlKey, control)),
    );
  });

  it('types a question mark in a text field', async () => {
    const user = newUser();
    await renderSite('/admin/leads');
    await user.type(screen.getByRole('searchbox', { name: leadWords.search.label }), '?');
    expect(screen.getByRole('searchbox', { name: leadWords.search.label })).toHaveValue('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
