import { imprint, imprintMeta, imprintPhoto } from '#content/imprint.ts';
import { photo } from '#content/photos/photo.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { PageHead } from '../PageHead.tsx';
import { TextPage } from '../sections/TextPage.tsx';

/** The page's options for the layout. */
export const handle: PageHandle = { headerOver: 'paper' };

/** The imprint. */
export function Component() {
  return (
    <>
      <PageHead meta={imprintMeta} path={paths.imprint} picture={photo(imprintPhoto)} />
      <TextPage words={imprint} />
    </>
  );
}
