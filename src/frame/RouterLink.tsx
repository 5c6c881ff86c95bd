import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Props of {@link RouterLink}: an anchor's. */
export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/**
 * What every MUI link and link-like button renders: addresses of this site go through the router,
 * all others (`tel:`, `mailto:`, `https:`, `#`) stay plain anchors.
 */
export function RouterLink({ preventScrollReset, ...props }: RouterLinkProps) {
  if (!props.href?.startsWith('/')) return <a {...props} />;
  return <SiteLink {...props} href={props.href} preventScrollReset={preventScrollReset} />;
}

/** The router's own `Link` would bring 3 KB along for every visitor: prefetching, which only its framework mode uses. */
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
