import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { company } from '#content/company.ts';
import { publicPaths } from '#paths';

/** @returns the sitemap of all public pages, as XML. */
export async function sitemap(): Promise<string> {
  const links = publicPaths.map((url) => ({ url }));
  const xml = await streamToPromise(Readable.from(links).pipe(new SitemapStream({ hostname: company.siteUrl })));
  return xml.toString();
}
