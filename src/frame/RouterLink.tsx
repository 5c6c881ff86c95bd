import type { AnchorHTMLAttributes, Ref } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '#components/afterPaint.ts';
import { opensHere } from './opensHere.ts';

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

/**
 * React Router's own `Link` would add 3 KB for prefetching, which only its framework mode uses, and loads the next page
 * before the browser can paint the press.
 */
function SiteLink({ href, preventScrollReset, onClick, ...props }: RouterLinkProps & { href: string }) {
  const navigate = useNavigate();
  const replace = createPath(useLocation()) === href;
  return (
    <a
      {...props}
      href={useHref(href)}
      onClick={async (event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        await afterPaint();
        navigate(href, { replace, preventScrollReset });
      }}
    />
  );
}
