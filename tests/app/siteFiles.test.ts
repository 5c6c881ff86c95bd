import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { siteFile } from '#app/siteFiles.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';

it('The feed is XML whatever the text of a post contains', async () => {
  const posts = await sampleBackendWith({}).posts.listLatest();
  const content = '<p>The end of ]]> and ]]></p>';
  const listLatest = async () => posts.map((post) => ({ ...post, content }));
  const xml = await siteFile('feed.xml', sampleBackendWith({ posts: { listLatest } }), 'https://www.example.com');
  // Throws if the text is no XML.
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const texts = [...document.querySelectorAll('entry > content')].map(({ textContent }) => String(textContent));
  expect(texts).toHaveLength(posts.length);
  for (const text of texts) expect(JSDOM.fragment(text).textContent).toBe('The end of ]]> and ]]>');
});
