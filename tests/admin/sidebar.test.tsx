import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminPaths, leadPath } from '#adminPaths';
import { shell } from '#content/admin/shell.ts';
import { paths } from '#paths';
import { sampleBackendWith } from '../support/backends.ts';
import { newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const entry = (name: string) =>
  within(screen.getByRole('navigation', { name: shell.menu })).getByRole('link', { name: new RegExp(`^${name}`) });
const { dashboard, leads } = shell.entries;

it('The sidebar highlights the section of the page', async () => {
  await renderSite(leadPath('1'));
  expect(entry(leads)).toHaveAttribute('aria-current', 'page');
  expect(entry(leads)).toHaveClass('Mui-selected');
  expect(entry(dashboard)).not.toHaveAttribute('aria-current');
  expect(entry(dashboard)).not.toHaveClass('Mui-selected');
});

it('The sidebar highlights a section while it is loading, and names it as current once it is there', async () => {
  const backend = sampleBackendWith({});
  const { list } = backend.leads;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  backend.leads.list = async (...query) => {
    await held;
    return list(...query);
  };
  const router = await renderSite(paths.admin, { backend });
  await newUser().click(entry(leads));
  await waitFor(() => expect(entry(leads)).toHaveClass('Mui-selected'));
  expect(router.state.location.pathname).toBe(paths.admin);
  expect(entry(leads)).not.toHaveAttribute('aria-current');
  expect(entry(dashboard)).not.toHaveClass('Mui-selected');
  expect(entry(dashboard)).toHaveAttribute('aria-current', 'page');
  await act(async () => answer());
  expect(await screen.findByRole('grid')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(adminPaths.leads);
  expect(entry(leads)).toHaveAttribute('aria-current', 'page');
});

it('The menu of small screens is announced by its button as open, and as closed again', async () => {
  await renderSite(paths.admin);
  const user = newUser();
  const button = () => screen.getByRole('button', { name: shell.openMenu, hidden: true });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
});
