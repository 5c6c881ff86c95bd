import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { Unreachable } from '#backend/errors.ts';
import { articleWords } from '#content/article.ts';
import { missingPageWords } from '#content/site.ts';
import { postPath } from '#paths';
import { draft } from '#tests/support/records.ts';
import { takeConsoleMessages } from '../support/consoleMessages.ts';
import { renderSite } from '../support/renderSite.tsx';
import { meta } from './articlePage.ts';

describe('The preview of a draft', () => {
  it('is opened from the back office, says that it is one, and is hidden from search engines', async () => {
    const backend = createSampleBackend({ latency: 0 });
    const { id, slug } = await backend.posts.create({ ...draft, title: 'Not yet' }, 'attempt');
    const router = await renderSite(`/admin/blog/${id}/preview`, { backend });
    expect(router.state.location.pathname).toBe(postPath(slug));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not yet');
    expect(screen.getByRole('note')).toHaveTextContent(articleWords.preview.text);
    expect(meta('robots')).toBe('noindex');
    expect(screen.queryByRole('navigation', { name: articleWords.neighbours })).not.toBeInTheDocument();
  });

  it('has no links that share the address of the post, which others could not open', async () => {
    const backend = createSampleBackend({ latency: 0 });
    const { id, slug } = await backend.posts.create(draft, 'attempt');
    const token = await backend.posts.makePreview(id);
    await renderSite(postPath(slug, token), { backend });
    expect(screen.getByRole('list', { name: articleWords.tags })).toBeVisible();
    expect(screen.queryByRole('heading', { name: articleWords.share.title })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: articleWords.share.whatsapp })).not.toBeInTheDocument();
  });

  it('redirects to the post once that is published', async () => {
    const backend = createSampleBackend({ latency: 0 });
    const { id, slug } = await backend.posts.create(draft, 'attempt');
    const token = await backend.posts.makePreview(id);
    await backend.posts.update(id, { ...draft, status: 'published' }, 1);
    const router = await renderSite(postPath(slug, token), { backend });
    expect(router.state.location).toMatchObject({ pathname: postPath(slug), search: '' });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('is not shown while it cannot be said whether the post is published', async () => {
    const backend = createSampleBackend({ latency: 0 });
    const { id, slug, title } = await backend.posts.create(draft, 'attempt');
    const token = await backend.posts.makePreview(id);
    vi.spyOn(backend.posts, 'read').mockRejectedValue(new Unreachable('away'));
    await renderSite(postPath(slug, token), { backend });
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
    takeConsoleMessages();
  });

  it('says that it has expired, and whom to ask', async () => {
    await renderSite(postPath('not-yet', 'guessed'), { isLive: true });
    expect(screen.getByRole('heading', { level: 1, name: missingPageWords.previewExpired.heading })).toBeVisible();
    expect(screen.getByText(missingPageWords.previewExpired.text)).toBeVisible();
    takeConsoleMessages();
  });
});
