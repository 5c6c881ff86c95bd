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

/** The pages of the main menu, in order. */
export const pageEntries: readonly MenuEntry[] = [
  { label: menuLabels.home, href: paths.home },
  { label: menuLabels.about, href: paths.about },
  { label: menuLabels.services, href: paths.services },
  { label: menuLabels.gallery, href: paths.gallery },
  { label: menuLabels.testimonials, href: paths.testimonials },
  { label: menuLabels.blog, href: paths.blog },
];
