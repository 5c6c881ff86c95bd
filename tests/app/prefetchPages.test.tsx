import { fireEvent, screen } from '@testing-library/react';
import { type RouteObject, redirect } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { prefetchPages } from '#app/prefetchPages.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

/** Shows two links, whose pages' code `load` counts, and a button. @returns a function that moves links into view. */
function showLinks(load = vi.fn(async (_path: string): Promise<Pick<RouteObject, 'Component' | 'loader'>> => ({}))) {
  const loadBackend = vi.fn(async () => sampleBackendWith({}));
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
  prefetchPages(
    [
      ...['/about', '/blog'].map((path) => ({ path, lazy: () => load(path) })),
      { path: '*', loader: () => redirect('/') },
    ],
    loadBackend,
  );
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
      <a href="https://example.org/elsewhere">Elsewhere</a>
      <button type="button">Menu</button>
    </>,
  );
  const seen = (name: string, isIntersecting: boolean) =>
    see(observed.filter((link) => link.textContent === name).map((target) => ({ target, isIntersecting })));
  return { load, loadBackend, seen };
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

it('The backend is loaded with the code of a page that shows data, and with no other', async () => {
  const Component = () => null;
  const loader = () => null;
  const { loadBackend } = showLinks(vi.fn(async (path) => (path === '/blog' ? { Component, loader } : { Component })));
  fireEvent.pointerOver(screen.getByText('About'));
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  fireEvent.pointerOver(screen.getByText('Blog'));
  await vi.waitFor(() => expect(loadBackend).toHaveBeenCalledOnce());
});

describe.each([
  ['touched', fireEvent.touchEnd],
  ['scrolled by a finger', fireEvent.touchCancel],
])('Where the screen is %s', (_how, finish) => {
  it('the code of pages is loaded once their links are in view and the browser is idle', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    const { load, seen } = showLinks();
    seen('Blog', true);
    fireEvent.touchStart(screen.getByText('Menu'));
    seen('Blog', true);
    expect(idle).toEqual([]);
    finish(screen.getByText('Menu'));
    seen('About', false);
    seen('Blog', true);
    expect(load).not.toHaveBeenCalled();
    expect(idle).toHaveLength(1);
    for (const task of idle) task();
    expect(load.mock.calls).toEqual([['/blog']]);
  });
});

it('Code that cannot be loaded is left to the navigation, which tries again', async () => {
  const { load } = showLinks(vi.fn(async () => Promise.reject(new Error('offline'))));
  fireEvent.pointerOver(screen.getByText('About'));
  fireEvent.pointerOver(screen.getByText('About'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});
