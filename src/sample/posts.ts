import type { PublicPost } from '#domain/post.ts';

/** The six sample posts of the public blog, newest first. */
export const posts: readonly PublicPost[] = [
  {
    id: '1',
    title: 'Write the guest list before you fall for a venue',
    excerpt:
      'The most expensive sentence in planning is “we will squeeze them in.” How to count honestly, ' +
      'what to do about plus-ones and when to stop.',
    image: 'planning-flatlay',
    date: '2023-06-20',
    author: 'Admin User',
    category: 'planning',
    tags: ['guest list', 'budget', 'venues'],
  },
  {
    id: '2',
    title: 'A wedding timetable with room to breathe',
    excerpt:
      'Portraits run long and speeches run longer. Where we hide thirty spare minutes in a wedding ' +
      'day, and why dinner never waits for the photographs.',
    image: 'wedding-table',
    date: '2023-06-02',
    author: 'Content Manager',
    category: 'wedding',
    tags: ['timetable', 'wedding day'],
  },
  {
    id: '3',
    title: 'Name badges and other small things guests remember',
    excerpt:
      'Nobody recalls the third keynote. They recall the line, the coffee and whether their name was ' +
      'spelled right. Six details to check before the doors open.',
    image: 'corporate-lanyards',
    date: '2023-05-11',
    author: 'Content Manager',
    category: 'corporate',
    tags: ['conferences', 'registration'],
  },
  {
    id: '4',
    title: 'How many candles does a room need?',
    excerpt:
      'More than you think, and fewer than the pictures you saved. A short guide to candlelight by ' +
      'table length, ceiling height and house rules.',
    image: 'decor-centerpiece',
    date: '2023-04-18',
    author: 'Admin User',
    category: 'decoration',
    tags: ['candles', 'tables', 'lighting'],
  },
  {
    id: '5',
    title: 'Two hours is a long time when you are five',
    excerpt:
      'A children’s party has a beginning, a middle and a wobble at minute ninety. Our order for ' +
      'games, cake and going home, tested on real five-year-olds.',
    image: 'birthday-cupcakes',
    date: '2023-03-23',
    author: 'Admin User',
    category: 'birthday',
    tags: ['children', 'cake'],
  },
  {
    id: '6',
    title: 'A tent is not a rain plan',
    excerpt:
      'What to decide, what to reserve and by what hour to stop looking at the forecast: notes from ' +
      'almost ten years of weddings that were meant to be outdoors.',
    image: 'about-venue',
    date: '2023-02-09',
    author: 'Content Manager',
    category: 'wedding',
    tags: ['weather', 'outdoors', 'wedding day'],
  },
];
