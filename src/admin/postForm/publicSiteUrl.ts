import { company } from '#content/company.ts';
import { basePath } from '#paths';

/**
 * @returns the public address of the site in the current language, without a trailing slash: that of the server's
 * settings, or else the company's.
 */
export const publicSiteUrl = (): string => document.documentElement.dataset.siteUrl ?? company.siteUrl + basePath;
