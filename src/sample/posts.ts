import type { PostCategory } from '#domain/categories.ts';
import { day } from '#domain/durations.ts';
import type { StoredPost } from '#domain/post.ts';
import { articles } from './articles/articles.ts';
import { samplePostWords } from './postWords.ts';

/** The data of a sample post that is the same in all languages; its texts are in `postWords.ts` and `articles/`. */
interface SamplePost extends Pick<StoredPost, 'featuredImage'> {
  slug: keyof typeof samplePostWords;
  category: PostCategory;
  author: 'Admin User' | 'Content Manager';
  /** ISO 8601. */
  day: string;
}

/** Newest first. The demo's blog shows the first six that are published. */
const samples: readonly SamplePost[] = [
  {
    slug: 'write-the-guest-list-before-you-fall-for-a-venue',
    featuredImage: 'planning-flatlay',
    day: '2023-06-20',
    author: 'Admin User',
    category: 'planning',
  },
  {
    slug: 'a-wedding-timetable-with-room-to-breathe',
    featuredImage: 'wedding-arch-aisle',
    day: '2023-06-02',
    author: 'Content Manager',
    category: 'wedding',
  },
  {
    slug: 'name-badges-and-other-small-things-guests-remember',
    featuredImage: 'corporate-lanyards',
    day: '2023-05-11',
    author: 'Content Manager',
    category: 'corporate',
  },
  {
    slug: 'what-a-site-visit-should-answer',
    featuredImage: 'about-venue',
    day: '2023-05-02',
    author: 'Content Manager',
    category: 'planning',
  },
  {
    slug: 'how-many-candles-does-a-room-need',
    featuredImage: 'decor-centerpiece',
    day: '2023-04-18',
    author: 'Admin User',
    category: 'decoration',
  },
  {
    slug: 'two-hours-is-a-long-time-when-you-are-five',
    featuredImage: 'birthday-cupcakes',
    day: '2023-03-23',
    author: 'Admin User',
    category: 'birthday',
  },
  {
    slug: 'a-tent-is-not-a-rain-plan',
    featuredImage: 'decor-drapery',
    day: '2023-02-09',
    author: 'Content Manager',
    category: 'wedding',
  },
  {
    slug: 'a-party-for-someone-who-hates-parties',
    featuredImage: 'birthday-gifts',
    day: '2023-01-30',
    author: 'Content Manager',
    category: 'birthday',
  },
  {
    slug: 'coffee-at-a-conference',
    featuredImage: 'corporate-coffee',
    day: '2023-01-17',
    author: 'Admin User',
    category: 'corporate',
  },
  {
    slug: 'flowers-in-season-month-by-month',
    featuredImage: 'wedding-bouquet',
    day: '2022-12-06',
    author: 'Content Manager',
    category: 'decoration',
  },
  {
    slug: 'speeches-who-when-and-how-long',
    featuredImage: 'wedding-champagne',
    day: '2022-11-15',
    author: 'Admin User',
    category: 'wedding',
  },
  {
    slug: 'stage-height-and-other-sums',
    featuredImage: 'corporate-stage',
    day: '2022-10-27',
    author: 'Content Manager',
    category: 'corporate',
  },
  {
    slug: 'ten-guests-ten-candles-one-cake',
    featuredImage: 'birthday-cake',
    day: '2022-10-04',
    author: 'Admin User',
    category: 'birthday',
  },
  {
    slug: 'writing-an-invitation-that-gets-an-answer',
    featuredImage: 'consultation-desk',
    day: '2022-09-13',
    author: 'Content Manager',
    category: 'planning',
  },
  {
    slug: 'drapery-for-rooms-with-low-ceilings',
    featuredImage: 'decor-entrance',
    day: '2022-08-23',
    author: 'Admin User',
    category: 'decoration',
  },
];

const lastChange = Date.UTC(2025, 2, 2, 9, 0);

/** The fifteen sample posts, last changed first; every fourth is a draft. */
export const posts: readonly StoredPost[] = samples.map(({ day: writtenDay, ...post }, index) => {
  const isDraft = (index + 1) % 4 === 0;
  const createdAt = `${writtenDay}T09:00:00.000Z`;
  const words = samplePostWords[post.slug];
  return {
    ...post,
    ...words,
    id: String(index + 1),
    content: articles[post.slug] ?? `<p>${words.excerpt}</p>`,
    status: isDraft ? 'draft' : 'published',
    createdAt,
    updatedAt: new Date(lastChange - index * 5 * day).toISOString(),
    publishedAt: isDraft ? null : createdAt,
    metaTitle: '',
    metaDescription: '',
    version: 1,
  };
});
