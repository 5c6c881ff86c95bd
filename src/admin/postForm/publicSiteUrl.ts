import { siteUrlOf } from '#content/siteUrl.ts';

/**
 * @returns the public address of the site in the current language, without a trailing slash: that of the server's
 * settings, or else the company's.
 */
export const publicSiteUrl = (): string => document.documentElement.dataset.siteUrl ?? siteUrlOf(undefined);
