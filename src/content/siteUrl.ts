import { basePath } from '#paths';
import { company } from './company.ts';

/**
 * @param publicUrl the setting `PUBLIC_URL`, e.g. `https://www.example.com/`; empty where it is not set.
 * @returns the site's origin and what stands before its paths in this language, without a slash at the end: canonical
 * addresses, sitemap and mails begin with it.
 * @throws Error where the setting is no address.
 */
export function siteUrlOf(publicUrl: string | undefined): string {
  if (!publicUrl) return company.siteUrl + basePath;
  if (URL.canParse(publicUrl) && /^https?:/.test(publicUrl)) return new URL(publicUrl).origin + basePath;
  throw new Error(`PUBLIC_URL must be an address like https://www.example.com, but is "${publicUrl}".`);
}
