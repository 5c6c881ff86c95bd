import { type Location, ScrollRestoration } from 'react-router-dom';

/** The router's key of every page that was opened by its URL, and of every jump within a page by a `#` link. */
const openedByUrl = 'default';

const keyOf = ({ key, pathname, search, hash }: Location): string =>
  key === openedByUrl ? pathname + search + hash : key;

/**
 * Starts each page at its top, and restores the scroll position on Back, Forward and reload. A page opened by its URL
 * has its own position, because it would otherwise start where any other one was left; so has each jump, which would
 * otherwise be undone.
 */
export const PageScroll = () => <ScrollRestoration getKey={keyOf} />;
