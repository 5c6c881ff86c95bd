import type { otherLanguages } from 'virtual:languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { language } from '#content/language.ts';
import { basePath } from '#paths';

/**
 * Renders the `hreflang` tags of a page, by which search engines find its other languages.
 * @param path of the page.
 * @param siteUrl the site's origin and the path prefix of the current language.
 * @param others the other languages in which the page exists.
 * @returns the tags; empty if the page exists in one language only.
 */
export function alternateTags(path: string, siteUrl: string, others: typeof otherLanguages): string {
  if (others.length === 0) return '';
  const origin = siteUrl.slice(0, siteUrl.length - basePath.length);
  const all = [{ tag: language.tag, basePath }, ...others];
  // `x-default` is for visitors whose language is not available.
  const first = { tag: 'x-default', basePath: all.some((one) => one.basePath === '') ? '' : basePath };
  return renderToStaticMarkup(
    [...all, first].map(({ tag, basePath }) => (
      <link key={tag} rel="alternate" hrefLang={tag} href={origin + basePath + path} />
    )),
  );
}
