import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routerContext } from '#app/router.ts';
import { Unreachable } from '#backend/errors.ts';
import { enquiry } from '#content/enquiry.ts';
import { galleryWords, storyWords } from '#content/gallery.ts';
import { photo } from '#content/photos/photo.ts';
import { errorScreen, menuLabels, missingPageWords } from '#content/site.ts';
import { formatDate } from '#domain/dates.ts';
import type { EventStory } from '#domain/eventStory.ts';
import { contactPath, galleryStoryPath, paths } from '#paths';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { stories } from '#sample/stories/stories.ts';
import { loader } from '#site/pages/galleryStory.tsx';
import { sampleBackendWith } from '../support/backends.ts';
import { takeConsoleMessages } from '../support/consoleMessages.ts';
import { field, newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const [story, next] = stories as readonly [EventStory, EventStory];

describe('The page of an event story', () => {
  it('shows the request, the work, figures, credits and the client’s quote', async () => {
    await renderSite(galleryStoryPath(story.slug));
    expect(screen.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    for (const words of [story.lead, story.place, ...story.asked, ...story.done, `“${story.quote.text}”`]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    for (const name of [storyWords.asked, storyWords.done, storyWords.credits, storyWords.plan.title]) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    for (const { value, label } of story.figures) {
      expect(screen.getByText(label).parentElement).toHaveTextContent(label + value);
    }
    for (const { role, name } of story.credits) {
      expect(screen.getAllByText(role).map((term) => term.nextSibling?.textContent)).toContain(name);
    }
  });

  it.each(stories.map(({ slug, ...each }) => [slug, each] as const))(
    '%s shows each of its pictures once',
    async (slug, { image, pictures }) => {
      await renderSite(galleryStoryPath(slug));
      const article = within(screen.getByRole('article'));
      const shown = [image, ...pictures.map((picture) => picture.image)].map((name) => photo(name).alt);
      expect(article.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(expect.arrayContaining(shown));
      for (const alt of shown) expect(article.getAllByAltText(alt)).toHaveLength(1);
      const captions = article.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent);
      expect(captions).toEqual(expect.arrayContaining(pictures.map(({ caption }) => caption)));
    },
  );

  it('links to the gallery and to the next story', async () => {
    const user = newUser();
    const router = await renderSite(galleryStoryPath(story.slug));
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('link', { name: menuLabels.gallery })).toHaveAttribute('href', paths.gallery);
    expect(article.getByText(formatDate(next.date))).toHaveAttribute('datetime', next.date);
    await user.click(article.getByRole('link', { name: next.title }));
    expect(await screen.findByRole('heading', { level: 1, name: next.title })).toBeVisible();
    expect(router.state.location.pathname).toBe(galleryStoryPath(next.slug));
    await waitFor(() => expect(document.title).toContain(next.title));
  });

  it('shows no picture of the story before while its own are loading', async () => {
    const router = await renderSite(galleryStoryPath(story.slug));
    const before = within(screen.getByRole('article')).getAllByRole('img');
    await act(() => router.navigate(galleryStoryPath(next.slug)));
    expect(screen.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
    for (const picture of before) expect(picture).not.toBeInTheDocument();
  });

  it('begins its text under the heading, before the figures, even if it has a single paragraph', async () => {
    const [only = ''] = story.done;
    const readStory = async () => ({ story: { ...story, done: [only] }, next: null });
    await renderSite(galleryStoryPath(story.slug), { backend: sampleBackendWith({ gallery: { readStory } }) });
    const figures = screen.getByLabelText(storyWords.figures);
    const text = screen.getByText(only);
    expect(screen.getByRole('heading', { name: storyWords.done })).toBeVisible();
    expect(text.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('tells machines the day of the event', async () => {
    await renderSite(galleryStoryPath(story.slug));
    const article = within(screen.getByRole('article'));
    expect(article.getByText(formatDate(story.date))).toHaveAttribute('datetime', story.date);
  });

  it('has no link to a next story if there is only one', async () => {
    const backend = sampleBackendWith({ gallery: { readStory: async () => ({ story, next: null }) } });
    await renderSite(galleryStoryPath(story.slug), { backend });
    expect(screen.getByRole('heading', { level: 1, name: story.title })).toBeVisible();
    expect(screen.queryByText(storyWords.next)).not.toBeInTheDocument();
  });

  it('shows all pictures of a story with few of them', async () => {
    const short = { ...story, pictures: story.pictures.slice(0, 2) };
    const backend = sampleBackendWith({ gallery: { readStory: async () => ({ story: short, next: null }) } });
    await renderSite(galleryStoryPath(story.slug), { backend });
    expect(within(screen.getByRole('article')).getAllByRole('img')).toHaveLength(3);
  });

  it.each([
    ['wedding', 'wedding'],
    ['corporate', 'corporate'],
    ['birthday', 'birthday'],
    ['decoration', 'other'],
    ['photography', 'other'],
  ] as const)('for the category %s opens an enquiry with the event type %s', async (category, eventType) => {
    const user = newUser();
    const backend = sampleBackendWith({
      gallery: { readStory: async () => ({ story: { ...story, category }, next: null }) },
    });
    await renderSite(galleryStoryPath(story.slug), { backend });
    const link = screen.getByRole('link', { name: storyWords.plan.button });
    expect(link).toHaveAttribute('href', contactPath(category));
    await user.click(link);
    expect(await screen.findByRole('dialog', { name: enquiry.title })).toBeVisible();
    expect(field(new RegExp(enquiry.labels.eventType))).toHaveValue(eventType);
  });

  it('shows the error screen within the site’s layout if the story cannot be read', async () => {
    const backend = sampleBackendWith({ gallery: { readStory: () => Promise.reject(new Unreachable('offline')) } });
    await renderSite(galleryStoryPath(story.slug), { backend });
    expect(screen.getByRole('heading', { level: 1, name: errorScreen.unreachable.heading })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    takeConsoleMessages();
  });
});

describe('The URL of a story', () => {
  it('is linked from the enlarged picture', async () => {
    await renderSite(`${paths.gallery}?photo=${gallery[2]?.id}`);
    const lightbox = await screen.findByRole('dialog', { name: galleryWords.lightbox });
    expect(within(lightbox).getByRole('link', { name: galleryWords.link })).toHaveAttribute(
      'href',
      galleryStoryPath(String(gallery[2]?.story)),
    );
  });

  it('is linked from each recent event on the home page', async () => {
    await renderSite(paths.home);
    for (const { title, story: slug } of events) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', galleryStoryPath(slug));
    }
  });

  it.each(gallery.map(({ id, story: slug }) => [id, slug] as const))(
    'is where the old URL of picture %s redirects',
    async (id, slug) => {
      const router = await renderSite(galleryStoryPath(id));
      expect(router.state.location.pathname).toBe(galleryStoryPath(slug));
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  it('replaces an old one with status code 301', async () => {
    const context = routerContext(async () => sampleBackendWith({}), { isLive: true });
    const args = { params: { slug: '12' }, context } as unknown as Parameters<typeof loader>[0];
    await expect(loader(args)).rejects.toMatchObject({ status: 301 });
  });

  it.each(['/gallery/nothing', '/gallery/99', '/gallery/%C3%A4'])(
    '%s redirects home in the demo, and shows a not-found page on a live site',
    async (address) => {
      const router = await renderSite(address);
      expect(router.state.location.pathname).toBe(paths.home);
      cleanup();
      await renderSite(address, { isLive: true });
      expect(screen.getByRole('heading', { level: 1, name: missingPageWords.heading })).toBeVisible();
      takeConsoleMessages();
    },
  );
});
