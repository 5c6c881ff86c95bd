import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';

/** Verbs that a test's backend replaces, by part of the backend. */
export type OtherWays = { [Part in keyof Backend]?: Partial<Backend[Part]> };

/** @returns the sample backend, which waits for nothing, with other ways to do some things. */
export function backendThat(others: OtherWays): Backend {
  const backend = createSampleBackend({ wait: async () => undefined });
  for (const [part, ways] of Object.entries(others)) Object.assign(backend[part as keyof Backend], ways);
  return backend;
}

/** @returns a sample backend whose waits the test ends, each told by the ms that it was to last. */
export function slowBackend() {
  const waits: { ms: number; end: () => void }[] = [];
  const backend = createSampleBackend({ wait: (ms) => new Promise((end) => void waits.push({ ms, end })) });
  return { backend, waits };
}
