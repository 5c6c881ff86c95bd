import { afterEach, beforeEach, expect, vi } from 'vitest';

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(complaints, 'the console stays quiet').toEqual([]);
});

/** Returns and clears the console messages so far, for tests with expected errors. */
export const takeComplaints = (): string[] => complaints.splice(0);
