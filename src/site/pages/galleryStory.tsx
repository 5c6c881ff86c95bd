import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { storyWords } from '#content/gallery.ts';
import { photo } from '#content/photos/photo.ts';
import type { StoryPage } from '#domain/eventStory.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { galleryStoryPath } from '#paths';
import { NextStory, StoryClosing } from '../gallery/StoryClosing.tsx';
import { StoryOpening } from '../gallery/StoryOpening.tsx';
import { StoryPair, StoryPicture } from '../gallery/StoryPictures.tsx';
import { StoryBrief, StoryFigures, StoryQuote, StoryResult } from '../gallery/StoryText.tsx';
import { loadOr404 } from '../missingPage.ts';
import { PageHead } from '../PageHead.tsx';

/** The page's options for the layout. */
export const handle: PageHandle = {
  headerOver: 'picture',
  // The gallery's categories have the same names as the services.
  serviceOf: (data) => (data as StoryPage).story.category,
};

/**
 * @returns the story of the URL.
 * @throws a redirect for the old URL of a picture, and a {@link missingPage} response if there is no such story.
 */
export async function loader({ params: { slug = '' }, context }: LoaderFunctionArgs): Promise<StoryPage> {
  const { gallery } = await backendOf(context);
  if (/^\d+$/.test(slug)) {
    // Before stories existed, pictures had URLs with their numeric id.
    const picture = (await gallery.list({ category: 'all' })).find(({ id }) => id === slug);
    if (picture) throw redirect(galleryStoryPath(picture.story), 301);
  }
  return loadOr404(context, gallery.readStory(slug));
}

/** One event: the client's wishes, the event itself, pictures and credits. */
export function Component() {
  const { story, next } = useLoaderData<typeof loader>();
  const [first, second, wide, ...last] = story.pictures;
  // The second half of the text follows the figures and a picture.
  const half = Math.ceil(story.done.length / 2);
  return (
    <article key={story.slug}>
      <PageHead
        meta={{ title: story.title, description: story.lead }}
        path={galleryStoryPath(story.slug)}
        picture={photo(story.image)}
      />
      <StoryOpening story={story} />
      <StoryBrief story={story} />
      {first && <StoryPair large={first} small={second} />}
      <StoryResult title={storyWords.done} paragraphs={story.done.slice(0, half)} />
      <StoryFigures figures={story.figures} />
      {wide && <StoryPicture picture={wide} />}
      <StoryResult paragraphs={story.done.slice(half)} />
      {last[0] && <StoryPair large={last[0]} small={last[1]} reversed />}
      <StoryQuote quote={story.quote} />
      <StoryClosing credits={story.credits} />
      {next && <NextStory story={next} />}
    </article>
  );
}
