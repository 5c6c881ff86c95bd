import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editLeadPath, leadPath } from '#adminPaths';
import { leadForm } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { shell } from '#content/admin/shell.ts';
import { leadStatusLabels } from '#domain/lead.ts';
import { leads } from '#sample/leads.ts';
import { newUser, onPhone } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { rows } from './list.ts';

const [lead] = leads as [(typeof leads)[0]];
const surname = lead.name.split(' ').at(-1);
const row = () => within(rows()[0] as HTMLElement);

async function opened(address = '/admin/leads') {
  const router = await renderSite(address);
  return { user: newUser(), pathname: () => router.state.location.pathname };
}

describe('A record of a list is opened', () => {
  it('by its name, which is a link', async () => {
    const { user, pathname } = await opened(`/admin/leads?sort=name&q=${surname}`);
    const link = row().getByRole('link', { name: new RegExp(`^${lead.name}`) });
    expect(link).toHaveAttribute('href', `${leadPath(lead.id)}?sort=name&q=${surname}`);
    // Rows have a single tab stop.
    expect(link).toHaveAttribute('tabindex', '-1');
    await user.click(link);
    await waitFor(() => expect(pathname()).toBe(leadPath(lead.id)));
  });

  it('by a click anywhere in its row', async () => {
    const { user, pathname } = await opened();
    await user.click(row().getByText(lead.phone));
    await waitFor(() => expect(pathname()).toBe(leadPath(lead.id)));
  });

  it('by Enter in any of its cells', async () => {
    const { user, pathname } = await opened();
    row().getByText(lead.phone).closest<HTMLElement>('[role=gridcell]')?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pathname()).toBe(leadPath(lead.id)));
  });

  it('by its name on a phone', async () => {
    onPhone();
    const { user, pathname } = await opened();
    await user.click(within(screen.getByRole('heading', { name: lead.name })).getByRole('link'));
    await waitFor(() => expect(pathname()).toBe(leadPath(lead.id)));
  });
});

describe('Back in the list, the focus is on the row that was opened', () => {
  /** Opens the lead with the mouse, and returns to the list. */
  const openWithMouse = async ({ user, pathname }: Awaited<ReturnType<typeof opened>>) => {
    await user.click(row().getByText(lead.phone));
    await waitFor(() => expect(pathname()).toBe(leadPath(lead.id)));
    await user.click(await screen.findByRole('link', { name: leadForm.missing.back }));
    await waitFor(() => expect(pathname()).toBe('/admin/leads'));
    // The grid moves the focus into a cell after one more rendering.
    await act(async () => undefined);
  };
  /** Presses Enter on a link of the page that was just opened, once that page has taken the focus. */
  const followByEnter = async (user: ReturnType<typeof newUser>, name: string) => {
    const link = await screen.findByRole('link', { name });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    link.focus();
    await user.keyboard('{Enter}');
  };
  const cellOf = (text: string) => row().getByText(text).closest<HTMLElement>('[role=gridcell]');

  it('by Enter in one of its cells', async () => {
    const { user, pathname } = await opened();
    cellOf(lead.phone)?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pathname()).toBe(leadPath(lead.id)));
    await followByEnter(user, leadForm.missing.back);
    await waitFor(() => expect(pathname()).toBe('/admin/leads'));
    await waitFor(() => expect(cellOf(lead.phone)).toHaveFocus());
  });

  it('by its edit button', async () => {
    const { user, pathname } = await opened();
    const edit = () => row().getByRole('link', { name: leadWords.edit(lead.name) });
    edit().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pathname()).toBe(editLeadPath(lead.id)));
    for (const name of [leadForm.back, leadForm.missing.back]) await followByEnter(user, name);
    await waitFor(() => expect(pathname()).toBe('/admin/leads'));
    await waitFor(() => expect(rows()[0]).toContainElement(document.activeElement as HTMLElement));
  });

  it('unless Enter only opened a menu there, and the record was opened in another way', async () => {
    const page = await opened();
    row()
      .getByRole('button', { name: new RegExp(leadStatusLabels[lead.status]) })
      .focus();
    await page.user.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeVisible();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openWithMouse(page);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('unless Enter opened another tab', async () => {
    const page = await opened();
    const edit = row().getByRole('link', { name: leadWords.edit(lead.name) });
    edit.focus();
    fireEvent.keyDown(edit, { key: 'Enter', ctrlKey: true });
    await openWithMouse(page);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  /** Opens the lead by Enter, and moves on with `leave`. */
  const leaveLead = async (leave: (user: ReturnType<typeof newUser>) => Promise<void>) => {
    const { user, pathname } = await opened();
    cellOf(lead.phone)?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pathname()).toBe(leadPath(lead.id)));
    await leave(user);
    await waitFor(() => expect(pathname()).toBe('/admin/leads'));
    // The grid moves the focus into a cell after one more rendering.
    await act(async () => undefined);
    expect(screen.getByRole('main')).toHaveFocus();
  };

  it('unless the list was opened anew by the sidebar', async () => {
    await leaveLead(async (user) => {
      const sidebar = within(screen.getByRole('navigation', { name: shell.menu }));
      await user.click(sidebar.getByRole('link', { name: new RegExp(`^${shell.entries.leads}`) }));
    });
  });

  it('unless the list was opened anew by the command menu', async () => {
    await leaveLead(async (user) => {
      await user.keyboard('{Control>}k{/Control}');
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${shell.entries.leads}`) }));
    });
  });

  it('unless it was opened with the mouse', async () => {
    const page = await opened();
    await openWithMouse(page);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it('The buttons of a row are pressed by Space, too', async () => {
  const { user } = await opened();
  row()
    .getByRole('button', { name: leadWords.remove(lead.name) })
    .focus();
  await user.keyboard(' ');
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(leadWords.confirmRemove(lead.name));
});

describe('A record of a list is not opened', () => {
  it.each(['{Control>}', '{Meta>}', '{Shift>}', '{Alt>}'])('by a click with %s', async (key) => {
    const { user, pathname } = await opened();
    await user.keyboard(key);
    await user.click(row().getByText(lead.phone));
    expect(pathname()).toBe('/admin/leads');
  });

  it('by its checkbox', async () => {
    const { user, pathname } = await opened();
    const box = row().getByRole('checkbox', { name: listWords.select(lead.name) });
    await user.click(box);
    expect(box).toBeChecked();
    expect(pathname()).toBe('/admin/leads');
  });

  it('by selecting some of its text', async () => {
    const { user, pathname } = await opened();
    const text = row().getByText(lead.phone);
    await user.pointer([{ target: text, offset: 0, keys: '[MouseLeft>]' }, { offset: 5 }, { keys: '[/MouseLeft]' }]);
    expect(String(window.getSelection())).not.toBe('');
    expect(pathname()).toBe('/admin/leads');
  });

  it('by Enter on one of its buttons', async () => {
    const { user, pathname } = await opened();
    row()
      .getByRole('button', { name: leadWords.remove(lead.name) })
      .focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(pathname()).toBe('/admin/leads');
  });
});
