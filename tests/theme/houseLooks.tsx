import type { ThemeOptions } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { StatCard } from '#admin/dashboard/StatCard.tsx';
import { Badge } from '#admin/list/Badge.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { Photo } from '#components/Photo.tsx';
import { Portrait } from '#components/Portrait.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { photo } from '#content/photos/photo.ts';
import { servicesBanner } from '#content/servicesPage.ts';
import { events } from '#sample/events.ts';
import { PostCard } from '#site/blog/PostCard.tsx';
import { EventCard } from '#site/home/EventCard.tsx';
import { PageBanner } from '#site/sections/PageBanner.tsx';
import { ServiceCard } from '#site/sections/ServiceCard.tsx';
import { listedPosts as posts } from '#tests/support/posts.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { serviceCard } from '#tests/support/words.ts';
import { createAppTheme, houseTokens } from '#theme';

// Declarations of a theme with its own variants.
declare module '@mui/material/styles' {
  interface AppSectionGrounds {
    night: true;
  }
  interface AppScrimPlaces {
    edge: true;
  }
  interface AppBadgeColors {
    urgent: true;
  }
  interface AppPortraitVariants {
    framed: true;
  }
  interface AppSectionHeadingVariants {
    framed: true;
  }
  interface AppEmptyStateVariants {
    framed: true;
  }
  interface AppServiceCardVariants {
    framed: true;
  }
  interface AppEventCardVariants {
    framed: true;
  }
  interface AppPostCardVariants {
    framed: true;
  }
  interface AppPageBannerVariants {
    framed: true;
  }
  interface AppStatCardVariants {
    framed: true;
  }
}

const [event] = events as [(typeof events)[number]];
export const [post] = posts as [(typeof posts)[number]];

const style = { outlineStyle: 'dashed' } as const;
const change = { trend: '+1', rising: true, trendHref: '/admin' };
const stat = { label: 'Leads', value: 3, ...change, href: '/admin', weeks: [1], weeksLabel: 'Weeks' };
const framed = [{ props: { variant: 'framed' as const }, style }];

/** Each component as used by a page, with a variant that only the theme declares. */
export const looks: { name: string; element: ReactElement; components: ThemeOptions['components'] }[] = [
  {
    name: 'AppSection',
    element: <Section ground="night">Text</Section>,
    components: { AppSection: { variants: [{ props: { ground: 'night' }, style }] } },
  },
  {
    name: 'AppScrim',
    element: <Scrim place="edge" />,
    components: { AppScrim: { variants: [{ props: { place: 'edge' }, style }] } },
  },
  {
    name: 'AppBadge',
    element: <Badge color="urgent">Late</Badge>,
    components: { AppBadge: { variants: [{ props: { color: 'urgent' }, style }] } },
  },
  {
    name: 'AppPortrait',
    element: <Portrait src="/a.svg" alt="" variant="framed" />,
    components: { AppPortrait: { variants: framed } },
  },
  {
    name: 'AppPhoto',
    element: <Photo picture={photo('birthday-cake')} sizes="100vw" ratio="7 / 3" />,
    components: { AppPhoto: { variants: [{ props: { ratio: '7 / 3' }, style }] } },
  },
  {
    name: 'AppSectionHeading',
    element: (
      <SectionHeading id="id" eyebrow="Eyebrow" title="Title" link={{ text: 'Link', href: '/' }} variant="framed" />
    ),
    components: { AppSectionHeading: { variants: framed } },
  },
  {
    name: 'AppEmptyState',
    element: (
      <EmptyState title="Title" text="Text" variant="framed">
        Action
      </EmptyState>
    ),
    components: { AppEmptyState: { variants: framed } },
  },
  {
    name: 'AppServiceCard',
    element: <ServiceCard service={serviceCard} variant="framed" />,
    components: { AppServiceCard: { variants: framed } },
  },
  {
    name: 'AppEventCard',
    element: <EventCard event={event} variant="framed" />,
    components: { AppEventCard: { variants: framed } },
  },
  {
    name: 'AppPostCard',
    element: <PostCard post={post} variant="framed" />,
    components: { AppPostCard: { variants: framed } },
  },
  {
    name: 'AppPageBanner',
    element: <PageBanner banner={servicesBanner} variant="framed" />,
    components: { AppPageBanner: { variants: framed } },
  },
  {
    name: 'AppStatCard',
    element: <StatCard {...stat} variant="framed" />,
    components: { AppStatCard: { variants: framed } },
  },
];

/**
 * Renders an element with the default theme and overrides. @returns a function that finds an element by utility class.
 */
export function show(element: ReactElement, components?: ThemeOptions['components']) {
  const theme = createAppTheme(houseTokens, { components });
  const { container } = renderWithTheme(element, theme);
  return (utilityClass: string) => {
    const found = container.querySelector(`.${utilityClass}`);
    if (!found) throw new Error(`Nothing has the class ${utilityClass}.`);
    return found;
  };
}
