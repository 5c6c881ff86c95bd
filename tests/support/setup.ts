import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { removeStyles, speedUpComputedStyle } from './styles.ts';

declare global {
  /** The browser of the tests, as Vitest hands it on. */
  var jsdom: { window: Window };
}

// Newer versions of Node have a storage of their own, which is none without a file for it: that of the browser counts.
Object.defineProperty(globalThis, 'localStorage', {
  get: () => globalThis.jsdom.window.localStorage,
  configurable: true,
});

/** jsdom lacks these, and every page needs them. */
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

speedUpComputedStyle();

configure({
  // Pages load when first wanted, which takes a busy machine a while.
  asyncUtilTimeout: 15_000,
  // Without the whole document in print, which is written out at every try of a `waitFor`; `screen.debug()` shows it.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(() => {
  cleanup();
  removeStyles();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
