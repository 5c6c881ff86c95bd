import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { EmptyState } from '#components/EmptyState.tsx';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { Section } from '#components/Section.tsx';
import { testimonialFilters } from '#content/categories.ts';
import { photo } from '#content/photos/photo.ts';
import { testimonialsBanner, testimonialsMeta, testimonialWords } from '#content/testimonials.ts';
import { readTestimonialQuery } from '#domain/publicQueries.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { useListParam } from '#lists/useListParam.ts';
import { overlayParams, paths } from '#paths';
import { PageHead } from '../PageHead.tsx';
import { ShareYourExperience } from '../reviews/ShareYourExperience.tsx';
import { TestimonialList } from '../reviews/TestimonialList.tsx';
import { FilterBar } from '../sections/FilterBar.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

/** The page's options for the layout. */
export const handle: PageHandle = {
  headerOver: 'picture',
  readQuery: (params) => ({ ...readTestimonialQuery(params) }),
  overlay: overlayParams.review,
};

/** @returns the query of the URL and the matching testimonials. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readTestimonialQuery(new URL(request.url).searchParams);
  const backend = await backendOf(context);
  return { query, testimonials: await backend.testimonials.list(query) };
}

/** Clients' reviews, and the invitation to write one. */
export function Component() {
  const { query, testimonials } = useLoaderData<typeof loader>();
  const setParam = useListParam();
  return (
    <>
      <PageHead meta={testimonialsMeta} path={paths.testimonials} picture={photo(testimonialsBanner.photo)} />
      <PageBanner banner={testimonialsBanner} />
      <Section>
        <FilterBar
          label={testimonialWords.filterLabel}
          options={testimonialFilters}
          value={query.category}
          onChange={(category) => setParam('category', category)}
        />
        <HiddenStatus>{testimonialWords.count(testimonials.length)}</HiddenStatus>
        {testimonials.length === 0 ? (
          <EmptyState {...testimonialWords.empty} />
        ) : (
          <TestimonialList testimonials={testimonials} />
        )}
      </Section>
      <ShareYourExperience />
    </>
  );
}
