import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { createPath, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { EmptyState } from '#components/EmptyState.tsx';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { Section } from '#components/Section.tsx';
import { blogBanner, blogClosing, blogMeta, blogWords } from '#content/blog.ts';
import { photo } from '#content/photos/photo.ts';
import { withParam } from '#domain/listQuery.ts';
import { allPosts, type PostQuery, postsPerPage, readPostQuery } from '#domain/publicQueries.ts';
import { opensHere } from '#frame/opensHere.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { useListSearch } from '#lists/useListParam.ts';
import { paths } from '#paths';
import { BlogPages } from '../blog/BlogPages.tsx';
import { BlogFilters, RecentPosts } from '../blog/BlogSidebar.tsx';
import { FeedLink } from '../blog/FeedLink.tsx';
import { NoPosts, PostGrid } from '../blog/PostGrid.tsx';
import { PageHead } from '../PageHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

/** Number of posts under "Recent Posts". */
const recentCount = 3;

/** The page's options for the layout. */
export const handle: PageHandle = { headerOver: 'picture', readQuery: (params) => ({ ...readPostQuery(params) }) };

/** @returns the query of the URL, the matching page of posts, and the latest posts regardless of the query. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readPostQuery(new URL(request.url).searchParams);
  const { posts } = await backendOf(context);
  const matching = posts.listPublished(query, { signal: request.signal });
  const isUnfiltered = pageHref(query, query.page) === paths.blog;
  const newest = isUnfiltered ? matching : posts.listPublished(allPosts, { signal: request.signal });
  const [list, latest] = await Promise.all([matching, newest]);
  // A page beyond the end redirects to the last page.
  if (list.page !== query.page) throw redirect(pageHref(query, list.page));
  return { query, list, recent: latest.rows.slice(0, recentCount) };
}

/** @returns the URL of a page of the matching posts; the first page has no `page` parameter. */
function pageHref({ q, tag, category }: PostQuery, page: number): string {
  const found = withParam(withParam(new URLSearchParams(), 'q', q), 'tag', tag);
  const params = withParam(withParam(found, 'category', category), 'page', page === 1 ? '' : String(page));
  return createPath({ pathname: paths.blog, search: params.toString() });
}

/**
 * Names the tag whose posts are shown; a link shows those of all tags again.
 * @param onLeave called when that link, which disappears then, is opened in this tab.
 */
function TagHeading({ tag, onLeave }: { tag: string; onLeave: () => void }) {
  const search = withParam(new URLSearchParams(useListSearch()), 'tag', '').toString();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 1, mb: 5 }}>
      <Typography variant="h3" component="h2" dir="auto">
        {blogWords.tagged(tag)}
      </Typography>
      <Button
        variant="underlined"
        component={RouterLink}
        href={createPath({ pathname: paths.blog, search })}
        preventScrollReset
        onClick={(event) => {
          if (opensHere(event)) onLeave();
        }}
      >
        {blogWords.allTags}
      </Button>
    </Box>
  );
}

/** The blog: posts, and a sidebar with search, categories and recent posts. */
export function Component() {
  const { query, list, recent } = useLoaderData<typeof loader>();
  const { page, rows, matching } = list;
  const isFurtherPage = page > 1;
  const pageCount = Math.ceil(matching / postsPerPage);
  const posts = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  const pressedIn = useRef<Element>(null);
  const showPosts = () => {
    posts.current?.focus({ preventScroll: true });
    posts.current?.scrollIntoView();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the posts of another page are shown.
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    showPosts();
  }, [page]);
  /** @returns whether the posts follow the filters, as on phones, where they begin below the screen and its keyboard. */
  const isBelowFilters = () => {
    const end = filters.current?.getBoundingClientRect().bottom ?? 0;
    return posts.current !== null && posts.current.getBoundingClientRect().top > end;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the posts of another category are shown.
  useEffect(() => {
    // Keeps the other categories in sight.
    if (isBelowFilters()) pressedIn.current?.scrollIntoView();
    pressedIn.current = null;
  }, [query.category]);
  return (
    <>
      <PageHead
        meta={isFurtherPage ? { ...blogMeta, title: blogWords.pageTitle(blogMeta.title, page) } : blogMeta}
        path={isFurtherPage ? pageHref(query, page) : paths.blog}
        picture={photo(blogBanner.photo)}
      />
      <FeedLink />
      <PageBanner banner={blogBanner} />
      <Section>
        {recent.length === 0 ? (
          <EmptyState {...blogWords.nothingYet} />
        ) : (
          <Box
            sx={{
              display: 'grid',
              gridTemplateAreas: { xs: '"filters" "posts" "recent"', md: '"posts filters" "posts recent"' },
              gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' },
              gridTemplateRows: { md: 'auto 1fr' },
              // Reading order: posts first; on phones the filters come first, as they are above the posts there.
              readingFlow: { xs: 'grid-rows', md: 'normal' },
              columnGap: 9,
              rowGap: 6,
              // Filters and recent posts are not printed.
              '@media print': { rowGap: 0 },
            }}
          >
            <Box ref={posts} tabIndex={-1} sx={{ gridArea: 'posts' }}>
              <HiddenStatus>{blogWords.count(matching, page, pageCount)}</HiddenStatus>
              {query.tag !== '' && (
                <TagHeading tag={query.tag} onLeave={() => posts.current?.focus({ preventScroll: true })} />
              )}
              {matching > 0 ? <PostGrid posts={rows} /> : <NoPosts />}
              <BlogPages
                page={page}
                count={pageCount}
                hrefOf={(other) => pageHref(query, other)}
                onTurn={() => {
                  isTurning.current = true;
                }}
              />
            </Box>
            <BlogFilters
              query={query}
              ref={filters}
              onEnter={() => isBelowFilters() && showPosts()}
              onCategory={(categories) => {
                pressedIn.current = categories;
              }}
            />
            <RecentPosts posts={recent} />
          </Box>
        )}
      </Section>
      <ClosingCall {...blogClosing} />
    </>
  );
}
