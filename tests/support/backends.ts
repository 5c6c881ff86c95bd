import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';

/** Methods that a test's backend overrides, by part of the backend. */
export type OtherWays = { [Part in keyof Backend]?: Partial<Backend[Part]> };

/** @returns the sample backend without delays, with the given overrides. */
export function backendThat(others: OtherWays): Backend {
  const backend = createSampleBackend({ wait: async () => undefined });
  for (const [part, ways] of Object.entries(others)) Object.assign(backend[part as keyof Backend], ways);
  return backend;
}

/** @returns a sample backend, and its pending delays, which the test ends; each has its duration in ms. */
export function slowBackend() {
  const waits: { ms: number; end: () => void }[] = [];
  const backend = createSampleBackend({ wait: (ms) => new Promise((end) => void waits.push({ ms, end })) });
  return { backend, waits };
}
