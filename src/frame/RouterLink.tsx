import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Props of {@link RouterLink}: those of an anchor. */
export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** Keeps the scroll position on navigation. */
  preventScrollReset?: boolean;
}

/**
 * The link component of every MUI link and link button: URLs of this site go through the router, all others (`tel:`,
 * `mailto:`, `https:`, `#`) are plain anchors.
 */
export function RouterLink({ preventScrollReset, ...props }: RouterLinkProps) {
  if (!props.href?.startsWith('/')) return <a {...props} />;
  return <SiteLink {...props} href={props.href} preventScrollReset={preventScrollReset} />;
}

/** React Router's own `Link` would add 3 KB for prefetching, which only its framework mode uses. */
function SiteLink({ href, preventScrollReset, onClick, ...props }: RouterLinkProps & { href: string }) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, { target: props.target, preventScrollReset });
  return (
    <a
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
