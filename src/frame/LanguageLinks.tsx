import { otherLanguages } from 'virtual:languages';
import Link from '@mui/material/Link';
import { useLocation, useMatches } from 'react-router-dom';
import type { ArticlePage } from '#domain/article.ts';
import { paths, withoutEndSlash } from '#paths';

/**
 * Links to the current page in the site's other languages, or to the blog of a language that lacks the current post.
 * Plain anchors, as each language is a separate document.
 */
export function LanguageLinks() {
  const { pathname } = useLocation();
  // Only the loader data of posts contains `languages`.
  const { languages } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<ArticlePage>;
  return otherLanguages.map(({ tag, name, basePath }) => (
    <Link
      key={tag}
      component="a"
      href={basePath + (languages?.includes(basePath.slice(1)) === false ? paths.blog : withoutEndSlash(pathname))}
      hrefLang={tag}
      lang={tag}
      variant="body2"
      // Pages are prerendered without a query string, so the current one is added on click.
      onClick={({ currentTarget }) => {
        currentTarget.search = window.location.search;
      }}
    >
      {name}
    </Link>
  ));
}
