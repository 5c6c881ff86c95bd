import type { PostCategory } from '#domain/categories.ts';
import { company } from './company.ts';
import type { Closing } from './types.ts';

/** Texts of a blog post's page. */
export const articleWords = {
  /** @param minutes reading time. */
  readingTime: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  /** @param author name of the author. */
  by: (author: string) => `By ${author}`,
  contents: 'In this post',
  tags: 'Tags',
  share: {
    title: 'Share this post',
    copy: 'Copy link',
    copied: 'The link was copied.',
    failed: 'The link could not be copied. It stands in the address bar.',
    mail: 'Send by email',
    whatsapp: 'Send by WhatsApp',
    facebook: 'Share on Facebook',
    /** @param title of the post. @param address URL of the post. @returns the text to share. */
    text: (title: string, address: string) => `${title}: ${address}`,
  },
  neighbours: 'Further posts',
  previous: 'Previous post',
  next: 'Next post',
  related: { eyebrow: 'Keep reading', title: 'On the same table' },
  preview: {
    title: 'This is a preview',
    text: 'Visitors do not see this post yet. Whoever has this link can read it for a few days.',
  },
} as const;

/** Closing section of a post, by category. */
export const articleClosings: Readonly<Record<PostCategory, Closing>> = {
  wedding: {
    eyebrow: 'Weddings, planned',
    title: 'Shall we write your timetable?',
    text: 'Tell us the month and the number of guests. We answer within a working day, with first questions and a first figure.',
    button: 'Ask about a wedding',
    photo: 'decor-lanterns',
  },
  birthday: {
    eyebrow: 'Birthdays, planned',
    title: 'Who is turning what?',
    text: 'One age, one room and one thing they love is enough to begin with. We answer within a working day.',
    button: 'Ask about a birthday',
    photo: 'closing-birthday',
  },
  corporate: {
    eyebrow: 'Conferences and galas',
    title: 'A room, a stage and two hundred badges?',
    text: 'Send us the date and what people should know when they leave. We answer within a working day.',
    button: 'Ask about an event',
    photo: 'closing-corporate',
  },
  planning: {
    eyebrow: 'Before you sign',
    title: 'Bring your half ideas',
    text: `An hour at our desk costs nothing and ends with a list. ${company.hours}, or in the evening by arrangement.`,
    button: 'Ask for an hour',
    photo: 'banner-contact',
  },
  decoration: {
    eyebrow: 'Rooms, dressed',
    title: 'Show us the room as it is',
    text: 'Three photographs and the length of the tables tell us nearly everything. We answer within a working day.',
    button: 'Ask about decoration',
    photo: 'closing-decoration',
  },
};
