import type { ThemeOptions } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { StatCard } from '#admin/dashboard/StatCard.tsx';
import { Badge } from '#admin/list/Badge.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { Portrait } from '#components/Portrait.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
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

const [event] = events;
const [post] = posts;
if (!event || !post) throw new Error('The samples are empty.');

const style = { outlineStyle: 'dashed' } as const;
const change = { trend: '+1', rising: true, trendHref: '/admin' };
const stat = { label: 'Leads', value: 3, ...change, href: '/admin', weeks: [1], weeksLabel: 'Weeks' };
const framed = [{ props: { variant: 'framed' as const }, style }];

/** Each component as used by a page, with a variant that only the theme declares. */
const looks: { name: string; element: ReactElement; components: ThemeOptions['components'] }[] = [
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
function show(element: ReactElement, components?: ThemeOptions['components']) {
  const theme = createAppTheme(houseTokens, { components });
  const { container } = renderWithTheme(element, theme);
  return (utilityClass: string) => {
    const found = container.querySelector(`.${utilityClass}`);
    if (!found) throw new Error(`Nothing has the class ${utilityClass}.`);
    return found;
  };
}

describe.each(looks)('$name', ({ name, element, components }) => {
  it('takes a new variant from the theme alone', () => {
    expect(getComputedStyle(show(element)(`${name}-root`)).outlineStyle).not.toBe('dashed');
    expect(getComputedStyle(show(element, components)(`${name}-root`)).outlineStyle).toBe('dashed');
  });

  it('takes root styles and default props from the theme', () => {
    const options: object = {
      styleOverrides: { root: { textDecorationLine: 'overline' } },
      defaultProps: { slotProps: { root: { title: 'By the theme' } } },
    };
    const find = show(element, Object.fromEntries([[name, options]]));
    expect(getComputedStyle(find(`${name}-root`)).textDecorationLine).toBe('overline');
    expect(find(`${name}-root`)).toHaveAttribute('title', 'By the theme');
  });
});

/** Replaces the component of any slot. */
const Other = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <article className={className} data-testid="other">
    {children}
  </article>
);

describe.each(looks)('A slot of $name', ({ name, element }) => {
  it('takes another component from the theme, keeping its class and content', () => {
    const house = show(element)(`${name}-root`).textContent;
    const options: object = { defaultProps: { slots: { root: Other } } };
    const root = show(element, Object.fromEntries([[name, options]]))(`${name}-root`);
    expect(root.tagName).toBe('ARTICLE');
    expect(root.textContent).toBe(house);
  });

  it('accepts props as a function of the owner state, defaults included', () => {
    const title = (ownerState: object) => ({ title: Object.keys(ownerState).toSorted().join() });
    const options: object = { defaultProps: { slotProps: { root: title } } };
    const props = ['slotProps', ...Object.keys(Object(element.props))];
    const root = show(element, Object.fromEntries([[name, options]]))(`${name}-root`);
    expect(root.getAttribute('title')?.split(',')).toEqual(expect.arrayContaining(props));
  });
});

describe('A slot of a component', () => {
  it('can be replaced where it is used, which takes precedence over the theme', () => {
    const find = show(
      <ServiceCard
        service={serviceCard}
        slots={{ title: Other, link: ({ href, children }) => <a href={`${href}?card`}>{children}</a> }}
        slotProps={{ summary: ({ variant }) => ({ id: variant }) }}
      />,
      { AppServiceCard: { defaultProps: { slots: { title: () => 'By the theme' } } } },
    );
    expect(find('AppServiceCard-title')).toHaveTextContent(serviceCard.name);
    expect(find('AppServiceCard-summary')).toHaveAttribute('id', 'plain');
    expect(screen.getByRole('link')).toHaveAttribute('href', `${serviceCard.path}?card`);
  });

  it('is styled by the theme, before our own styles and depending on the owner state', () => {
    const find = show(<PostCard post={post} large />, {
      AppPostCard: {
        styleOverrides: {
          title: ({ ownerState }) => ({ marginTop: ownerState.large ? 40 : 20 }),
          excerpt: { fontStyle: 'italic' },
        },
      },
    });
    expect(getComputedStyle(find('AppPostCard-title')).marginTop).toBe('40px');
    expect(getComputedStyle(find('AppPostCard-excerpt')).fontStyle).toBe('italic');
  });

  it('takes props from its use and from the theme, and keeps its class beside others', () => {
    const find = show(
      <ServiceCard
        service={serviceCard}
        slotProps={{ title: { component: 'h4', className: 'mine' }, root: { sx: { position: 'static' } } }}
      />,
      { AppServiceCard: { defaultProps: { slotProps: { link: { size: 'large' }, title: { id: 'named' } } } } },
    );
    expect(find('AppServiceCard-title').outerHTML).toMatch(/^<h4 .*mine/);
    expect(find('AppServiceCard-title')).toHaveAttribute('id', 'named');
    expect(find('AppServiceCard-link')).toHaveClass('MuiButton-sizeLarge');
    expect(getComputedStyle(find('AppServiceCard-root')).position).toBe('static');
  });

  it.each([
    ['AppSectionHeading', ['eyebrow', 'title'], ['link']],
    ['AppEmptyState', ['title', 'text'], []],
    ['AppServiceCard', ['title', 'summary'], ['link']],
    ['AppEventCard', ['eyebrow', 'title', 'date'], []],
    ['AppPostCard', ['eyebrow', 'title', 'byline', 'excerpt'], ['link']],
    ['AppPageBanner', ['eyebrow', 'title', 'lead'], []],
  ])('takes props from the theme in place of its own: %s', (name, texts, buttons) => {
    const look = looks.find((each) => each.name === name);
    if (!look) throw new Error(name);
    const slotProps = Object.fromEntries([
      ...texts.map((slot) => [slot, { variant: 'caption' }]),
      ...buttons.map((slot) => [slot, { variant: 'outlined' }]),
    ]);
    const find = show(look.element, { [name]: { defaultProps: { slotProps } } });
    for (const slot of texts) expect(find(`${name}-${slot}`)).toHaveClass('MuiTypography-caption');
    for (const slot of buttons) expect(find(`${name}-${slot}`)).toHaveClass('MuiButton-outlined');
  });

  it.each([
    ['AppSection', ['container']],
    ['AppSectionHeading', ['eyebrow', 'title', 'link']],
    ['AppEmptyState', ['title', 'text', 'action']],
    ['AppServiceCard', ['content', 'title', 'summary', 'link']],
    ['AppEventCard', ['content', 'eyebrow', 'title', 'link', 'date']],
    ['AppPostCard', ['content', 'eyebrow', 'title', 'byline', 'excerpt', 'tags', 'link']],
    ['AppPageBanner', ['container', 'eyebrow', 'title', 'lead']],
    ['AppStatCard', ['label', 'value', 'trend', 'link']],
  ])('has a class of its own: %s', (name, slots) => {
    const look = looks.find((each) => each.name === name);
    if (!look) throw new Error(name);
    const find = show(look.element);
    for (const slot of slots) expect(find(`${name}-${slot}`)).toBeInTheDocument();
  });
});
