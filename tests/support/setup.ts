import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What jsdom lacks and every page needs. */
window.scrollTo = () => undefined;
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

// Pages load when first wanted, which takes a busy machine a while.
configure({ asyncUtilTimeout: 15_000 });

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(complaints, 'the console stays quiet').toEqual([]);
});

/** Takes back the complaints of the console so far, for a test in which something breaks on purpose. */
export const takeComplaints = (): string[] => complaints.splice(0);
