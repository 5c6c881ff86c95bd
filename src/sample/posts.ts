import type { PostCategory } from '#domain/categories.ts';
import type { StoredPost } from '#domain/post.ts';
import { slugOf } from '#domain/slug.ts';
import { articles } from './articles/articles.ts';

/** What is written of a sample post here; its text is in `articles/`. */
interface SamplePost extends Pick<StoredPost, 'title' | 'excerpt' | 'featuredImage' | 'tags'> {
  category: PostCategory;
  author: 'Admin User' | 'Content Manager';
  /** ISO 8601. */
  day: string;
}

/** Newest first. The demo's blog shows the first six that are published. */
const samples: readonly SamplePost[] = [
  {
    title: 'Write the guest list before you fall for a venue',
    excerpt:
      'The most expensive sentence in planning is “we will squeeze them in.” How to count honestly, ' +
      'what to do about plus-ones and when to stop.',
    featuredImage: 'planning-flatlay',
    day: '2023-06-20',
    author: 'Admin User',
    category: 'planning',
    tags: ['guest list', 'budget', 'venues'],
  },
  {
    title: 'A wedding timetable with room to breathe',
    excerpt:
      'Portraits run long and speeches run longer. Where we hide thirty spare minutes in a wedding ' +
      'day, and why dinner never waits for the photographs.',
    featuredImage: 'wedding-table',
    day: '2023-06-02',
    author: 'Content Manager',
    category: 'wedding',
    tags: ['timetable', 'wedding day'],
  },
  {
    title: 'Name badges and other small things guests remember',
    excerpt:
      'Nobody recalls the third keynote. They recall the line, the coffee and whether their name was ' +
      'spelled right. Six details to check before the doors open.',
    featuredImage: 'corporate-lanyards',
    day: '2023-05-11',
    author: 'Content Manager',
    category: 'corporate',
    tags: ['conferences', 'registration'],
  },
  {
    title: 'What a site visit should answer',
    excerpt: 'Eleven questions to ask before you sign, and two that only the caretaker can answer.',
    featuredImage: 'about-venue',
    day: '2023-05-02',
    author: 'Content Manager',
    category: 'planning',
    tags: ['venues', 'checklist'],
  },
  {
    title: 'How many candles does a room need?',
    excerpt:
      'More than you think, and fewer than the pictures you saved. A short guide to candlelight by ' +
      'table length, ceiling height and house rules.',
    featuredImage: 'decor-centerpiece',
    day: '2023-04-18',
    author: 'Admin User',
    category: 'decoration',
    tags: ['candles', 'tables', 'lighting'],
  },
  {
    title: 'Two hours is a long time when you are five',
    excerpt:
      'A children’s party has a beginning, a middle and a wobble at minute ninety. Our order for ' +
      'games, cake and going home, tested on real five-year-olds.',
    featuredImage: 'birthday-cupcakes',
    day: '2023-03-23',
    author: 'Admin User',
    category: 'birthday',
    tags: ['children', 'cake'],
  },
  {
    title: 'A tent is not a rain plan',
    excerpt:
      'What to decide, what to reserve and by what hour to stop looking at the forecast: notes from ' +
      'almost ten years of weddings that were meant to be outdoors.',
    featuredImage: 'decor-drapery',
    day: '2023-02-09',
    author: 'Content Manager',
    category: 'wedding',
    tags: ['weather', 'outdoors', 'wedding day'],
  },
  {
    title: 'A party for someone who hates parties',
    excerpt: 'Small, early and with a way out: how to celebrate somebody who would rather be at home.',
    featuredImage: 'birthday-gifts',
    day: '2023-01-30',
    author: 'Content Manager',
    category: 'birthday',
    tags: ['small parties', 'at home'],
  },
  {
    title: 'Coffee at a conference',
    excerpt: 'Why the second break matters more than the keynote, and how many cups a room drinks before ten.',
    featuredImage: 'corporate-coffee',
    day: '2023-01-17',
    author: 'Admin User',
    category: 'corporate',
    tags: ['catering', 'conferences'],
  },
  {
    title: 'Flowers in season, month by month',
    excerpt: 'What grows in March, what only flies in, and what a florist means by “something similar.”',
    featuredImage: 'wedding-bouquet',
    day: '2022-12-06',
    author: 'Content Manager',
    category: 'decoration',
    tags: ['flowers', 'season'],
  },
  {
    title: 'Speeches: who, when and how long',
    excerpt: 'Four minutes is longer than it sounds. An order of speeches that keeps dinner warm and the room awake.',
    featuredImage: 'wedding-champagne',
    day: '2022-11-15',
    author: 'Admin User',
    category: 'wedding',
    tags: ['speeches', 'timetable', 'wedding day'],
  },
  {
    title: 'Stage height, and other sums',
    excerpt: 'So that the last row sees more than hair: four small sums for a room with a stage.',
    featuredImage: 'corporate-stage',
    day: '2022-10-27',
    author: 'Content Manager',
    category: 'corporate',
    tags: ['stage', 'conferences'],
  },
  {
    title: 'Ten guests, ten candles, one cake',
    excerpt: 'A birthday at home that needs no theme, one oven and a table with both leaves in.',
    featuredImage: 'birthday-cake',
    day: '2022-10-04',
    author: 'Admin User',
    category: 'birthday',
    tags: ['at home', 'cake', 'small parties'],
  },
  {
    title: 'Writing an invitation that gets an answer',
    excerpt: 'One date, one address, one question. What to leave out, when to send it and how to ask a second time.',
    featuredImage: 'consultation-desk',
    day: '2022-09-13',
    author: 'Content Manager',
    category: 'planning',
    tags: ['invitations', 'guest list'],
  },
  {
    title: 'Drapery for rooms with low ceilings',
    excerpt: 'Light cloth, high hooks, no swags: how fabric makes a low room taller instead of smaller.',
    featuredImage: 'decor-entrance',
    day: '2022-08-23',
    author: 'Admin User',
    category: 'decoration',
    tags: ['drapery', 'venues'],
  },
];

const day = 24 * 60 * 60 * 1000;
const lastChange = Date.UTC(2025, 2, 2, 9, 0);

/** The fifteen sample posts, the last changed first; every fourth is a draft. */
export const posts: readonly StoredPost[] = samples.map(({ day: written, ...post }, index) => {
  const isDraft = (index + 1) % 4 === 0;
  const createdAt = `${written}T09:00:00.000Z`;
  const slug = slugOf(post.title);
  return {
    ...post,
    id: String(index + 1),
    slug,
    content: articles[slug] ?? `<p>${post.excerpt}</p>`,
    status: isDraft ? 'draft' : 'published',
    createdAt,
    updatedAt: new Date(lastChange - index * 5 * day).toISOString(),
    publishedAt: isDraft ? null : createdAt,
    metaTitle: '',
    metaDescription: '',
    version: 1,
  };
});
