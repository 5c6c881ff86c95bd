import { postCategories } from '#domain/categories.ts';
import type { Post } from '#domain/post.ts';

/** Title, excerpt and tags of the fifteen sample posts of the back office, the last changed first. */
const texts: readonly [title: string, excerpt: string, ...tags: string[]][] = [
  ['A timetable that survives the photographs', 'Where to hide thirty spare minutes.', 'timetable', 'wedding day'],
  ['Name badges that people read', 'Type size, first names and other courtesies.', 'conferences'],
  ['Ten guests, ten candles, one cake', 'A birthday at home that needs no theme.', 'at home', 'cake'],
  ['What a site visit should answer', 'Eleven questions to ask before you sign.', 'venues', 'checklist'],
  ['Candles by the metre', 'How much light a long table wants.', 'candles', 'tables'],
  ['Speeches: who, when and how long', 'Four minutes is longer than it sounds.', 'speeches'],
  ['Coffee at a conference', 'Why the second break matters more than the keynote.', 'catering', 'conferences'],
  ['A party for someone who hates parties', 'Small, early and with a way out.', 'small parties'],
  ['The budget line nobody writes down', 'Keep a tenth back. You will know what for.', 'budget'],
  ['Flowers in season, month by month', 'What grows in March, and what only flies in.', 'flowers', 'season'],
  ['Rain plans that nobody notices', 'A second room can look like the first choice.', 'weather', 'outdoors'],
  ['Stage height, and other sums', 'So that the last row sees more than hair.', 'stage'],
  ['Games for twelve children and one dog', 'An order that ends in cake.', 'children', 'games'],
  ['Writing an invitation that gets an answer', 'One date, one address, one question.', 'invitations'],
  ['Drapery for rooms with low ceilings', 'Light cloth, high hooks, no swags.', 'drapery'],
];

const authors = ['Admin User', 'Content Manager'] as const;
const day = 24 * 60 * 60 * 1000;
const latest = Date.UTC(2025, 2, 2, 9, 0);

/** The fifteen sample posts: categories and authors cycle, every fourth is a draft. */
export const adminPosts: readonly Post[] = texts.map(([title, excerpt, ...tags], index) => ({
  id: String(index + 1),
  title,
  excerpt,
  content: `<h2>${title}</h2><p>${excerpt} We wrote this down after an evening that taught us so.</p><ul><li>Ask early.</li><li>Write it down.</li></ul>`,
  category: postCategories[index % postCategories.length] as Post['category'],
  tags,
  featuredImage: '',
  author: authors[index % authors.length] as string,
  status: (index + 1) % 4 === 0 ? 'draft' : 'published',
  createdAt: new Date(latest - (index * 5 + 3) * day).toISOString(),
  updatedAt: new Date(latest - index * 5 * day).toISOString(),
  version: 1,
}));
