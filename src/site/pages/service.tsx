import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { services } from '#content/services/services.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { samePath } from '#paths';
import { PageHead } from '../PageHead.tsx';
import { ClientFeedback } from '../service/ClientFeedback.tsx';
import { OurWork } from '../service/OurWork.tsx';
import { Questions } from '../service/Questions.tsx';
import { ServiceClosing } from '../service/ServiceClosing.tsx';
import { ServiceHero } from '../service/ServiceHero.tsx';

/** What the layout has to know. */
export const handle: PageHandle = { headerOver: 'paper' };

/** One service; all share this template. */
export function Component() {
  const { pathname } = useLocation();
  const service = services.find(({ path }) => samePath(path, pathname));
  if (!service) return null;
  return (
    <Fragment key={service.id}>
      <PageHead meta={service.meta} path={service.path} photo={service.image} />
      <ServiceHero service={service} />
      <OurWork title={service.workTitle} gallery={service.gallery} />
      <ClientFeedback testimonials={service.testimonials} />
      <Questions faqs={service.faqs} />
      <ServiceClosing noun={service.noun} text={service.closing} photo={service.closingPhoto} />
    </Fragment>
  );
}
