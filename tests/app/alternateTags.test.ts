import { afterEach, expect, it, vi } from 'vitest';
import { language } from '#content/language.ts';
import { alternateTags } from '../../src/app/alternateTags.tsx';

const { otherLanguages } = vi.hoisted(() => {
  const italian = { tag: 'it', name: 'Italiano', basePath: '/it' };
  const french = { tag: 'fr', name: 'Français', basePath: '/fr' };
  return { otherLanguages: [italian, french] };
});
vi.mock('virtual:languages', () => ({ otherLanguages }));
const both = [...otherLanguages];

const site = 'https://events.example';
const addresses = (tags: string) =>
  [...tags.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, address]) => `${tag} ${address}`);

afterEach(() => {
  otherLanguages.splice(0, otherLanguages.length, ...both);
});

it('A page has alternate links for all languages, and the first as default', () => {
  expect(addresses(alternateTags('/about', site))).toEqual([
    `${language.tag} ${site}/about`,
    `it ${site}/it/about`,
    `fr ${site}/fr/about`,
    `x-default ${site}/about`,
  ]);
});

it('A page available in some languages has alternate links for those only', () => {
  expect(addresses(alternateTags('/blog/lanterns', site, ['fr']))).toEqual([
    `${language.tag} ${site}/blog/lanterns`,
    `fr ${site}/fr/blog/lanterns`,
    `x-default ${site}/blog/lanterns`,
  ]);
});

it('A page available in one language only has no alternate links', () => {
  expect(alternateTags('/blog/lanterns', site, [])).toBe('');
  otherLanguages.splice(0);
  expect(alternateTags('/about', site)).toBe('');
});
