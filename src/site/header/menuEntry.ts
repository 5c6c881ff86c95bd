import type { Theme } from '@mui/material/styles';
import { paths, samePath } from '#paths';

/**
 * @param properties of CSS that change when something is pointed at, pressed or opened.
 * @returns the house's quiet transition of them, as a value of `sx`.
 */
export const transitionOf =
  (...properties: string[]) =>
  ({ transitions }: Theme) =>
    transitions.create(properties, { duration: transitions.duration.short, easing: transitions.easing.quiet });

/**
 * @param pathname of the page that is shown. @param href the page an entry leads to.
 * @returns the entry's `aria-current`: it leads to that page, or to one above it.
 */
export function currentOf(pathname: string, href: string): 'page' | undefined {
  const below = href !== paths.home && pathname.startsWith(`${href}/`);
  return below || samePath(pathname, href) ? 'page' : undefined;
}

/** Styles of an entry of the desktop menu, link or button: a hairline marks the present page. */
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
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 8,
    height: '1px',
    backgroundColor: 'currentColor',
    opacity: 0,
    transition: transitionOf('opacity'),
  },
  '&:hover::after, &[aria-current]::after': { opacity: 1 },
} as const;
