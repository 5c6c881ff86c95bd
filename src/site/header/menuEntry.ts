import type { Theme } from '@mui/material/styles';
import { samePath } from '#paths';

/**
 * @param properties CSS properties to animate on hover, press or open.
 * @returns the theme's short transition of these properties, as an `sx` value.
 */
export const transitionOf =
  (...properties: string[]) =>
  ({ transitions }: Theme) =>
    transitions.create(properties, { duration: transitions.duration.short, easing: transitions.easing.quiet });

/**
 * @param pathname of the current page. @param href target of the entry.
 * @returns `aria-current` of the entry: `page` if it links to the current page or to an ancestor, otherwise undefined.
 */
export function currentOf(pathname: string, href: string): 'page' | undefined {
  return pathname.startsWith(`${href}/`) || samePath(pathname, href) ? 'page' : undefined;
}

/** Styles of an entry of the desktop menu, link or button; the current page is underlined. */
export const entryStyles = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 'fontWeightMedium',
  textDecoration: 'none',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 8,
    // A border, because forced colours remove backgrounds.
    borderBottom: '1px solid',
    opacity: 0,
    transition: transitionOf('opacity'),
  },
  '&:hover::after, &[aria-current]::after': { opacity: 1 },
} as const;
