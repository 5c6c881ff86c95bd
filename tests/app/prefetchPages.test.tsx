import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { prefetchPages } from '#app/prefetchPages.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

/** Shows two links, whose pages' code `load` counts, and a button. @returns a function that moves links into view. */
function showLinks(load = vi.fn(async (_path: string) => ({}))) {
  let see: (links: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
  const observed: Element[] = [];
  class Observer {
    constructor(callback: typeof see) {
      see = callback;
    }
    observe(link: Element) {
      observed.push(link);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const listen = vi.spyOn(window, 'addEventListener');
  prefetchPages(['/about', '/blog'].map((path) => ({ path, lazy: () => load(path) })));
  const listeners = listen.mock.calls.map(([type, listener]) => [type, listener] as const);
  onTestFinished(() => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener);
    vi.unstubAllGlobals();
  });
  renderWithTheme(
    <>
      <a href="/about">
        <span>About</span>
      </a>
      <a href="/blog">Blog</a>
      <button type="button">Menu</button>
    </>,
  );
  const seen = (name: string, isIntersecting: boolean) =>
    see(observed.filter((link) => link.textContent === name).map((target) => ({ target, isIntersecting })));
  return { load, seen };
}

it('The code of a page is loaded once its link has the pointer or the focus', () => {
  const { load } = showLinks();
  fireEvent.pointerOver(screen.getByText('Menu'));
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('About'));
  expect(load.mock.calls).toEqual([['/about']]);
  fireEvent.focusIn(screen.getByText('Blog'));
  expect(load.mock.calls).toEqual([['/about'], ['/blog']]);
});

it('The code of pages is loaded where the screen is touched, as soon as their links are in view', () => {
  const { load, seen } = showLinks();
  seen('Blog', true);
  expect(load).not.toHaveBeenCalled();
  fireEvent.touchStart(screen.getByText('Menu'));
  seen('About', false);
  expect(load).not.toHaveBeenCalled();
  seen('Blog', true);
  expect(load.mock.calls).toEqual([['/blog']]);
});

it('Code that cannot be loaded is left to the navigation, which tries again', async () => {
  const { load } = showLinks(vi.fn(async () => Promise.reject(new Error('offline'))));
  fireEvent.pointerOver(screen.getByText('About'));
  fireEvent.pointerOver(screen.getByText('About'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});
