import type { Banner, Closing, PageMeta } from './types.ts';

/** Title and description of the blog for search engines. */
export const blogMeta: PageMeta = {
  title: 'Blog',
  description:
    'Notes from our planners on guest lists, timetables, candlelight, name badges and rain plans. ' +
    'Practical, short and tested on real events.',
};

/** The banner of the blog. */
export const blogBanner: Banner = {
  eyebrow: 'Blog',
  title: 'Notes from the planning table',
  lead: 'What we tell friends when they ask. Most of it fits on a napkin.',
  photo: 'banner-blog',
};

/** Texts of the blog's list and sidebar. */
export const blogWords = {
  search: { id: 'blog-search', label: 'Search posts', placeholder: 'Timetable, cake, rain…' },
  categoriesTitle: 'Categories',
  recentTitle: 'Recent Posts',
  readMore: 'Read More',
  /** @param title of the post. @returns a visually hidden suffix that makes the link's text unambiguous. */
  readMoreAbout: (title: string) => `: ${title}`,
  /** @param author name of the author. @returns the byline. */
  by: (author: string) => `By ${author}`,
  /**
   * @param count number of matching posts. @param page the current page, of `pages`. @returns the announcement for
   * screen readers after a change of the list.
   */
  count: (count: number, page: number, pages: number) =>
    (count === 1 ? '1 post' : `${count} posts`) + (pages > 1 ? `, page ${page} of ${pages}` : ''),
  pages: 'Pages of the blog',
  /** @param title of the first page. @param page starting at 1. @returns the title of a further page. */
  pageTitle: (title: string, page: number) => `${title} – page ${page}`,
  clear: 'Clear search and category',
  /** @returns the name of a link to the posts with a tag, and their heading. */
  tagged: (tag: string) => `Posts on ${tag}`,
  allTags: 'Show all posts',
  nothingYet: {
    title: 'The first note is being written',
    text: 'Come back in a few days, or ask us whatever you would have read here.',
  },
  empty: { title: 'No posts found', text: 'Try changing your search or category filter' },
} as const;

/** The closing section of the blog. */
export const blogClosing: Closing = {
  eyebrow: 'Your question',
  title: 'Not on the napkin yet?',
  text: 'Ask us what you did not find here. We answer within one working day, and now and then the answer becomes a note.',
  button: 'Ask a planner',
  photo: 'decor-lanterns',
};
