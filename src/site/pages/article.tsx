import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import type { ArticlePort } from '#backend/articlePort.ts';
import { backendOf } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { textPageSpace } from '#components/sectionSpace.ts';
import { articleClosings } from '#content/article.ts';
import { blogBanner } from '#content/blog.ts';
import { photo } from '#content/photos/photo.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import type { ArticlePage } from '#domain/article.ts';
import { readingMinutes, toReadableHtml } from '#domain/readableText.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { basePath, postPath } from '#paths';
import { ArticleFooter } from '../blog/ArticleFooter.tsx';
import { ArticleHeader, PreviewNotice } from '../blog/ArticleHeader.tsx';
import { ArticleNeighbours, RelatedPosts } from '../blog/ArticleNeighbours.tsx';
import { ArticleContents, ArticleText } from '../blog/ArticleText.tsx';
import { FeedLink } from '../blog/FeedLink.tsx';
import { loadOr404 } from '../missingPage.ts';
import { PageHead } from '../PageHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';

/** Minimum number of headings for a table of contents. */
const minHeadings = 3;

/** The page's options for the layout. */
export const handle: PageHandle = {
  headerOver: 'paper',
  readQuery: (params) => ({ preview: params.get('preview') ?? '' }),
  serviceOf: (data) => (data as ArticlePage).article.category,
};

/**
 * @returns a published post, or a draft if the URL has a valid preview token.
 * @throws a redirect if the post has moved to another URL.
 */
export async function loader({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<ArticlePage & { isPreview: boolean }> {
  const { slug = '' } = params;
  const { posts } = await backendOf(context);
  const preview = new URL(request.url).searchParams.get('preview');
  if (preview) {
    const article = await loadOr404(context, posts.readPreview(preview), { previewExpired: true });
    // After publication, a preview link redirects to the post.
    if (await isPublished(posts, article.slug)) throw redirect(postPath(article.slug));
    return { article, previous: null, next: null, related: [], isPreview: true };
  }
  const page = await loadOr404(context, posts.read(slug));
  if (page.article.slug !== slug) throw redirect(postPath(page.article.slug), 301);
  return { ...page, isPreview: false };
}

async function isPublished(posts: ArticlePort, slug: string): Promise<boolean> {
  try {
    await posts.read(slug);
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** Page of a blog post, with related and neighbouring posts. */
export function Component() {
  const { article, previous, next, related, isPreview } = useLoaderData<typeof loader>();
  const { html, headings } = useMemo(() => toReadableHtml(article.content, basePath), [article.content]);
  const minutes = useMemo(() => readingMinutes(article.content), [article.content]);
  const hasContents = headings.length >= minHeadings;
  return (
    <>
      <PageHead
        meta={{ title: article.metaTitle || article.title, description: article.metaDescription || article.excerpt }}
        path={postPath(article.slug)}
        picture={pictureOf(article.image) ?? photo(blogBanner.photo)}
        article={isPreview ? 'preview' : article}
      />
      <FeedLink />
      {isPreview && <PreviewNotice />}
      {/* Another post starts without the state of this one, e.g. that its URL was copied. */}
      <article key={article.slug}>
        <ArticleHeader article={article} minutes={minutes} />
        <Container
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 220px) minmax(0, 66ch)',
              lg: '260px minmax(0, 66ch) 1fr',
            },
            columnGap: { md: 8, lg: 10 },
            rowGap: 5,
            pb: textPageSpace.pb,
          }}
        >
          <Box>{hasContents && <ArticleContents headings={headings} />}</Box>
          <Box>
            <ArticleText html={html} />
            <ArticleFooter article={article} isPreview={isPreview} />
          </Box>
        </Container>
      </article>
      <ArticleNeighbours previous={previous} next={next} />
      {related.length > 0 && <RelatedPosts posts={related} />}
      <ClosingCall {...articleClosings[article.category]} />
    </>
  );
}
