import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { Unreachable } from '#backend/errors.ts';
import { errorScreen, missingPageWords } from '#content/site.ts';
import { paths, postPath } from '#paths';
import { takeConsoleMessages } from '../support/consoleMessages.ts';
import { renderSite } from '../support/renderSite.tsx';
import { meta, post } from './articlePage.ts';

describe('The URL of a post', () => {
  it('redirects from a former one to the current one', async () => {
    const backend = createSampleBackend({ latency: 0 });
    const { id, version, tags, ...form } = await backend.posts.get('2');
    await backend.posts.update(id, { ...form, tags: tags.join(','), slug: 'moved' }, version);
    const router = await renderSite(postPath(post.slug), { backend });
    expect(router.state.location.pathname).toBe(postPath('moved'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(post.title);
  });

  it('redirects home in the demo if it is unknown', async () => {
    const demo = await renderSite('/blog/nothing');
    expect(demo.state.location.pathname).toBe(paths.home);
  });

  it.each(['/blog/nothing', '/services/nothing'])('%s shows a not-found page on a live site', async (address) => {
    const router = await renderSite(address, { isLive: true });
    expect(router.state.location.pathname).toBe(address);
    expect(screen.getByRole('heading', { level: 1, name: missingPageWords.heading })).toBeVisible();
    expect(document.title).toBe(missingPageWords.heading);
    expect(meta('robots')).toBe('noindex');
    const main = within(screen.getByRole('main'));
    for (const { label, path } of missingPageWords.links)
      expect(main.getByRole('link', { name: label })).toHaveAttribute('href', path);
    takeConsoleMessages();
  });

  it('is not reported as missing if the site cannot be reached', async () => {
    const backend = createSampleBackend();
    backend.posts.read = () => Promise.reject(new Unreachable('offline'));
    await renderSite(postPath(post.slug), { backend, isLive: true });
    expect(screen.getByRole('heading', { level: 1, name: errorScreen.unreachable.heading })).toBeVisible();
    takeConsoleMessages();
  });
});
