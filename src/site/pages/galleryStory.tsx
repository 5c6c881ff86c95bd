import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { backendOf } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { storyWords } from '#content/gallery.ts';
import type { PhotoName } from '#content/types.ts';
import type { StoryPage } from '#domain/eventStory.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { galleryStoryPath, paths } from '#paths';
import { NextStory } from '../gallery/NextStory.tsx';
import { StoryEnd } from '../gallery/StoryEnd.tsx';
import { StoryFigures } from '../gallery/StoryFigures.tsx';
import { StoryOpening } from '../gallery/StoryOpening.tsx';
import { StoryPair, StoryPicture } from '../gallery/StoryPictures.tsx';
import { StoryQuote } from '../gallery/StoryQuote.tsx';
import { StoryAsked, StoryDone } from '../gallery/StoryText.tsx';
import { PageHead } from '../PageHead.tsx';

/** What the layout has to know. */
export const handle: PageHandle = {
  headerOver: 'picture',
  // Kinds of pictures are called as services are.
  serviceOf: (data) => (data as StoryPage).story.category,
};

/** @returns the story of the address. @throws Response that leads elsewhere, where there is none. */
export async function loader({ params: { slug = '' }, context }: LoaderFunctionArgs): Promise<StoryPage> {
  const { gallery } = await backendOf(context);
  try {
    return await gallery.readStory(slug);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    throw await elsewhere(gallery, slug);
  }
}

/** Pictures had addresses by their number before there were stories. */
async function elsewhere(gallery: Backend['gallery'], id: string): Promise<Response> {
  const photo = (await gallery.list({ category: 'all' })).find((each) => each.id === id);
  return photo ? redirect(galleryStoryPath(photo.story), 301) : redirect(paths.gallery);
}

/** One event: what was asked, what was done, its pictures and the people. */
export function Component() {
  const { story, next } = useLoaderData<typeof loader>();
  const [first, second, wide, ...last] = story.pictures;
  // The text turns over in the middle, where numbers and a picture stand.
  const half = Math.ceil(story.done.length / 2);
  return (
    <article key={story.slug}>
      <PageHead
        meta={{ title: story.title, description: story.lead }}
        path={galleryStoryPath(story.slug)}
        photo={story.image as PhotoName}
      />
      <StoryOpening story={story} />
      <StoryAsked story={story} />
      {first && <StoryPair large={first} small={second} />}
      <StoryDone title={storyWords.done} paragraphs={story.done.slice(0, half)} />
      <StoryFigures figures={story.figures} />
      {wide && <StoryPicture picture={wide} />}
      <StoryDone paragraphs={story.done.slice(half)} />
      {last[0] && <StoryPair large={last[0]} small={last[1]} turned />}
      <StoryQuote quote={story.quote} />
      <StoryEnd credits={story.credits} />
      {next && <NextStory story={next} />}
    </article>
  );
}
