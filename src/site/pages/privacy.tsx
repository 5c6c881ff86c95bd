import { photo } from '#content/photos/photo.ts';
import { privacy, privacyMeta, privacyPhoto } from '#content/privacy.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { PageHead } from '../PageHead.tsx';
import { TextPage } from '../sections/TextPage.tsx';

/** The page's options for the layout. */
export const handle: PageHandle = { headerOver: 'paper' };

/** The privacy policy. */
export function Component() {
  return (
    <>
      <PageHead meta={privacyMeta} path={paths.privacy} picture={photo(privacyPhoto)} />
      <TextPage words={privacy} />
    </>
  );
}
