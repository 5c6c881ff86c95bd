import { otherLanguages } from 'virtual:languages';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { ArticlePage } from '#domain/article.ts';
import { paths, withoutEndSlash } from '#paths';

/**
 * Links to the current page in the site's other languages, to the blog of a language that lacks the current post, or
 * from the page of a record that does not exist to the home page. Plain anchors, as each language is a separate
 * document.
 */
export function LanguageLinks() {
  const { pathname, search, hash } = useLocation();
  const { params = {}, loaderData } = useMatches().at(-1) ?? {};
  // Only the loader data of posts contains `languages`.
  const { languages } = (loaderData ?? {}) as Partial<ArticlePage>;
  // A not-found page is rendered for one address and sent for all, so it must not contain the first one.
  const isMissing = loaderData === undefined && Object.keys(params).length > 0;
  const pathIn = (language: string) => {
    if (isMissing) return paths.home;
    return languages?.includes(language) === false ? paths.blog : withoutEndSlash(pathname);
  };
  const addRest = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    Object.assign(currentTarget, { search, hash });
  };
  return otherLanguages.map(({ tag, name, basePath }) => (
    <Link
      key={tag}
      component="a"
      href={basePath + pathIn(basePath.slice(1))}
      hrefLang={tag}
      lang={tag}
      variant="body2"
      // Pages are prerendered for their path alone, so the rest of the URL (filters, the token of a personal link) is added
      // on click.
      onClick={addRest}
      // The middle button and the context menu open a new tab.
      onAuxClick={addRest}
      onContextMenu={addRest}
    >
      {name}
    </Link>
  ));
}
