import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { photoAlts } from '#content/photos/alts.ts';
import { sanitizeContent, sanitizePost } from '#server/routes/sanitizePost.ts';
import { draft } from '#tests/support/records.ts';

describe('The content of a post', () => {
  it.each([
    '<h2>One</h2><h3>Two</h3><p>Three <strong>four</strong> <em>five</em> <u>six</u><br>seven</p>',
    '<ul><li><p>One</p></li></ul><ol><li><p>Two</p></li></ol><blockquote><p>Three</p></blockquote>',
    '<p><a href="https://example.com/?a=1&amp;b=2">web</a> <a href="mailto:ada@example.com">mail</a> <a href="tel:+15550100">call</a> <a href="/about">here</a></p>',
    '<img src="/uploads/abc-480.webp" alt="A &#x22;quoted&#x22; text"><img src="https://example.com/x.png" alt="">',
    '<p>1 &#x3C; 2 &#x26; 3 > 2 “ä” 🎉</p>',
  ])('keeps what the editor produces: %s', (html) => {
    const written = (text: string) => toHtml(fromHtml(text, { fragment: true }));
    expect(written(sanitizeContent(html))).toBe(written(html));
    expect(sanitizeContent(sanitizeContent(html))).toBe(sanitizeContent(html));
  });

  it.each([
    ['<p onclick="x()" style="color:red" class="a" id="b" data-x="1">One</p>', '<p>One</p>'],
    ['<h1>One</h1><div><span>two</span></div><code>three</code>', 'Onetwothree'],
    ['<script>alert(1)</script><style>p{}</style><p>One</p>', '<p>One</p>'],
    ['<iframe src="https://example.com">no frames</iframe><p>One</p>', '<p>One</p>'],
    ['<svg><script>5</script><a href="/x">two</a></svg><p>One</p>', '<p>One</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
    ['<template><img src="/x.png" onerror="alert(1)"></template>', ''],
    ['<textarea><img src="/x.png" onerror="alert(1)"></textarea><title>two</title>', ''],
    ['<!-- one --><![CDATA[two]]><?three?>', ''],
    ['<p><a href="javascript:alert(1)">One</a></p>', '<p><a>One</a></p>'],
    ['<p><a href="jav&#x09;ascript:alert(1)">One</a></p>', '<p><a>One</a></p>'],
    ['<p><a href="&#1;javascript:alert(1)">One</a></p>', '<p><a>One</a></p>'],
    ['<p><a href="data:text/html,x">One</a></p>', '<p><a>One</a></p>'],
    ['<p><a href="vbscript:x">One</a></p>', '<p><a>One</a></p>'],
    ['<p><a href="/x" target="_blank" rel="opener" ping="/y" download>One</a></p>', '<p><a href="/x">One</a></p>'],
    ['<p>One<img src="data:text/html,<script>1</script>"></p>', '<p>One</p>'],
    ['<p>One<img></p>', '<p>One</p>'],
    ['<blockquote><p>One<img src="javascript:alert(1)"></p></blockquote>', '<blockquote><p>One</p></blockquote>'],
    ['<img src="/x.png" srcset="/y.png 2x" onload="x()" width="5" alt="One">', '<img src="/x.png" alt="One">'],
    ['<p>One', '<p>One</p>'],
  ])('of %s becomes %s', (html, safe) => {
    expect(sanitizeContent(html)).toBe(safe);
  });
});

describe('The form of a post', () => {
  const photograph = String(Object.keys(photoAlts)[0]);
  const refusal = (changes: object) => {
    try {
      sanitizePost({ ...draft, ...changes });
      return null;
    } catch (error) {
      return error instanceof InvalidInput ? Object.keys(error.fields) : error;
    }
  };

  it('keeps its values except for unsafe content', () => {
    const form = { ...draft, content: '<p onclick="x()">One</p>', featuredImage: photograph };
    expect(sanitizePost(form)).toEqual({ ...form, content: '<p>One</p>' });
  });

  it.each(['', photograph, '/uploads/0123456789abcdef-1200x800-a1b2c3-1200.webp'])(
    'accepts the picture "%s"',
    (featuredImage) => expect(refusal({ featuredImage })).toBeNull(),
  );

  it.each(['no-such-photograph', 'toString', 'data:image/png;base64,AA', 'blob:x'])(
    'is rejected with the picture "%s", which is not from this server',
    (featuredImage) => expect(refusal({ featuredImage })).toEqual(['featuredImage']),
  );

  it('is rejected if nothing of its content is allowed', () => {
    expect(refusal({ content: '<script>alert(1)</script><p> </p>' })).toEqual(['content']);
    expect(refusal({ content: '<img src="/uploads/a-480.webp" alt="">' })).toBeNull();
  });

  it('is rejected with a sentence if its content is nested deeper than it can be read', () => {
    const nested = (levels: number) => `${'<blockquote>'.repeat(levels)}One${'</blockquote>'.repeat(levels)}`;
    expect(refusal({ content: nested(100) })).toBeNull();
    expect(refusal({ content: nested(20_000) })).toEqual(['content']);
  });
});
