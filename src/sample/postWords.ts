import type { StoredPost } from '#domain/post.ts';

/** The texts of a post in lists. */
export type PostWords = Pick<StoredPost, 'title' | 'excerpt' | 'tags'>;

/** The texts of the sample posts by slug; slugs are the same in all languages. */
export const samplePostWords = {
  'write-the-guest-list-before-you-fall-for-a-venue': {
    title: 'Write the guest list before you fall for a venue',
    excerpt:
      'The most expensive sentence in planning is “we will squeeze them in.” How to count honestly, ' +
      'what to do about plus-ones and when to stop.',
    tags: ['guest list', 'budget', 'venues'],
  },
  'a-wedding-timetable-with-room-to-breathe': {
    title: 'A wedding timetable with room to breathe',
    excerpt:
      'Portraits run long and speeches run longer. Where we hide thirty spare minutes in a wedding ' +
      'day, and why dinner never waits for the photographs.',
    tags: ['timetable', 'wedding day'],
  },
  'name-badges-and-other-small-things-guests-remember': {
    title: 'Name badges and other small things guests remember',
    excerpt:
      'Nobody recalls the third keynote. They recall the line, the coffee and whether their name was ' +
      'spelled right. Six details to check before the doors open.',
    tags: ['conferences', 'registration'],
  },
  'what-a-site-visit-should-answer': {
    title: 'What a site visit should answer',
    excerpt: 'Eleven questions to ask before you sign, and two that only the caretaker can answer.',
    tags: ['venues', 'checklist'],
  },
  'how-many-candles-does-a-room-need': {
    title: 'How many candles does a room need?',
    excerpt:
      'More than you think, and fewer than the pictures you saved. A short guide to candlelight by ' +
      'table length, ceiling height and house rules.',
    tags: ['candles', 'tables', 'lighting'],
  },
  'two-hours-is-a-long-time-when-you-are-five': {
    title: 'Two hours is a long time when you are five',
    excerpt:
      'A children’s party has a beginning, a middle and a wobble at minute ninety. Our order for ' +
      'games, cake and going home, tested on real five-year-olds.',
    tags: ['children', 'cake'],
  },
  'a-tent-is-not-a-rain-plan': {
    title: 'A tent is not a rain plan',
    excerpt:
      'What to decide, what to reserve and by what hour to stop looking at the forecast: notes from ' +
      'almost ten years of weddings that were meant to be outdoors.',
    tags: ['weather', 'outdoors', 'wedding day'],
  },
  'a-party-for-someone-who-hates-parties': {
    title: 'A party for someone who hates parties',
    excerpt: 'Small, early and with a way out: how to celebrate somebody who would rather be at home.',
    tags: ['small parties', 'at home'],
  },
  'coffee-at-a-conference': {
    title: 'Coffee at a conference',
    excerpt: 'Why the second break matters more than the keynote, and how many cups a room drinks before ten.',
    tags: ['catering', 'conferences'],
  },
  'flowers-in-season-month-by-month': {
    title: 'Flowers in season, month by month',
    excerpt: 'What grows in March, what only flies in, and what a florist means by “something similar.”',
    tags: ['flowers', 'season'],
  },
  'speeches-who-when-and-how-long': {
    title: 'Speeches: who, when and how long',
    excerpt: 'Four minutes is longer than it sounds. An order of speeches that keeps dinner warm and the room awake.',
    tags: ['speeches', 'timetable', 'wedding day'],
  },
  'stage-height-and-other-sums': {
    title: 'Stage height, and other sums',
    excerpt: 'So that the last row sees more than hair: four small sums for a room with a stage.',
    tags: ['stage', 'conferences'],
  },
  'ten-guests-ten-candles-one-cake': {
    title: 'Ten guests, ten candles, one cake',
    excerpt: 'A birthday at home that needs no theme, one oven and a table with both leaves in.',
    tags: ['at home', 'cake', 'small parties'],
  },
  'writing-an-invitation-that-gets-an-answer': {
    title: 'Writing an invitation that gets an answer',
    excerpt: 'One date, one address, one question. What to leave out, when to send it and how to ask a second time.',
    tags: ['invitations', 'guest list'],
  },
  'drapery-for-rooms-with-low-ceilings': {
    title: 'Drapery for rooms with low ceilings',
    excerpt: 'Light cloth, high hooks, no swags: how fabric makes a low room taller instead of smaller.',
    tags: ['drapery', 'venues'],
  },
} satisfies Readonly<Record<string, PostWords>>;
