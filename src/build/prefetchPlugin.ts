import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * URLs that are never prefetched: paths that are no public pages, and any with a query, which may be a rate-limited
 * search.
 */
const neverAhead = ['admin*', 'api/*', 'assets/*', '*\\?*'];

/**
 * Speculation rules by which browsers prefetch the page of a link that is about to be followed.
 * @param base prefix of the pages' URLs: `/`, or `/de/`.
 */
const rulesFor = (base: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `${base}*` },
          ...[...neverAhead.map((href) => base + href), '/uploads/*'].map((href) => ({ not: { href_matches: href } })),
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Adds the URL of the app's chunk to pages, which `entry-client.ts` prefetches, and speculation rules for further
 * pages.
 * @param chunk name of the app's chunk in the bundle.
 */
export function prefetchPlugin(chunk: string): Plugin {
  let base = '/';
  return {
    name: 'prefetch',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml(_html, { bundle = {} }): HtmlTagDescriptor[] {
      const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === chunk);
      if (!app) throw new Error(`The build has no chunk named ${chunk}.`);
      return [
        { tag: 'meta', attrs: { name: 'app-chunk', content: base + app.fileName } },
        { tag: 'script', attrs: { type: 'speculationrules' }, children: JSON.stringify(rulesFor(base)) },
      ];
    },
  };
}
