import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { services } from '#content/services/services.ts';
import { paths } from '#paths';
import { PageHead } from '../PageHead.tsx';
import type { PageHandle } from '../pageHandle.ts';
import { ClientFeedback } from '../service/ClientFeedback.tsx';
import { OurWork } from '../service/OurWork.tsx';
import { Questions } from '../service/Questions.tsx';
import { ServiceClosing } from '../service/ServiceClosing.tsx';
import { ServiceHero } from '../service/ServiceHero.tsx';

export const handle: PageHandle = { headerOver: 'paper' };

/** @returns the service that the address names. @throws Response a redirect home where there is none. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const service = services.find(({ path }) => pathname.replace(/\/$/, '') === path);
  if (!service) throw redirect(paths.home);
  return { id: service.id };
}

/** One service; all five share this template. */
export function Component() {
  const { id } = useLoaderData<typeof loader>();
  const service = services.find((candidate) => candidate.id === id) as (typeof services)[number];
  return (
    <>
      <PageHead meta={service.meta} path={service.path} photo={service.image} />
      <ServiceHero service={service} />
      <OurWork title={service.workTitle} gallery={service.gallery} />
      <ClientFeedback testimonials={service.testimonials} />
      <Questions key={service.id} faqs={service.faqs} />
      <ServiceClosing noun={service.noun} text={service.closing} photo={service.closingPhoto} />
    </>
  );
}
