import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';
import { removeStyles, speedUpComputedStyle } from './styles.ts';

declare global {
  /** The window of jsdom, provided by Vitest. */
  var jsdom: { window: Window };
}

// Recent versions of Node have their own `localStorage`, which does not work without a file: use jsdom's instead.
Object.defineProperty(globalThis, 'localStorage', {
  get: () => globalThis.jsdom.window.localStorage,
  configurable: true,
});

// React stores a stack trace with each new element, unless it counts too many of them: a tenth of the time.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}

/** Whether React collects updates to carry them out together, as `act` demands. */
const isInAct = () => internals instanceof Object && Reflect.get(internals, 'actQueue') !== null;

/** Required by all pages, but missing in jsdom. */
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

// React ignores clicks on disabled controls: the test would fail seconds later, somewhere else, or only now and then.
document.addEventListener(
  'click',
  ({ target }) => {
    const disabled = target instanceof Element && target.closest('button:disabled, input:disabled, select:disabled');
    if (disabled) console.error(`A test clicked a disabled control: ${disabled.outerHTML.slice(0, 300)}`);
  },
  { capture: true },
);

speedUpComputedStyle();

const { eventWrapper } = getConfig();

configure({
  // Pages are loaded lazily, which takes a while on a busy machine.
  asyncUtilTimeout: 15_000,
  // An event that an effect causes belongs to the `act` that runs the effect, which a second one would end: in a hidden
  // tab, `focus` as replaced by user-event causes such events.
  eventWrapper: (dispatch) => (isInAct() ? dispatch() : eventWrapper(dispatch)),
  // Errors without the whole document, which would be serialised at every attempt of `waitFor`; `screen.debug()` prints
  // it.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  removeStyles();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
