import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { publicPaths } from '#content/publicPaths.ts';
import { paths } from '#paths';

/** What search engines read of the site, besides its pages: texts by file name. */
export interface SiteFiles {
  'robots.txt': string;
  'sitemap.xml': string;
}

/**
 * @param siteUrl the site's origin, e.g. `https://www.example.com`. @param records the addresses of pages that records have.
 * @returns the files, with every public page.
 */
export async function siteFiles(siteUrl: string, records: readonly string[] = []): Promise<SiteFiles> {
  const links = [...publicPaths, ...records].map((url) => ({ url }));
  const xml = await streamToPromise(Readable.from(links).pipe(new SitemapStream({ hostname: siteUrl })));
  return {
    'robots.txt': `User-agent: *\nDisallow: ${paths.admin}\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': xml.toString(),
  };
}
