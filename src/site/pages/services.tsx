import { photo } from '#content/photos/photo.ts';
import { services } from '#content/services/services.ts';
import { servicesBanner, servicesClosing, servicesMeta } from '#content/servicesPage.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { PageHead } from '../PageHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';
import { ServiceBlocks } from '../services/ServiceBlocks.tsx';

/** The page's options for the layout. */
export const handle: PageHandle = { headerOver: 'picture' };

/** The services overview: one section for each service, with alternating layouts. */
export function Component() {
  return (
    <>
      <PageHead meta={servicesMeta} path={paths.services} picture={photo(servicesBanner.photo)} />
      <PageBanner banner={servicesBanner} />
      <ServiceBlocks services={services} />
      <ClosingCall {...servicesClosing} />
    </>
  );
}
