/** Attribute of `<html>` that marks pages with a server behind them. */
const attribute = 'data-backend';
const live = 'live';

/** @param html a whole document. @returns the document, marked as served by a live server. */
export const markLive = (html: string): string => html.replace('<html ', `<html ${attribute}="${live}" `);

/** @returns whether the current page is served by a live server. */
export const isLive = (): boolean => document.documentElement.getAttribute(attribute) === live;
