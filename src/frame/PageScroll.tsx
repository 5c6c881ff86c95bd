import { type Location, ScrollRestoration } from 'react-router-dom';

/** The router's key of every page that was opened by its URL. */
const openedByUrl = 'default';

const keyOf = ({ key, pathname, search }: Location): string => (key === openedByUrl ? pathname + search : key);

/**
 * Starts each page at its top, and restores the scroll position on Back, Forward and reload. A page opened by its URL
 * has its own position, because it would otherwise start where any other one was left.
 */
export const PageScroll = () => <ScrollRestoration getKey={keyOf} />;
