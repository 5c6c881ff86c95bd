import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PublicPost } from '#domain/post.ts';
import { ArticleFooter } from '#site/blog/ArticleFooter.tsx';
import { PreviewNotice } from '#site/blog/ArticleHeader.tsx';
import { RelatedPosts } from '#site/blog/ArticleNeighbours.tsx';
import { ArticleText } from '#site/blog/ArticleText.tsx';
import { BlogPages } from '#site/blog/BlogPages.tsx';
import { RecentPosts } from '#site/blog/BlogSidebar.tsx';
import { NoPosts, PostGrid } from '#site/blog/PostGrid.tsx';
import { listedPosts } from '#tests/support/posts.ts';
import { long, sentence, short, unbroken } from '../words.ts';

const meta = { title: 'Site/Blog', parameters: { inset: true } } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Posts: Story = { render: () => <PostGrid posts={listedPosts} /> };
const [post] = listedPosts as [PublicPost];
const tagged = { ...post, tags: [long, unbroken.repeat(2)] };
/** Tags that are wider than a phone are shortened, and the page does not scroll sideways. */
export const LongTags: Story = {
  render: () => (
    <>
      <PostGrid posts={[tagged]} />
      <ArticleFooter
        article={{ ...tagged, content: '', updatedAt: '', metaTitle: '', metaDescription: '' }}
        isPreview
      />
      <RelatedPosts posts={[tagged]} />
    </>
  ),
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export const OnePost: Story = { render: () => <PostGrid posts={listedPosts.slice(0, 1)} /> };
export const WithoutPosts: Story = { render: () => <NoPosts /> };

const pages = (page: number, count: number): Story => ({
  render: () => <BlogPages page={page} count={count} hrefOf={(to) => `/blog?page=${to}`} onTurn={() => undefined} />,
});
export const FirstPage = pages(1, 3);
export const LastPage = pages(3, 3);
/** All of it is in one row, also on a phone. */
export const OneOfHundredsOfPages: Story = {
  ...pages(250, 417),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(rows).size).toBe(1);
  },
};

/** All elements that the editor can create. */
const everything = `
  <p>${sentence} <strong>${short}</strong> <em>${short}</em> <a href="https://example.com">${short}</a></p>
  <h2>${short}</h2><p>${long}</p>
  <h3>${short}</h3><ul><li>${sentence}</li><li>${short}</li></ul><ol><li>${short}</li><li>${sentence}</li></ol>
  <blockquote><p>${sentence}</p></blockquote><pre><code>${unbroken}</code></pre><hr><p>${unbroken}</p>`;

export const TextOfAPost: Story = { render: () => <ArticleText html={everything} /> };
export const Preview: Story = { render: () => <PreviewNotice /> };
export const Recent: Story = { render: () => <RecentPosts posts={listedPosts.slice(0, 3)} /> };
