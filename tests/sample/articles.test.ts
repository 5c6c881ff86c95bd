import { describe, expect, it } from 'vitest';
import { publicPaths } from '#content/publicPaths.ts';
import { articles } from '#sample/articles/articles.ts';
import { sanitizeContent } from '#server/routes/sanitizePost.ts';

describe.each(Object.entries(articles))('The sample article %s', (_slug, html) => {
  it('is not changed by sanitising', () => {
    expect(sanitizeContent(html)).toBe(html);
  });

  it('has a reasonable length and headings', () => {
    const words = html.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
    expect(words).toBeGreaterThan(400);
    expect(words).toBeLessThan(900);
    expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html.trimStart()).toMatch(/^<p>/);
  });

  it('links to pages that exist', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).not.toEqual([]);
    for (const href of links) expect(publicPaths).toContain(href);
  });

  it('has neither straight quotes nor exclamation marks', () => {
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/['"!]/);
  });
});
