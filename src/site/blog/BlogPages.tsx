import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { blogWords } from '#content/blog.ts';
import { pageButton } from '#content/pages.ts';
import { opensHere } from '#frame/opensHere.ts';
import { RouterLink } from '#frame/RouterLink.tsx';

/** Props of {@link BlogPages}. */
export interface BlogPagesProps {
  /** The current page, starting at 1. */
  page: number;
  /** Number of pages. */
  count: number;
  /** @returns the URL of a page. */
  hrefOf: (page: number) => string;
  /** Called when another page is about to be opened in this tab; the caller then shows its first posts. */
  onTurn: () => void;
}

/** Pagination of the blog, as links, so that it works without JavaScript and for search engines. */
export function BlogPages({ page, count, hrefOf, onTurn }: BlogPagesProps) {
  // Unlike the links, these tags do not go through the router, which adds the prefix of the page's language.
  const previous = useHref(hrefOf(page - 1));
  const next = useHref(hrefOf(page + 1));
  return (
    <>
      {page > 1 && <link rel="prev" href={previous} />}
      {page < count && <link rel="next" href={next} />}
      {count > 1 && (
        <Pagination
          aria-label={blogWords.pages}
          count={count}
          page={page}
          color="primary"
          size="large"
          siblingCount={0}
          getItemAriaLabel={pageButton}
          renderItem={(item) =>
            item.disabled || item.page === null ? (
              <PaginationItem {...item} />
            ) : (
              <PaginationItem
                {...item}
                component={RouterLink}
                href={hrefOf(item.page)}
                preventScrollReset
                onClick={(event: MouseEvent) => {
                  if (opensHere(event)) onTurn();
                }}
              />
            )
          }
          sx={{
            display: 'flex',
            justifyContent: 'center',
            mt: 7,
            // On phones, the numbers of hundreds of pages leave no room for spaces.
            '& .MuiPaginationItem-root': { mx: { xs: 0, sm: 0.375 }, px: { xs: 0.5, sm: 1.25 } },
          }}
        />
      )}
    </>
  );
}
