import { basePath } from '#paths';
import { company } from './company.ts';

/**
 * @param publicUrl the setting `PUBLIC_URL`, e.g. `https://www.example.com/`; empty or undefined if not set.
 * @returns the site's origin with the path prefix of the current language, without a trailing slash; the base of
 * canonical URLs, the sitemap and links in mails.
 * @throws Error if the setting is not an HTTP or HTTPS URL.
 */
export function siteUrlOf(publicUrl: string | undefined): string {
  if (!publicUrl) return company.siteUrl + basePath;
  if (URL.canParse(publicUrl) && /^https?:/.test(publicUrl)) return new URL(publicUrl).origin + basePath;
  throw new Error(`PUBLIC_URL must be an address like https://www.example.com, but is "${publicUrl}".`);
}
