import { expect } from 'vitest';
import { siteLabels } from '#content/site.ts';

/**
 * @param html of a served page.
 * @returns the data that search engines read.
 * @throws if a required element does not occur exactly once.
 */
export function read(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const one = (pattern: RegExp) => {
    const found = [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''));
    expect(found, String(pattern)).toHaveLength(1);
    return found[0] as string;
  };
  const meta = (name: string) => one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
  const graph = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(head)?.[1] ?? '{}') as {
    '@context'?: string;
    '@graph'?: Record<string, unknown>[];
  };
  const [, nav = ''] = new RegExp(`<nav [^>]*aria-label="${siteLabels.breadcrumbs}"[^>]*>(.*?)</nav>`).exec(html) ?? [];
  /** Names and URLs of the parent pages that visitors see. */
  const trail = [...nav.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, name]) => [name, href]);
  return { one, meta, trail, context: graph['@context'], things: graph['@graph'] ?? [] };
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Properties that Google requires by type. Source: developers.google.com/search/docs/appearance/structured-data. */
export const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'openingHoursSpecification', 'areaServed'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'provider', 'areaServed', 'offers'],
  FAQPage: ['mainEntity'],
  BlogPosting: ['headline', 'author', 'datePublished', 'dateModified', 'publisher', 'image', 'mainEntityOfPage'],
  ImageObject: ['contentUrl', 'caption', 'creditText'],
};
