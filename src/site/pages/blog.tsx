import Box from '@mui/material/Box';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { Section } from '#components/Section.tsx';
import { blogBanner, blogMeta, blogWords } from '#content/blog.ts';
import { readPostQuery } from '#domain/publicQueries.ts';
import { paths } from '#paths';
import { BlogFilters } from '../blog/BlogFilters.tsx';
import { NoPosts } from '../blog/NoPosts.tsx';
import { PostGrid } from '../blog/PostGrid.tsx';
import { RecentPosts } from '../blog/RecentPosts.tsx';
import { PageHead } from '../PageHead.tsx';
import type { PageHandle } from '../pageHandle.ts';
import { NothingYet } from '../sections/NothingYet.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

/** Posts under "Recent Posts". */
const recentCount = 3;

/** What the layout has to know. */
export const handle: PageHandle = { headerOver: 'picture' };

/** @returns the query of the address, the posts that match it, and the latest posts whatever the query. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readPostQuery(new URL(request.url).searchParams);
  const backend = await backendOf(context);
  const [posts, latest] = await Promise.all([
    backend.posts.listPublished(query, { signal: request.signal }),
    backend.posts.listPublished({ q: '', category: 'all' }),
  ]);
  return { query, posts, recent: latest.slice(0, recentCount) };
}

/** The blog: posts, and a sidebar that searches, filters and names the latest. */
export function Component() {
  const { query, posts, recent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead meta={blogMeta} path={paths.blog} photo={blogBanner.photo} />
      <PageBanner banner={blogBanner} />
      <Section>
        {recent.length === 0 ? (
          <NothingYet {...blogWords.nothingYet} />
        ) : (
          <Box
            sx={{
              display: 'grid',
              gridTemplateAreas: { xs: '"filters" "posts" "recent"', md: '"posts filters" "posts recent"' },
              gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' },
              gridTemplateRows: { md: 'auto 1fr' },
              columnGap: 9,
              rowGap: 6,
            }}
          >
            <BlogFilters query={query} />
            <Box sx={{ gridArea: 'posts' }}>
              <HiddenStatus>{blogWords.count(posts.length)}</HiddenStatus>
              {posts.length > 0 ? <PostGrid posts={posts} /> : <NoPosts />}
            </Box>
            <RecentPosts posts={recent} />
          </Box>
        )}
      </Section>
    </>
  );
}
