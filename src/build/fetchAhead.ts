import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What is not a public page, or has a query: it may be a search, which is counted. */
const neverAhead = ['/admin*', '/api/*', '/uploads/*', '/assets/*', '/*\\?*'];

/** Where a browser knows speculation rules, it fetches the page of a link that is about to be followed. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, ...neverAhead.map((href) => ({ not: { href_matches: href } }))] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Lets browsers fetch, when they have nothing else to do, the application's own chunk, which only runs with the visitor's
 * first touch, and pages that are about to be opened.
 * @param chunk name of the application's chunk, as the bundler has it.
 */
export function fetchAhead(chunk: string): Plugin {
  return {
    name: 'fetch-ahead',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }): HtmlTagDescriptor[] {
      const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === chunk);
      if (!app) throw new Error(`Nothing that was built is called ${chunk}.`);
      return [
        { tag: 'link', attrs: { rel: 'prefetch', as: 'script', href: `/${app.fileName}` } },
        { tag: 'script', attrs: { type: 'speculationrules' }, children: JSON.stringify(rules) },
      ];
    },
  };
}
