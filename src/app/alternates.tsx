import { otherLanguages } from 'virtual:languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { language } from '#content/language.ts';
import { basePath } from '#paths';

/**
 * @param path of a page. @param siteUrl the site's address in this language: its origin, and what stands before its paths.
 * @param languages the other ones in which there is the page, as addresses have them; without it, all.
 * @returns the tags by which search engines find the page in each language. Nothing where there is one.
 */
export function alternateTags(path: string, siteUrl: string, languages?: readonly string[]): string {
  const others = otherLanguages.filter((other) => languages?.includes(other.basePath.slice(1)) ?? true);
  if (others.length === 0) return '';
  const origin = siteUrl.slice(0, siteUrl.length - basePath.length);
  const all = [{ tag: language.tag, basePath }, ...others];
  // Whoever reads none of them gets the first.
  const first = { tag: 'x-default', basePath: all.some((one) => one.basePath === '') ? '' : basePath };
  return renderToStaticMarkup(
    [...all, first].map(({ tag, basePath }) => (
      <link key={tag} rel="alternate" hrefLang={tag} href={origin + basePath + path} />
    )),
  );
}
