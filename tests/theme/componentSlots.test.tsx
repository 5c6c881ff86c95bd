import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { PostCard } from '#site/blog/PostCard.tsx';
import { ServiceCard } from '#site/sections/ServiceCard.tsx';
import { serviceCard } from '#tests/support/words.ts';
import { looks, post, show } from './houseLooks.tsx';

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
    ['AppSection', 'aria-labelledby'],
    ['AppPortrait', 'loading'],
    ['AppStatCard', 'aria-label'],
  ])('takes attributes of its root from the theme in place of its own: %s', (name, attribute) => {
    const look = looks.find((each) => each.name === name);
    if (!look) throw new Error(name);
    const options: object = { defaultProps: { slotProps: { root: { [attribute]: 'eager' } } } };
    expect(show(look.element, { [name]: options })(`${name}-root`)).toHaveAttribute(attribute, 'eager');
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
