import { visuallyHidden } from '@mui/utils';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { homeClosing, homeMeta } from '#content/home.ts';
import { photo } from '#content/photos/photo.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { Hero } from '../home/Hero.tsx';
import { AboutTeaser, RecentEvents, ServiceCards, WhatClientsSay } from '../home/HomeSections.tsx';
import { PageHead } from '../PageHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Figures } from '../sections/Figures.tsx';

/** Number of testimonials on the home page. */
const testimonialCount = 3;

/** @returns the recent events and the first testimonials, featured ones first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const backend = await backendOf(context);
  const [events, testimonials] = await Promise.all([
    backend.events.listRecent(),
    backend.testimonials.list({ category: 'all' }),
  ]);
  const featuredFirst = testimonials.toSorted(
    (one, other) => Number(other.featured ?? false) - Number(one.featured ?? false),
  );
  return { events, testimonials: featuredFirst.slice(0, testimonialCount) };
}

/** The page's options for the layout. */
export const handle: PageHandle = { headerOver: 'picture' };

/** The home page. */
export function Component() {
  const { events, testimonials } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead meta={homeMeta} path={paths.home} picture={photo('wedding-table')} />
      <h1 style={visuallyHidden}>{homeMeta.title}</h1>
      <Hero />
      <Figures />
      <AboutTeaser />
      <ServiceCards />
      {events.length > 0 && <RecentEvents events={events} />}
      {testimonials.length > 0 && <WhatClientsSay testimonials={testimonials} />}
      <ClosingCall {...homeClosing} />
    </>
  );
}
