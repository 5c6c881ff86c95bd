import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

/** Props of {@link LinkBehavior}: an anchor's. */
export interface LinkBehaviorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * What every MUI link and link-like button renders: addresses of this site go through the router,
 * all others (`tel:`, `mailto:`, `https:`, `#`) stay plain anchors.
 */
export function LinkBehavior({ href, ref, ...props }: LinkBehaviorProps) {
  if (href?.startsWith('/')) return <Link ref={ref} to={href} {...props} />;
  return <a ref={ref} href={href} {...props} />;
}
