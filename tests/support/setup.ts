import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { removeStyles } from './styles.ts';

declare global {
  /** The test environment's jsdom, provided by Vitest. */
  var jsdom: { window: Window };
}

// Newer versions of Node have their own `localStorage`, which is unusable without a file; jsdom's replaces it.
Object.defineProperty(globalThis, 'localStorage', {
  get: () => globalThis.jsdom.window.localStorage,
  configurable: true,
});

/** Missing in jsdom, and used by every page. */
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

configure({
  // Pages are imported on demand, which takes long on a busy machine.
  asyncUtilTimeout: 15_000,
  // Leaves out the printed document, which would be serialised at each attempt of `waitFor`; `screen.debug()` prints
  // it.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(() => {
  cleanup();
  removeStyles();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
