import { company } from './company.ts';

/**
 * @param publicUrl the setting `PUBLIC_URL`, e.g. `https://www.example.com/`; empty where it is not set.
 * @returns the site's origin, without a slash at the end: canonical addresses, sitemap and mails begin with it.
 * @throws Error where the setting is no address.
 */
export function siteUrlOf(publicUrl: string | undefined): string {
  if (!publicUrl) return company.siteUrl;
  if (URL.canParse(publicUrl) && /^https?:/.test(publicUrl)) return new URL(publicUrl).origin;
  throw new Error(`PUBLIC_URL must be an address like https://www.example.com, but is "${publicUrl}".`);
}
