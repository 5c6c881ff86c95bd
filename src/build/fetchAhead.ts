import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Addresses that are never prefetched: no public pages, or with a query, which may be a search, and searches are limited. */
const neverAhead = ['admin*', 'api/*', 'assets/*', '*\\?*'];

/**
 * Where a browser knows speculation rules, it fetches the page of a link that is about to be followed.
 * @param base with which the addresses of the pages begin: `/`, or `/de/`.
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
 * Tells pages where the application's own chunk lies, which `entry-client.ts` fetches ahead, and lets browsers fetch pages
 * that are about to be opened.
 * @param chunk name of the application's chunk, as the bundler has it.
 */
export function fetchAhead(chunk: string): Plugin {
  let base = '/';
  return {
    name: 'fetch-ahead',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml(_html, { bundle = {} }): HtmlTagDescriptor[] {
      const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === chunk);
      if (!app) throw new Error(`Nothing that was built is called ${chunk}.`);
      return [
        { tag: 'meta', attrs: { name: 'app-chunk', content: base + app.fileName } },
        { tag: 'script', attrs: { type: 'speculationrules' }, children: JSON.stringify(rulesFor(base)) },
      ];
    },
  };
}
