import { otherLanguages } from 'virtual:languages';
import Link from '@mui/material/Link';
import { useLocation, useMatches } from 'react-router-dom';
import type { ArticlePage } from '#domain/article.ts';
import { paths, withoutEndSlash } from '#paths';

/**
 * Leads to this page in the site's other languages, and from a post to the blog of one that lacks the post: other
 * documents, which begin anew.
 */
export function LanguageLinks() {
  const { pathname } = useLocation();
  // Of all pages only a post's data names languages.
  const { languages } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<ArticlePage>;
  return otherLanguages.map(({ tag, name, basePath }) => (
    <Link
      key={tag}
      component="a"
      href={basePath + (languages?.includes(basePath.slice(1)) === false ? paths.blog : withoutEndSlash(pathname))}
      hrefLang={tag}
      lang={tag}
      variant="body2"
      // The page was rendered for any query: that of now is known when it is pressed.
      onClick={({ currentTarget }) => {
        currentTarget.search = window.location.search;
      }}
    >
      {name}
    </Link>
  ));
}
