import Link, { type LinkProps } from '@mui/material/Link';

/** A link whose target does not exist yet: it reads as an unavailable link and goes nowhere. */
export function PlaceholderLink({ children, ...props }: Omit<LinkProps, 'href'>) {
  return (
    <Link {...props} component="a" role="link" aria-disabled="true">
      {children}
    </Link>
  );
}
