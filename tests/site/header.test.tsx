import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aboutBanner } from '#content/about.ts';
import { weddingCard } from '#content/services/wedding/card.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { paths, servicePath } from '#paths';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const menuButton = () => screen.getByRole('button', { name: siteLabels.openMenu, hidden: true });

/** Opens the menu of small screens. */
async function openMenu(address: string) {
  await renderSite(address);
  await newUser().click(menuButton());
  return within(await screen.findByRole('dialog', { name: siteLabels.mainMenu }));
}

it('The menu marks the contact page as the current one', async () => {
  await renderSite(paths.contact);
  const menu = within(screen.getByRole('navigation', { name: siteLabels.mainMenu }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName(menuLabels.contact);
});

describe('The menu of small screens', () => {
  it('is announced by its button as open, and as closed again', async () => {
    await renderSite(paths.home);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await newUser().click(menuButton());
    await screen.findByRole('dialog', { name: siteLabels.mainMenu });
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    await newUser().keyboard('{Escape}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the services at once on the page of one of them, which is marked', async () => {
    const menu = await openMenu(servicePath(weddingCard.id));
    expect(menu.getByRole('button', { name: siteLabels.servicesMenu, expanded: true })).toBeInTheDocument();
    expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName(weddingCard.name);
  });

  it('hides the services on any other page', async () => {
    const menu = await openMenu(paths.services);
    expect(menu.getByRole('button', { name: siteLabels.servicesMenu, expanded: false })).toBeInTheDocument();
    expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName(menuLabels.services);
  });
});

describe('The focus after the menu of small screens', () => {
  const main = () => screen.getByRole('main');

  it('is on the page that was chosen in it', async () => {
    const menu = await openMenu(paths.home);
    await newUser().click(menu.getByRole('link', { name: menuLabels.about }));
    expect(await screen.findByRole('heading', { level: 1, name: aboutBanner.title })).toBeVisible();
    await waitFor(() => expect(main()).toHaveFocus());
  });

  it('is on the page to which Back leads, also after it was once closed by Escape', async () => {
    const router = await renderSite(paths.about);
    await act(() => router.navigate(paths.contact));
    const user = newUser();
    await user.click(menuButton());
    await screen.findByRole('dialog', { name: siteLabels.mainMenu });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menuButton()).toHaveFocus());
    await user.click(menuButton());
    await waitFor(() => expect(menuButton()).toHaveAttribute('aria-expanded', 'true'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: aboutBanner.title })).toBeVisible();
    await waitFor(() => expect(main()).toHaveFocus());
  });
});

describe('The submenu of the services', () => {
  const button = () =>
    within(screen.getByRole('navigation', { name: siteLabels.mainMenu })).getByRole('button', {
      name: siteLabels.servicesMenu,
    });

  it('closes on Escape, and its button has the focus again', async () => {
    await renderSite(paths.home);
    const user = newUser();
    await user.click(button());
    const entry = within(screen.getByRole('navigation', { name: siteLabels.mainMenu })).getByRole('link', {
      name: weddingCard.name,
    });
    entry.focus();
    await user.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
  });

  it('closes when the current page is chosen', async () => {
    await renderSite(servicePath(weddingCard.id));
    const user = newUser();
    await user.click(button());
    const menu = within(screen.getByRole('navigation', { name: siteLabels.mainMenu }));
    await user.click(menu.getByRole('link', { name: weddingCard.name }));
    await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('is not opened by a touch of the link, which leads to the services', async () => {
    await renderSite(paths.home);
    fireEvent.pointerEnter(button().closest('li') as HTMLElement, { pointerType: 'touch' });
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the pointer leaves it, unless its button has pinned it', async () => {
    await renderSite(paths.home);
    const user = newUser();
    await user.hover(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await user.unhover(button());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());
    await user.unhover(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it('takes no focus on Escape if it was only hovered', async () => {
    await renderSite(paths.home);
    const user = newUser();
    await user.hover(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).not.toHaveFocus();
  });
});
