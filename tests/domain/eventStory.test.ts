import { expect, it } from 'vitest';
import { type EventStory, storyPageOf } from '#domain/eventStory.ts';

const storyOf = (slug: string): EventStory => ({
  slug,
  title: `The story ${slug}`,
  category: 'wedding',
  date: '2027-06-14',
  image: 'wedding-table',
  place: 'Here',
  lead: 'Once.',
  asked: [],
  done: [],
  figures: [],
  pictures: [],
  quote: { text: '', name: '', role: '' },
  credits: [],
});

it('A story links to the next one, the last to the first, and the only one to none', () => {
  const [a, b] = [storyOf('a'), storyOf('b')];
  const nextOf = (stories: EventStory[], slug: string) => storyPageOf(stories, slug)?.next?.slug;
  expect(nextOf([a, b], 'a')).toBe('b');
  expect(nextOf([a, b], 'b')).toBe('a');
  expect(storyPageOf([a], 'a')).toEqual({ story: a, next: null });
  expect(storyPageOf([a, b], 'c')).toBeUndefined();
  expect(storyPageOf([], 'a')).toBeUndefined();
});
