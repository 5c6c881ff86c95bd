import { serviceCards } from '#content/services/cards.ts';
import { menuLabels } from '#content/site.ts';
import { paths } from '#paths';

/** An entry of the header's menu and the footer's lists. */
export interface MenuEntry {
  label: string;
  href: string;
}

/** The service pages, for the desktop submenu, the mobile menu and the footer. */
export const serviceEntries: readonly MenuEntry[] = serviceCards.map(({ name, path }) => ({ label: name, href: path }));

const mainPages = ['home', 'about', 'services', 'gallery', 'testimonials', 'blog'] as const;

/** The pages of the main menu, in order. */
export const pageEntries: readonly MenuEntry[] = mainPages.map((page) => ({
  label: menuLabels[page],
  href: paths[page],
}));
