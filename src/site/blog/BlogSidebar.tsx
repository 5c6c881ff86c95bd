import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Ref, useRef } from 'react';
import { createPath } from 'react-router-dom';
import { plainList } from '#components/styles.ts';
import { blogWords } from '#content/blog.ts';
import { postFilters } from '#content/categories.ts';
import { formatDate } from '#domain/dates.ts';
import { readSearch, readTag, withParam } from '#domain/listQuery.ts';
import type { PublicPost } from '#domain/post.ts';
import type { PostQuery } from '#domain/publicQueries.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { SearchBox } from '#lists/SearchBox.tsx';
import { useListSearch } from '#lists/useListParam.ts';
import { paths, postPath } from '#paths';

/** Props of {@link BlogFilters}. */
export interface BlogFiltersProps {
  query: PostQuery;
  ref: Ref<HTMLDivElement>;
  /** Called when Enter has started a search. */
  onEnter: () => void;
  /** Called when a category is pressed, with the list of categories. */
  onCategory: (categories: Element) => void;
}

/** Search box and category links of the blog. */
export function BlogFilters({ query, ref, onEnter, onCategory }: BlogFiltersProps) {
  const categories = useRef<HTMLElement>(null);
  // Includes a pending search, so that a category link keeps it.
  const params = new URLSearchParams(useListSearch());
  const search = withParam(withParam(new URLSearchParams(), 'q', readSearch(params)), 'tag', readTag(params));
  return (
    <Box ref={ref} data-screen="" sx={{ gridArea: 'filters' }}>
      <SearchBox q={query.q} {...blogWords.search} onEnter={onEnter} />
      <Box component="nav" ref={categories} aria-labelledby="blog-categories" sx={{ mt: 4 }}>
        <Typography id="blog-categories" variant="eyebrow" component="h2" sx={{ mb: 1 }}>
          {blogWords.categoriesTitle}
        </Typography>
        <Box
          component="ul"
          sx={{
            ...plainList,
            display: 'flex',
            flexDirection: { md: 'column' },
            flexWrap: 'wrap',
            columnGap: 3,
            // Leaves room for the floating buttons, which narrower screens do not have.
            pr: { sm: 7, md: 0 },
          }}
        >
          {postFilters.map(({ value, label }) => {
            const current = value === query.category;
            return (
              <Box
                component="li"
                key={value}
                sx={{ borderBottom: { md: '1px solid' }, borderColor: { md: 'divider' } }}
              >
                <Link
                  component={RouterLink}
                  href={createPath({ pathname: paths.blog, search: withParam(search, 'category', value).toString() })}
                  preventScrollReset
                  onClick={() => categories.current && onCategory(categories.current)}
                  aria-current={current ? 'true' : undefined}
                  variant="body2"
                  sx={{
                    display: 'block',
                    py: 1.25,
                    color: current ? 'primary.main' : 'text.primary',
                    fontWeight: current ? 'fontWeightSemibold' : 'fontWeightRegular',
                    ...(current && { textDecoration: { xs: 'underline', md: 'none' } }),
                  }}
                >
                  {label}
                </Link>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

/** Compact list of the latest posts, independent of the filters; their pictures are in the list of all posts. */
export function RecentPosts({ posts }: { posts: readonly PublicPost[] }) {
  return (
    <Box component="section" aria-labelledby="recent-posts" data-screen="" sx={{ gridArea: 'recent' }}>
      <Typography id="recent-posts" variant="eyebrow" component="h2" sx={{ mb: 2.5 }}>
        {blogWords.recentTitle}
      </Typography>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 2.5 }}>
        {posts.map((post) => (
          <li key={post.id}>
            <Link
              href={postPath(post.slug)}
              variant="body2"
              dir="auto"
              sx={{ fontWeight: 'fontWeightSemibold', lineHeight: 1.4, display: 'block', overflowWrap: 'anywhere' }}
            >
              {post.title}
            </Link>
            <Typography variant="caption" component="time" dateTime={post.date} sx={{ color: 'text.secondary' }}>
              {formatDate(post.date)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
