import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { blogWords } from '#content/blog.ts';
import { pageButton } from '#content/pages.ts';
import { RouterLink } from '#frame/RouterLink.tsx';

/** Props of {@link BlogPages}. */
export interface BlogPagesProps {
  /** The page that is shown, counted from 1. */
  page: number;
  /** How many there are. */
  count: number;
  /** @returns the address of a page. */
  hrefOf: (page: number) => string;
  /** Called when another page is asked for: its posts begin above what was pressed. */
  onTurn: () => void;
}

/** The ways to the other pages of the blog: links, also for those who have no JavaScript and for search engines. */
export function BlogPages({ page, count, hrefOf, onTurn }: BlogPagesProps) {
  return (
    <>
      {page > 1 && <link rel="prev" href={hrefOf(page - 1)} />}
      {page < count && <link rel="next" href={hrefOf(page + 1)} />}
      {count > 1 && (
        <Pagination
          aria-label={blogWords.pages}
          count={count}
          page={page}
          onChange={onTurn}
          color="primary"
          size="large"
          siblingCount={0}
          getItemAriaLabel={pageButton}
          renderItem={(item) =>
            item.disabled || item.page === null ? (
              <PaginationItem {...item} />
            ) : (
              <PaginationItem {...item} component={RouterLink} href={hrefOf(item.page)} />
            )
          }
          sx={{ display: 'flex', justifyContent: 'center', mt: 7 }}
        />
      )}
    </>
  );
}
