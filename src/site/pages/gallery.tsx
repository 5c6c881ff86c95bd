import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { EmptyState } from '#components/EmptyState.tsx';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { Section } from '#components/Section.tsx';
import { galleryFilters } from '#content/categories.ts';
import { galleryBanner, galleryClosing, galleryMeta, galleryWords } from '#content/gallery.ts';
import { photo } from '#content/photos/photo.ts';
import { readGalleryQuery } from '#domain/publicQueries.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { useListParam } from '#lists/useListParam.ts';
import { overlayParams, paths } from '#paths';
import { PhotoGrid } from '../gallery/PhotoGrid.tsx';
import { PageHead } from '../PageHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { FilterBar } from '../sections/FilterBar.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

/** The page's options for the layout. */
export const handle: PageHandle = {
  headerOver: 'picture',
  readQuery: (params) => ({ ...readGalleryQuery(params) }),
  overlay: overlayParams.photo,
};

/** @returns the query of the URL and the matching pictures. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readGalleryQuery(new URL(request.url).searchParams);
  const backend = await backendOf(context);
  return { query, photos: await backend.gallery.list(query) };
}

/** The gallery: filters, pictures and lightbox. */
export function Component() {
  const { query, photos } = useLoaderData<typeof loader>();
  const setParam = useListParam();
  return (
    <>
      <PageHead meta={galleryMeta} path={paths.gallery} picture={photo(galleryBanner.photo)} />
      <PageBanner banner={galleryBanner} />
      <Section>
        <FilterBar
          label={galleryWords.filterLabel}
          options={galleryFilters}
          value={query.category}
          onChange={(category) => setParam('category', category)}
        />
        <HiddenStatus>{galleryWords.count(photos.length)}</HiddenStatus>
        {photos.length > 0 ? <PhotoGrid photos={photos} /> : <EmptyState {...galleryWords.empty} />}
      </Section>
      <ClosingCall {...galleryClosing} />
    </>
  );
}
