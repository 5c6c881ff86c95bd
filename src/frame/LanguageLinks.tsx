import { otherLanguages } from 'virtual:languages';
import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { withoutEndSlash } from '#paths';

/** Leads to this page in the site's other languages: other documents, which begin anew. */
export function LanguageLinks() {
  const { pathname } = useLocation();
  return otherLanguages.map(({ tag, name, basePath }) => (
    <Link
      key={tag}
      component="a"
      href={basePath + withoutEndSlash(pathname)}
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
