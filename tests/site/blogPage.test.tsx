import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const search = () => screen.getByRole('searchbox', { name: 'Search posts' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const category = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name });

describe('The search of the blog', () => {
  it('waits for a pause in typing', async () => {
    const backend = createSampleBackend();
    const router = await renderSite('/blog', { backend });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const list = vi.spyOn(backend.posts, 'listPublished');
    for (const text of ['r', 'ra', 'rai', 'rain']) {
      fireEvent.change(search(), { target: { value: text } });
      await pass(50);
    }
    expect(list).not.toHaveBeenCalled();
    await pass(250);
    expect(new Set(list.mock.calls.map(([{ q }]) => q))).toEqual(new Set(['rain', '']));
    expect(router.state.location.search).toBe('?q=rain');
  });

  it('keeps what was typed where a category is chosen before the answer has come', async () => {
    const backend = createSampleBackend();
    const router = await renderSite('/blog', { backend });
    vi.spyOn(backend.posts, 'listPublished').mockImplementationOnce(() => new Promise(() => undefined));
    fireEvent.change(search(), { target: { value: 'day' } });
    await act(async () => fireEvent.blur(search()));
    await act(async () => fireEvent.click(category('Weddings')));
    expect(router.state.location.search).toBe('?q=day&category=wedding');
    expect(search()).toHaveValue('day');
  });
});
