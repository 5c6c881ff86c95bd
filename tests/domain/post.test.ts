import { describe, expect, it, vi } from 'vitest';
import { postSentences } from '#content/domain/post.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { emptyPost, postFormSchema, postToForm, toPublicPost } from '#domain/post.ts';
import { imageSchema, isAllowedHref, isAllowedImage, linkSchema, toHref } from '#domain/richText.ts';
import { parseTags } from '#domain/texts.ts';
import { dayOf } from '#domain/zonedTimes.ts';
import { posts } from '#sample/posts.ts';
import { draft } from '#tests/support/records.ts';

describe('A post', () => {
  it('has the date on which it was published where the company is, at any hour', () => {
    const [post] = posts;
    if (!post) throw new Error('There is no sample post.');
    for (let hour = 0; hour < 24; hour += 1) {
      const publishedAt = new Date(Date.UTC(2027, 5, 14, hour, 30)).toISOString();
      expect(toPublicPost({ ...post, publishedAt }).date).toBe(dayOf(publishedAt, companyZone));
      expect(toPublicPost({ ...post, publishedAt: null, createdAt: publishedAt }).date).toBe(
        dayOf(publishedAt, companyZone),
      );
    }
  });

  it('starts as an empty draft', () => {
    expect(emptyPost).toEqual({
      title: '',
      excerpt: '',
      content: '',
      category: '',
      tags: '',
      featuredImage: '',
      status: 'draft',
      slug: '',
      metaTitle: '',
      metaDescription: '',
    });
  });

  it.each([
    ['title', ' ', postSentences.titleNeeded],
    ['excerpt', '\n', postSentences.excerptNeeded],
    ['content', '<p>&nbsp; <br></p>', postSentences.contentNeeded],
    ['category', '', postSentences.categoryNeeded],
    ['category', 'cooking', postSentences.categoryNeeded],
  ])('is rejected with a %s of %j', (field, value, sentence) => {
    expect(() => postFormSchema.validateSync({ ...draft, [field]: value })).toThrow(sentence);
  });

  it('with a million unclosed tags is checked at once, as the whole server would wait', () => {
    expect(postFormSchema.isValidSync({ ...draft, content: '<'.repeat(1_000_000) })).toBe(true);
  });

  it.each([
    '',
    'planning-flatlay',
    '/uploads/0123456789abcdef-1200x800-a1b2c3-1200.webp',
    'data:image/png;base64,AA',
    'blob:x',
  ])('may have the picture "%s"', (featuredImage) =>
    expect(postFormSchema.validateSync({ ...draft, featuredImage })).toMatchObject({ featuredImage }),
  );

  it.each([
    'https://example.com/a.png',
    '//example.com/a.png',
    '/uploads/../secret.webp',
    '/uploads/a.webp?x',
    '/photos/a.webp',
    'https://example.com/uploads/a.webp',
    'javascript:alert(1)',
    'data:text/html,x',
    'My picture',
    'x data:image/png',
    '\nplanning-flatlay',
  ])('may not have the picture %j', (featuredImage) => {
    expect(() => postFormSchema.validateSync({ ...draft, featuredImage })).toThrow(postSentences.notOurPicture);
  });

  it('may consist of a picture alone', () => {
    const content = '<img src="/photos/a.webp" alt="">';
    expect(postFormSchema.validateSync({ ...draft, content }).content).toBe(content);
  });

  it('is converted to form values and back unchanged', () => {
    const [post] = posts;
    if (!post) throw new Error('There is no sample post.');
    const form = postToForm(post);
    expect(parseTags(form.tags)).toEqual(post.tags);
    expect(postFormSchema.validateSync(form)).toEqual(form);
  });

  it('has each tag once, trimmed', () => {
    expect(parseTags(' flowers, ,season,flowers , ')).toEqual(['flowers', 'season']);
  });
});

describe('A link in a post', () => {
  it.each(['https://example.com', 'http://example.com', 'mailto:a@example.com', 'tel:+15550100', '/blog', '#top'])(
    'may lead to %s',
    (href) => expect(isAllowedHref(href)).toBe(true),
  );

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'file:///etc'])(
    'may not lead to %j',
    (href) => {
      expect(isAllowedHref(href)).toBe(false);
      expect(() => linkSchema.validateSync({ href })).toThrow('Please enter the address of');
    },
  );

  it('may not lead to a host with a space, which Chromium accepts and escapes', () => {
    vi.spyOn(URL, 'canParse').mockReturnValue(true);
    vi.spyOn(URL.prototype, 'hostname', 'get').mockReturnValue('a%20b');
    expect(isAllowedHref('https://a.b')).toBe(false);
    expect(isAllowedImage('https://a.b/hall.png')).toBe(false);
    vi.restoreAllMocks();
    expect(isAllowedHref('https://a%2Db/100%25')).toBe(true);
  });

  it.each([
    ['example.com/a', 'https://example.com/a'],
    ['example.com:8080', 'https://example.com:8080'],
    ['ada@example.com', 'mailto:ada@example.com'],
    ['example.com/@ada', 'https://example.com/@ada'],
    ['example.com/ada@home', 'https://example.com/ada@home'],
    ['ada@example.com/home', 'https://ada@example.com/home'],
    [' /blog ', '/blog'],
    ['tel:123', 'tel:123'],
    ['', ''],
  ])('entered as %j becomes %j', (typed, href) => expect(toHref(typed)).toBe(href));
});

describe('A picture in a post', () => {
  it.each(['/photos/a.webp', 'https://example.com/a.png', 'data:image/png;base64,AAAA'])('may come from %s', (src) =>
    expect(isAllowedImage(src)).toBe(true),
  );

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://example.com/1',
    'x:data:image/png;base64,AAAA',
  ])('may not come from %j', (src) => expect(isAllowedImage(src)).toBe(false));

  it('is required, while its alternative text may be empty', () => {
    expect(() => imageSchema.validateSync({ src: '', alt: '' })).toThrow('Please choose a picture');
    expect(imageSchema.validateSync({ src: '/a.webp', alt: ' A hall ' })).toEqual({ src: '/a.webp', alt: 'A hall' });
  });
});
