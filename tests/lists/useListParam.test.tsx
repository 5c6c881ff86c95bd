import { act, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { createMemoryRouter, RouterProvider, UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useListParam, useListSearch } from '#lists/useListParam.ts';
import packages from '#package' with { type: 'json' };

/** Renders a list whose loader stays pending until the test releases it. */
async function list(address: string) {
  let release = () => {};
  let setParam: ReturnType<typeof useListParam> = async () => {};
  function Page() {
    setParam = useListParam();
    const { state } = useLocation();
    return (
      <>
        <output>{useListSearch()}</output>
        <p>{String(state)}</p>
      </>
    );
  }
  const loader = () =>
    new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
  const router = createMemoryRouter([{ path: '/', Component: Page, loader, HydrateFallback: () => null }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  const arrive = () => act(async () => release());
  await arrive();
  return {
    router,
    arrive,
    shown: () => screen.getByRole('status').textContent,
    state: () => screen.getByRole('paragraph').textContent,
    set: (...change: Parameters<typeof setParam>) => act(async () => void setParam(...change)),
    /** Synchronously, before the next render. */
    setAtOnce: (...change: Parameters<typeof setParam>) => void setParam(...change),
  };
}

describe('A parameter of a list’s URL', () => {
  it('is changed beside the others, as a history entry that Back undoes', async () => {
    const { router, set, arrive, shown } = await list('/?q=cake&page=2');
    await set('status', 'new');
    await arrive();
    expect(shown()).toBe('?q=cake&status=new');
    await act(() => void router.navigate(-1));
    await arrive();
    expect(shown()).toBe('?q=cake&page=2');
  });

  it('replaces the previous history entry if asked to', async () => {
    const { router, set, arrive, shown } = await list('/?a=1');
    await set('q', 'c');
    await arrive();
    await set('q', 'cake', { replace: true });
    await arrive();
    expect(shown()).toBe('?a=1&q=cake');
    await act(() => void router.navigate(-1));
    await arrive();
    expect(shown()).toBe('?a=1');
  });

  it('counts while it is loading: the next change keeps it', async () => {
    const { set, arrive, shown } = await list('/');
    await set('q', 'cake');
    expect(shown()).toBe('?q=cake');
    await set('status', 'new');
    await arrive();
    expect(shown()).toBe('?q=cake&status=new');
  });

  it('counts at once, even for another change at the same moment', async () => {
    const { setAtOnce, arrive, shown } = await list('/');
    await act(async () => {
      setAtOnce('q', 'cake');
      setAtOnce('status', 'new');
    });
    await arrive();
    expect(shown()).toBe('?q=cake&status=new');
  });

  it('keeps the scroll position, and passes state to the next page', async () => {
    const { router, set, arrive, state } = await list('/');
    const scrolls: boolean[] = [];
    router.subscribe(({ preventScrollReset }) => scrolls.push(preventScrollReset));
    await set('photo', '3', { state: 'opened' });
    await arrive();
    expect(state()).toBe('opened');
    expect(scrolls.at(-1)).toBe(true);
  });
});

describe('React Router', () => {
  it('gives its router, with a pending navigation, in a context that is not public', async () => {
    const given: unknown[] = [];
    function Page() {
      given.push(useContext(UNSAFE_DataRouterContext)?.router);
      return null;
    }
    const router = createMemoryRouter([{ path: '/', Component: Page }]);
    await act(async () => render(<RouterProvider router={router} />));
    expect(given[0]).toBe(router);
    expect(router.state).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'idle' } });
  });

  it('is updated by patch releases only, because others may change what is not public', () => {
    expect(packages.dependencies['react-router-dom']).toMatch(/^~\d+\.\d+\.\d+$/);
  });
});
