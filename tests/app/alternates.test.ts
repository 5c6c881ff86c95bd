import { otherLanguages } from 'virtual:languages';
import { expect, it } from 'vitest';
import { language } from '#content/language.ts';
import { alternateTags } from '../../src/app/alternates.tsx';

const site = 'https://events.example';
const addresses = (tags: string) =>
  [...tags.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, address]) => `${tag} ${address}`);

it('A page has alternate links for all languages, and the first as default', () => {
  expect(addresses(alternateTags('/about', site))).toEqual([
    `${language.tag} ${site}/about`,
    ...otherLanguages.map(({ tag, basePath }) => `${tag} ${site}${basePath}/about`),
    `x-default ${site}/about`,
  ]);
});

it('A page available in some languages has alternate links for those only', () => {
  const [other] = otherLanguages;
  expect(addresses(alternateTags('/blog/lanterns', site, [other?.basePath.slice(1) ?? '']))).toHaveLength(3);
  expect(alternateTags('/blog/lanterns', site, [])).toBe('');
});
