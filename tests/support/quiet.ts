import { afterEach, beforeEach, expect, vi } from 'vitest';

// React makes a task of each element for the debugger of a browser, which nobody has open: a twentieth of the time.
Reflect.deleteProperty(console, 'createTask');

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

/** Removes and returns the console messages so far, for tests in which errors are expected. */
export const takeComplaints = (): string[] => complaints.splice(0);
