import { otherLanguages } from 'virtual:languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { language } from '#content/language.ts';
import { basePath } from '#paths';

/**
 * @param path of a page. @param siteUrl the site's address in this language: its origin, and what stands before its paths.
 * @returns the tags by which search engines find the page in each language. Nothing where there is one.
 */
export function alternateTags(path: string, siteUrl: string): string {
  if (otherLanguages.length === 0) return '';
  const origin = siteUrl.slice(0, siteUrl.length - basePath.length);
  const all = [{ tag: language.tag, basePath }, ...otherLanguages];
  // Whoever reads none of them gets the first.
  const first = { tag: 'x-default', basePath: '' };
  return renderToStaticMarkup(
    [...all, first].map(({ tag, basePath }) => (
      <link key={tag} rel="alternate" hrefLang={tag} href={origin + basePath + path} />
    )),
  );
}
