import { describe, expect, it } from 'vitest';
import { wordsPerMinute } from '#content/language.ts';
import { readingMinutes, textOfHtml, toReadableHtml } from '#domain/readableText.ts';

describe('The text of a post', () => {
  it('is extracted without tags, on one line', () => {
    expect(textOfHtml('<h2>Tea</h2>\n<p>Cake &amp;&nbsp;<b>cream</b> &lt;3&#39;s &eacute;</p>')).toBe(
      "Tea Cake & cream <3's &eacute;",
    );
    expect(textOfHtml('<p>&QUOT;Now&quot;&#X27;</p>')).toBe(`"Now"'`);
  });

  it('has headings with unique IDs', () => {
    const { html, headings } = toReadableHtml('<h2>The <b>Cake</b></h2><p>x</p><h2>Tea</h2><h2>The cake</h2>');
    expect(headings).toEqual([
      { id: 'section-the-cake', text: 'The Cake' },
      { id: 'section-tea', text: 'Tea' },
      { id: 'section-the-cake-3', text: 'The cake' },
    ]);
    expect(html).toBe(
      '<h2 id="section-the-cake" tabindex="-1">The <b>Cake</b></h2><p>x</p>' +
        '<h2 id="section-tea" tabindex="-1">Tea</h2><h2 id="section-the-cake-3" tabindex="-1">The cake</h2>',
    );
  });

  it('has no heading with the ID of another one that ends in a number', () => {
    const { headings } = toReadableHtml('<h2>Menu 3</h2><h2>Menu</h2><h2>Menu</h2><h2>Menu</h2>');
    expect(new Set(headings.map(({ id }) => id)).size).toBe(4);
  });

  it('has no entry for an empty heading', () => {
    expect(toReadableHtml('<h2> </h2>').headings).toEqual([]);
  });

  it('loads its pictures lazily', () => {
    expect(toReadableHtml('<img src="a"><img src="b">').html).toBe(
      '<img loading="lazy" decoding="async" src="a"><img loading="lazy" decoding="async" src="b">',
    );
  });

  it('reserves the place of an uploaded picture, whose name contains its size', () => {
    const src = '/uploads/f7e0905554293aaa-2400x1350-a83838-1600.webp';
    const { html } = toReadableHtml(
      `<img src="${src}" alt="A > B"><p>x</p><img alt="" src="${src}"><img src="/hall.png">`,
    );
    const lazy = '<img loading="lazy" decoding="async" ';
    const sized = `${lazy}width="2400" height="1350" `;
    expect(html).toBe(`${sized}src="${src}" alt="A > B"><p>x</p>${sized}alt="" src="${src}">${lazy}src="/hall.png">`);
    const described = `alt="A > B" src="${src}">`;
    expect(toReadableHtml(`<img ${described}`).html).toBe(sized + described);
  });

  it.each([
    ['a heading', '<h2>x</h2>', '&lt;h2>x&lt;/h2>'],
    ['a picture', '<img x>', '&lt;img x>'],
  ])('takes nothing in an attribute for %s, which would end the attribute', (_, typed, escaped) => {
    const { html, headings } = toReadableHtml(`<p><a href="/?${typed}">Tea</a></p>`);
    expect(html).toBe(`<p><a href="/?${escaped}">Tea</a></p>`);
    expect(headings).toEqual([]);
  });

  it('gives lists and quotations the direction of their text, beside which their signs are', () => {
    const { html } = toReadableHtml(
      '<ul><li>الشموع</li></ul><ol start="2"><li>b</li></ol><blockquote><p>c</p></blockquote>',
    );
    expect(html).toBe(
      '<ul dir="auto"><li>الشموع</li></ul><ol dir="auto" start="2"><li>b</li></ol>' +
        '<blockquote dir="auto"><p>c</p></blockquote>',
    );
  });

  it('takes at least a minute to read, and longer by its number of words', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes(`<p>${'word '.repeat(wordsPerMinute * 3)}</p>`)).toBe(3);
  });
});
