import { afterEach, beforeEach, expect, vi } from 'vitest';

// React makes a task of each element for the debugger of a browser, which nobody has open: a twentieth of the time.
Reflect.deleteProperty(console, 'createTask');

let messages: string[] = [];

beforeEach(() => {
  messages = [];
  const record = (...parts: unknown[]) => void messages.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(record);
  vi.spyOn(console, 'warn').mockImplementation(record);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(messages, 'errors and warnings in the console').toEqual([]);
});

/** Removes and returns the console messages so far, for tests in which errors are expected. */
export const takeConsoleMessages = (): string[] => messages.splice(0);
