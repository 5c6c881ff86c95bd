import { expect, it } from 'vitest';
import { language } from '#content/language.ts';
import { alternateTags } from '../../src/app/headTags.tsx';

const italian = { tag: 'it', name: 'Italiano', basePath: '/it' };
const french = { tag: 'fr', name: 'Français', basePath: '/fr' };

const site = 'https://events.example';
const addresses = (tags: string) =>
  [...tags.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, address]) => `${tag} ${address}`);

it('A page has alternate links for all its languages, and the first as default', () => {
  expect(addresses(alternateTags('/about', site, [italian, french]))).toEqual([
    `${language.tag} ${site}/about`,
    `it ${site}/it/about`,
    `fr ${site}/fr/about`,
    `x-default ${site}/about`,
  ]);
});

it('A page available in one language only has no alternate links', () => {
  expect(alternateTags('/about', site, [])).toBe('');
});
