import type { otherLanguages } from 'virtual:languages';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import type { Theme } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { language } from '#content/language.ts';
import { basePath } from '#paths';
import { colorSchemeAttribute } from '#theme';

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

/**
 * @param theme provides the page's background colour in both schemes.
 * @returns tags that set the colour scheme before the first paint, and the browser's `theme-color`; first in `<head>`.
 */
export const colorSchemeTagsOf = ({ colorSchemes, firstScheme }: Theme): string =>
  renderToStaticMarkup(
    <>
      <InitColorSchemeScript attribute={colorSchemeAttribute} defaultMode={firstScheme} />
      {(firstScheme === 'system' ? (['light', 'dark'] as const) : [firstScheme]).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={colorSchemes[scheme]?.palette.background.default}
          media={firstScheme === 'system' ? `(prefers-color-scheme: ${scheme})` : undefined}
        />
      ))}
    </>,
  );
