import { Fragment } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { photo } from '#content/photos/photo.ts';
import { serviceClosing } from '#content/servicePage.ts';
import { services } from '#content/services/services.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { missingPage } from '../missingPage.ts';
import { PageHead } from '../PageHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { ClientFeedback, OurWork, Questions, ServiceHero } from '../service/ServiceSections.tsx';

/** The page's options for the layout. */
export const handle: PageHandle = { headerOver: 'paper' };

/** @returns null. @throws the response of {@link missingPage} for an unknown service. */
export function loader({ params, context }: LoaderFunctionArgs): null {
  if (!services.some(({ id }) => id === params.id)) throw missingPage(context);
  return null;
}

/** Template of all service pages. */
export function Component() {
  const { id } = useParams();
  const service = services.find((candidate) => candidate.id === id);
  if (!service) return null;
  return (
    <Fragment key={service.id}>
      <PageHead meta={service.meta} path={service.path} picture={photo(service.image)} />
      <ServiceHero service={service} />
      <OurWork title={service.workTitle} gallery={service.gallery} />
      <ClientFeedback testimonials={service.testimonials} />
      <Questions faqs={service.faqs} />
      <ClosingCall
        eyebrow={serviceClosing.eyebrow}
        title={serviceClosing.title(service.noun)}
        text={service.closing}
        button={serviceClosing.button}
        photo={service.closingPhoto}
      />
    </Fragment>
  );
}
