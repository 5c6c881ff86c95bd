import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { maxSearchLength } from '#domain/listQuery.ts';
import { SearchBox } from '#lists/SearchBox.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

/** A page with a search box that shows its query. */
function Page() {
  const { search } = useLocation();
  return (
    <>
      <SearchBox
        q={new URLSearchParams(search).get('q') ?? ''}
        id="search"
        label="Search cakes"
        placeholder="e.g. tart"
      />
      <output>{search}</output>
    </>
  );
}

function open(address = '/') {
  const router = createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: [address] });
  renderWithTheme(<RouterProvider router={router} />);
  return router;
}

const box = () => screen.getByRole('searchbox', { name: 'Search cakes' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const shown = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

describe('A search box', () => {
  it('searches at once for the first letter, then after a pause in typing', async () => {
    open();
    type('c');
    await pass(0);
    expect(shown()).toBe('?q=c');
    type('ca');
    await pass(200);
    type('cak');
    await pass(200);
    expect(shown()).toBe('?q=c');
    await pass(200);
    expect(shown()).toBe('?q=cak');
    type('cake');
    await pass(0);
    expect(shown()).toBe('?q=cake');
  });

  it('also waits for a pause after a single letter', async () => {
    open();
    type('c');
    await pass(200);
    type('ca');
    await pass(0);
    expect(shown()).toBe('?q=c');
    await pass(1000);
    expect(shown()).toBe('?q=ca');
  });

  it('does not change the URL if nothing was typed', async () => {
    open('/?q=cake&page=2');
    await pass(1000);
    await act(async () => void fireEvent.blur(box()));
    expect(shown()).toBe('?q=cake&page=2');
  });

  it('searches at once on Enter and on leaving it, and only once', async () => {
    const router = open();
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.search));
    type('c');
    type('cake');
    await act(async () => expect(fireEvent.submit(screen.getByRole('search'))).toBe(false));
    expect(shown()).toBe('?q=cake');
    type('t');
    await pass(0);
    expect(shown()).toBe('?q=t');
    type('tart');
    await act(async () => void fireEvent.blur(box()));
    expect(shown()).toBe('?q=tart');
    const times = visited.length;
    await act(async () => void fireEvent.blur(box()));
    await pass(1000);
    expect(visited).toHaveLength(times);
  });

  it('adds no history entry for each search', async () => {
    const router = open();
    await act(() => router.navigate('/?page=2'));
    type('cake');
    await pass(1000);
    type('cakes');
    await pass(1000);
    expect(shown()).toBe('?q=cakes');
    await act(() => void router.navigate(-1));
    expect(shown()).toBe('');
  });

  it('follows Back and links', async () => {
    const router = open('/?q=cake');
    expect(box()).toHaveValue('cake');
    await act(() => router.navigate('/?q=tart'));
    expect(box()).toHaveValue('tart');
    await act(() => router.navigate(-1));
    expect(box()).toHaveValue('cake');
  });

  it('discards text on Back that was not searched for yet', async () => {
    const router = open('/');
    await act(() => router.navigate('/?q=tart'));
    type('tarts');
    type('tarts with');
    await act(() => router.navigate(-1));
    expect(box()).toHaveValue('');
    await pass(1000);
    expect(shown()).toBe('');
  });

  it('keeps text being typed when a filter is chosen or a search completes', async () => {
    const router = open('/');
    type('c');
    type('ca');
    await act(() => router.navigate('/?type=wedding'));
    expect(box()).toHaveValue('ca');
    await pass(1000);
    expect(shown()).toBe('?type=wedding&q=ca');
    type('cak');
    await act(() => router.navigate('/?type=wedding&q=ca', { replace: true }));
    expect(box()).toHaveValue('cak');
  });

  it('searches for text that was typed before hydration', async () => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    const value = vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue('typed early');
    open('/');
    value.mockImplementation(get as () => string);
    await pass(1000);
    expect(shown()).toBe('?q=typed+early');
    expect(box()).toHaveValue('typed early');
  });

  it('limits its length, and has a placeholder and an ID', () => {
    open();
    expect(box()).toHaveAttribute('maxlength', String(maxSearchLength));
    expect(box()).toHaveAttribute('placeholder', 'e.g. tart');
    expect(box()).toHaveAttribute('id', 'search');
  });
});
