/** The attribute of `<html>` by which a page says that there is a server behind it. */
const attribute = 'data-backend';
const live = 'live';

/** @param html a whole document. @returns the same, marked as one with a server behind it. */
export const markLive = (html: string): string => html.replace('<html ', `<html ${attribute}="${live}" `);

/** @returns whether there is a server behind the page that is shown. */
export const isLive = (): boolean => document.documentElement.getAttribute(attribute) === live;
