import { describe, expect, it } from 'vitest';
import { photoAlts } from '#content/photos/alts.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { stories } from '#sample/stories/stories.ts';
import { testimonials } from '#sample/testimonials.ts';

describe('The sample stories', () => {
  it('are exactly those of the gallery pictures, each of which is in its own story', () => {
    expect(new Set(gallery.map(({ story }) => story))).toEqual(new Set(stories.map(({ slug }) => slug)));
    for (const { src, story } of gallery) {
      const told = stories.find(({ slug }) => slug === story);
      expect([told?.image, ...(told?.pictures ?? []).map(({ image }) => image)], story).toContain(src);
    }
  });

  it('match the recent events of the home page', () => {
    for (const { title, category, date, story } of events) {
      expect(stories.find(({ slug }) => slug === story)).toMatchObject({ title, category, date });
    }
  });

  it('are sorted by date, latest first', () => {
    const days = stories.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it.each(stories.map((story) => [story.slug, story] as const))('%s is complete', (slug, story) => {
    const images = [story.image, ...story.pictures.map(({ image }) => image)];
    expect(new Set(images).size).toBe(images.length);
    expect(images.length).toBeGreaterThanOrEqual(3);
    expect(images.length).toBeLessThanOrEqual(6);
    for (const image of images) expect(photoAlts).toHaveProperty(image);
    expect([3, 4]).toContain(story.figures.length);
    expect(story.done.length).toBeGreaterThanOrEqual(3);
    // Length of a description for search engines.
    expect(story.lead.length).toBeGreaterThanOrEqual(70);
    expect(story.lead.length).toBeLessThanOrEqual(155);
    expect(slug).toBe(
      story.title
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .replaceAll(' ', '-'),
    );
  });
});

it('Each sample client has a face of their own', () => {
  expect(new Set(testimonials.map(({ image }) => image)).size).toBe(testimonials.length);
});
