import Link, { type LinkProps } from '@mui/material/Link';

/** A link without a target yet; announced to screen readers as a disabled link. */
export function PlaceholderLink({ children, ...props }: Omit<LinkProps, 'href'>) {
  return (
    <Link {...props} component="a" role="link" aria-disabled="true">
      {children}
    </Link>
  );
}
